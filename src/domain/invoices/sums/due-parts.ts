import { PAYERS } from '../../money/payers';
import type { Payer } from '../../money/payers';
import type { Payment } from '../../payments/payment';
import type { Invoice } from '../invoice';
import { heldOf } from './invoice-sums';
import { payerParts } from './payer-parts';

type Due = Pick<
  Invoice,
  'uuid' | 'payers' | 'total' | 'balance' | 'heldBack' | 'heldReleasedAt' | 'heldReason'
>;
type Coming = Pick<Payment, 'state' | 'kind' | 'payer' | 'allocations'>;
type Part = { readonly payer: Payer; readonly cents: number };

/** Whose open part waits first for the release of a held part: depreciation is the insurer's, retainage the client's. */
const DEPRECIATION_OF: readonly Payer[] = ['Insurance', 'Client', 'Finance'];
const RETAINAGE_OF: readonly Payer[] = ['Client', 'Finance', 'Insurance'];

/**
 * What each payer has to pay of an invoice by its due day, in cents: their open parts without what is held back and what
 * is on its way. The parts add up to `dueOf`.
 */
export function dueParts(invoice: Due, payments: readonly Coming[]): Readonly<Record<Payer, number>> {
  const parts = payerParts(invoice, payments);
  const open = PAYERS.map((payer) => ({
    payer,
    cents: parts.find((part) => part.payer === payer)?.open ?? 0,
  }));
  const coming = payments.filter(({ kind, state }) => kind === 'Payment' && state === 'pending');
  const due = coming.reduce<readonly Part[]>((left, { payer, allocations }) => {
    const amount = allocations.reduce(
      (sum, one) => (one.invoiceId === invoice.uuid ? sum + one.amount : sum),
      0,
    );
    return without(left, amount, [payer, ...RETAINAGE_OF.filter((other) => other !== payer)]);
  }, open);
  const order = invoice.heldReason === 'Depreciation' ? DEPRECIATION_OF : RETAINAGE_OF;
  const rest = without(due, heldOf(invoice), order);
  const of = (payer: Payer) => rest.find((part) => part.payer === payer)?.cents ?? 0;
  return { Client: of('Client'), Insurance: of('Insurance'), Finance: of('Finance') };
}

/** Parts after an amount was taken off them in an order of payers. */
function without(parts: readonly Part[], amount: number, order: readonly Payer[]): readonly Part[] {
  let left = amount;
  const taken = new Map<Payer, number>();
  for (const payer of order) {
    const own = Math.min(left, parts.find((part) => part.payer === payer)?.cents ?? 0);
    taken.set(payer, own);
    left -= own;
  }
  return parts.map(({ payer, cents }) => ({ payer, cents: cents - (taken.get(payer) ?? 0) }));
}
