import { MOST_ALLOCATIONS } from '../payment';
import { ownRoom } from './fitting';
import { allocated, changedInvoices, withAllocation, withMoney } from './settlement';
import type { PayableInvoice, Settlement, SettlingPayment } from './settlement';

/** Whether a payment left credit that invoices may take. */
export function hasCredit({ kind, state, unallocated }: SettlingPayment): boolean {
  return kind === 'Payment' && state === 'settled' && unallocated > 0;
}

/**
 * Pays an invoice with its customer's credit, the oldest first: deposits and what was paid too much. It is called when
 * the invoice is issued and when its held part is released; a repetition finds the room taken and changes nothing.
 */
export function applyCredit(invoice: PayableInvoice, payments: readonly SettlingPayment[]): Settlement {
  const credits = payments.filter(hasCredit).toSorted((a, b) => a.receivedOn.localeCompare(b.receivedOn));
  const changed: Settlement['payments'][number][] = [];
  let paid = invoice;
  for (const payment of credits) {
    const amount = Math.min(payment.unallocated, ownRoom(payment, paid));
    const allocations = withAllocation(payment.allocations, { invoiceId: paid.uuid, amount });
    if (amount === 0 || allocations.length > MOST_ALLOCATIONS) continue;
    const { uuid, state, unallocated } = payment;
    changed.push({ uuid, state, allocations, unallocated: unallocated - amount });
    paid = withMoney([paid], 'paid', [{ invoiceId: paid.uuid, amount }], 1)[0] ?? paid;
  }
  return { payments: changed, invoices: changedInvoices([invoice], [paid]) };
}

/** The credit of a customer in a currency, in cents. */
export function creditOf(payments: readonly SettlingPayment[], currency: string): number {
  return payments
    .filter((payment) => payment.currency === currency && hasCredit(payment))
    .reduce((sum, { unallocated }) => sum + unallocated, 0);
}

/** What a settled payment still holds, in cents: what it pays, and its credit. */
export function heldBy({ allocations, unallocated }: SettlingPayment): number {
  return allocated(allocations) + unallocated;
}
