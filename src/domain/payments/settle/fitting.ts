import { heldOf, roomOf } from '../../invoices/sums/invoice-sums';
import type { PayableInvoice, SettlingPayment } from './settlement';

type Paying = Pick<SettlingPayment, 'customerId' | 'trackerId' | 'currency' | 'payer'>;

/** Whether money is of an invoice's tracker. Money of none yet goes to any, but not an insurer's: that is for one claim. */
function isOfTracker({ trackerId, payer }: Paying, invoice: PayableInvoice): boolean {
  return trackerId === invoice.trackerId || (trackerId === '' && payer !== 'Insurance');
}

/** Whether money can be counted on an invoice at all. */
function isOfCustomer(payment: Paying, invoice: PayableInvoice): boolean {
  return payment.customerId === invoice.customerId && payment.currency === invoice.currency;
}

/**
 * What an invoice takes of a payment that names it, in cents. A client may pay any of their invoices; an insurer's money
 * stays with its tracker.
 */
export function wishedRoom(payment: Paying, invoice: PayableInvoice): number {
  if (!isOfCustomer(payment, invoice)) return 0;
  const mayTake = payment.payer !== 'Insurance' || isOfTracker(payment, invoice);
  return mayTake ? roomOf(invoice) : 0;
}

/**
 * What an invoice takes by itself of money that names none, in cents: money of another tracker stays there, and a part
 * that is held back waits. Depreciation is what an insurer still owes, so its own money pays it.
 */
export function ownRoom(payment: Paying, invoice: PayableInvoice): number {
  if (!isOfCustomer(payment, invoice) || !isOfTracker(payment, invoice)) return 0;
  const isDepreciation = payment.payer === 'Insurance' && invoice.heldReason === 'Depreciation';
  return Math.max(0, roomOf(invoice) - (isDepreciation ? 0 : heldOf(invoice)));
}

/** The order in which invoices are paid by themselves: the earliest due first. */
export function earliestDue(invoices: readonly PayableInvoice[]): readonly PayableInvoice[] {
  return invoices.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || (a.number ?? 0) - (b.number ?? 0));
}
