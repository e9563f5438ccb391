import type { Allocation } from '../payment';
import { earliestDue, ownRoom, wishedRoom } from './fitting';
import { allocated, changedInvoices, withAllocation, withMoney } from './settlement';
import type { PayableInvoice, Settlement, SettlingPayment } from './settlement';

/**
 * Puts a noted payment on invoices of its customer: as wished, as far as they are open, or on the earliest due. What no
 * invoice takes is credit, so money for a void invoice is never lost. `as` is "pending" for money on its way. Null for a
 * payment that is settled already, so a retry changes nothing.
 */
export function settlePayment(
  payment: SettlingPayment,
  invoices: readonly PayableInvoice[],
  as: 'settled' | 'pending' = 'settled',
): Settlement | null {
  if (payment.state !== 'noted' || payment.kind !== 'Payment') return null;
  const allocations =
    payment.wished.length > 0 ? wishedParts(payment, invoices) : ownParts(payment, invoices);
  const after = withMoney(invoices, as === 'settled' ? 'paid' : 'pending', allocations, 1);
  const unallocated = payment.amount - allocated(allocations);
  return {
    payments: [{ uuid: payment.uuid, state: as, allocations, unallocated }],
    invoices: changedInvoices(invoices, after),
  };
}

/** Money on its way that arrived: it pays what is still open of its invoices, and the rest is credit. Null if it is none. */
export function confirmPending(
  payment: SettlingPayment,
  invoices: readonly PayableInvoice[],
): Settlement | null {
  if (payment.state !== 'pending') return null;
  const before = withMoney(invoices, 'pending', payment.allocations, -1);
  const settled = settlePayment({ ...payment, state: 'noted', wished: payment.allocations }, before);
  if (!settled) return null;
  const paid = settled.payments[0]?.allocations ?? [];
  return { ...settled, invoices: changedInvoices(invoices, withMoney(before, 'paid', paid, 1)) };
}

function wishedParts(payment: SettlingPayment, invoices: readonly PayableInvoice[]): readonly Allocation[] {
  const rooms = new Map(invoices.map((invoice) => [invoice.uuid, wishedRoom(payment, invoice)]));
  return filled(payment.amount, payment.wished, rooms);
}

function ownParts(payment: SettlingPayment, invoices: readonly PayableInvoice[]): readonly Allocation[] {
  const open = earliestDue(invoices).map((invoice) => ({
    invoiceId: invoice.uuid,
    amount: ownRoom(payment, invoice),
  }));
  return filled(payment.amount, open, new Map(open.map(({ invoiceId, amount }) => [invoiceId, amount])));
}

/** The wishes in their order, none beyond the room of its invoice and all together no more than the amount. */
function filled(
  amount: number,
  wishes: readonly Allocation[],
  rooms: ReadonlyMap<string, number>,
): readonly Allocation[] {
  return wishes.reduce<readonly Allocation[]>((parts, { invoiceId, amount: wish }) => {
    const taken = parts.find((part) => part.invoiceId === invoiceId)?.amount ?? 0;
    const room = (rooms.get(invoiceId) ?? 0) - taken;
    const part = Math.min(wish, room, amount - allocated(parts));
    return part > 0 ? withAllocation(parts, { invoiceId, amount: part }) : parts;
  }, []);
}
