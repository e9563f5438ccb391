import { applyCredit, heldBy } from './apply-credit';
import type { PayableInvoice, Settlement, SettlingPayment } from './settlement';

/**
 * Money that was given back of a payment and came back: a refund that the bank refused, or a dispute that the business won.
 * It pays the invoices again that the refund took it from, and the rest is credit. Null if it is none.
 */
export function undoRefund(
  refund: SettlingPayment,
  payment: SettlingPayment,
  invoices: readonly PayableInvoice[],
): Settlement | null {
  if (refund.kind !== 'Refund' || refund.state !== 'settled' || payment.state !== 'settled') return null;
  const taken = refund.allocations.map(({ invoiceId }) => invoiceId);
  const start = {
    payment: { ...payment, unallocated: payment.unallocated + heldBy(refund) },
    invoices: [] as Settlement['invoices'],
  };
  const paid = invoices
    .filter(({ uuid }) => taken.includes(uuid))
    .reduce((before, invoice) => {
      const credit = applyCredit(invoice, [before.payment]);
      return {
        payment: { ...before.payment, ...credit.payments[0] },
        invoices: [...before.invoices, ...credit.invoices],
      };
    }, start);
  const { uuid, state, allocations, unallocated } = paid.payment;
  return {
    payments: [
      { uuid: refund.uuid, state: 'reversed', allocations: [], unallocated: 0 },
      { uuid, state, allocations, unallocated },
    ],
    invoices: paid.invoices,
  };
}
