import type { Allocation } from '../payment';
import { settlePayment } from './settle-payment';
import { changedInvoices, withMoney } from './settlement';
import type { PayableInvoice, Settlement, SettlingPayment } from './settlement';

/** Takes all of a payment back: a check that bounced, a lost dispute, or money on its way that never came. Null if it is none. */
export function takeBack(payment: SettlingPayment, invoices: readonly PayableInvoice[]): Settlement | null {
  const { uuid, state, allocations } = payment;
  if (state !== 'settled' && state !== 'pending') return null;
  const after = withMoney(invoices, state === 'settled' ? 'paid' : 'pending', allocations, -1);
  return {
    payments: [{ uuid, state: state === 'settled' ? 'reversed' : 'failed', allocations: [], unallocated: 0 }],
    invoices: changedInvoices(invoices, after),
  };
}

/** Puts a payment back that was taken back in a dispute which the business won, less what was refunded of it. */
export function putBack(
  payment: SettlingPayment,
  refunded: number,
  invoices: readonly PayableInvoice[],
): Settlement | null {
  if (payment.state !== 'reversed') return null;
  return settlePayment({ ...payment, state: 'noted', amount: payment.amount - refunded }, invoices);
}

/** What a refund took: the part of each invoice, and the credit. */
export type Refunded = { readonly allocations: readonly Allocation[]; readonly credit: number };

/**
 * Gives a part of a payment back: its credit first, then what it pays, the latest invoice first. More than it holds is
 * all that it holds.
 */
export function refundPayment(
  payment: SettlingPayment,
  amount: number,
  invoices: readonly PayableInvoice[],
): { readonly settlement: Settlement; readonly refunded: Refunded } | null {
  const { uuid, state, unallocated } = payment;
  if (state !== 'settled' || amount <= 0) return null;
  const credit = Math.min(amount, unallocated);
  const { kept, taken } = takenFromEnd(payment.allocations, amount - credit);
  const after = withMoney(invoices, 'paid', taken, -1);
  return {
    settlement: {
      payments: [{ uuid, state, allocations: kept, unallocated: unallocated - credit }],
      invoices: changedInvoices(invoices, after),
    },
    refunded: { allocations: taken, credit },
  };
}

/** Allocations without an amount that is taken off the last ones. */
function takenFromEnd(
  allocations: readonly Allocation[],
  amount: number,
): { readonly kept: readonly Allocation[]; readonly taken: readonly Allocation[] } {
  let left = amount;
  const parts = allocations.toReversed().map(({ invoiceId, amount: held }) => {
    const taken = Math.min(held, left);
    left -= taken;
    return { invoiceId, taken, kept: held - taken };
  });
  const of = (which: 'kept' | 'taken') =>
    parts
      .map((part) => ({ invoiceId: part.invoiceId, amount: part[which] }))
      .filter((part) => part.amount > 0);
  return { kept: of('kept').toReversed(), taken: of('taken') };
}
