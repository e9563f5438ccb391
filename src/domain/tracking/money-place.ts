import type { Day } from '../time/time';
import { canSign, estimateState, openedEstimate } from './estimate-state';
import type { ShownEstimate } from './estimate-state';
import type { MoneyCopy } from './money-copy';
import type { ShownInvoice } from './shown-money';

/** What a page's address asks for: an id, '' for what is to be seen first, null where it does not name the kind. */
export type WantedMoney = { readonly estimate: string | null; readonly invoice: string | null };

/** What a client's page shows once it is open. */
export type MoneyPlace =
  | { readonly kind: 'estimate'; readonly estimate: ShownEstimate }
  | { readonly kind: 'invoice'; readonly invoice: ShownInvoice }
  | { readonly kind: 'balance' }
  | { readonly kind: 'nothing' };

/** Whether anything was issued or paid, so that there is a balance to show. */
export function hasBalance({ invoices, receipts }: Pick<MoneyCopy, 'invoices' | 'receipts'>): boolean {
  return invoices.length > 0 || receipts.length > 0;
}

/**
 * What a page shows: the paper asked for, else an estimate that waits for the client's answer, else the balance, else the
 * newest estimate. `today` is the business's.
 */
export function moneyPlace(money: MoneyCopy, wanted: WantedMoney, today: Day): MoneyPlace {
  const isBilled = hasBalance(money);
  if (isBilled && wanted.invoice !== null) {
    const invoice = money.invoices.find(({ id }) => id === wanted.invoice);
    return invoice ? { kind: 'invoice', invoice } : { kind: 'balance' };
  }
  const estimate = openedEstimate(money.estimates, wanted.estimate ?? '', today);
  const isFirst =
    estimate !== null && (estimate.id === wanted.estimate || canSign(estimateState(estimate, today)));
  if (isBilled && !isFirst) return { kind: 'balance' };
  return estimate ? { kind: 'estimate', estimate } : { kind: 'nothing' };
}
