import { isOutstanding } from '../invoices/due/overdue';
import { dueParts } from '../invoices/sums/due-parts';
import { heldOf } from '../invoices/sums/invoice-sums';
import type { Payer } from '../money/payers';
import type { Day } from '../time/time';
import type { MoneyCopy } from './money-copy';
import type { ShownInvoice } from './shown-money';

/** What is still owed on a client's page, in cents of one currency. */
export type ClientBalance = {
  /** ISO 4217 code; '' where nothing was issued. */
  readonly currency: string;
  /** What the client has to pay, the part of it that is late, and the last day of what comes first; '' for none. */
  readonly due: number;
  readonly late: number;
  readonly dueOn: Day | '';
  /** What the others have to pay. */
  readonly insurance: number;
  readonly finance: number;
  readonly depreciation: number;
  readonly retainage: number;
  readonly pending: number;
};

/** What each payer has to pay of a shown invoice now, in cents. */
export function partsDue(
  invoice: ShownInvoice,
  { receipts }: Pick<MoneyCopy, 'receipts'>,
): Readonly<Record<Payer, number>> {
  if (!isOutstanding(invoice)) return { Client: 0, Insurance: 0, Finance: 0 };
  return dueParts({ ...invoice, uuid: invoice.id }, receipts);
}

/** Days are the business's: `today` is its day. Invoices in an earlier currency of the business are not summed. */
export function clientBalance(money: Pick<MoneyCopy, 'invoices' | 'receipts'>, today: Day): ClientBalance {
  const currency = money.invoices[0]?.currency ?? '';
  const open = money.invoices
    .filter((invoice) => isOutstanding(invoice) && invoice.currency === currency)
    .map((invoice) => ({ invoice, parts: partsDue(invoice, money), held: heldOf(invoice) }));
  const sum = (of: (one: (typeof open)[number]) => number) => open.reduce((all, one) => all + of(one), 0);
  const owed = open.filter(({ parts }) => parts.Client > 0);
  return {
    currency,
    due: sum(({ parts }) => parts.Client),
    late: sum(({ invoice, parts }) => (isLate(invoice, today) ? parts.Client : 0)),
    dueOn: owed.map(({ invoice }) => invoice.dueOn).toSorted()[0] ?? '',
    insurance: sum(({ parts }) => parts.Insurance),
    finance: sum(({ parts }) => parts.Finance),
    depreciation: sum(({ invoice, held }) => (invoice.heldReason === 'Depreciation' ? held : 0)),
    retainage: sum(({ invoice, held }) => (invoice.heldReason === 'Depreciation' ? 0 : held)),
    pending: sum(({ invoice }) => invoice.pending),
  };
}

/** Whether the last day to pay has passed. */
export function isLate({ dueOn }: Pick<ShownInvoice, 'dueOn'>, today: Day): boolean {
  return dueOn !== '' && dueOn < today;
}
