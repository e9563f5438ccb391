import type { Payer } from '../../money/payers';
import { keptSums } from '../../invoices/sums/invoice-sums';
import { changedInvoices, withMoney } from './settlement';
import type { PayableInvoice, Settlement, SettlingPayment } from './settlement';

/** Whose money is freed first when an invoice is credited after it was paid. */
const FREED: readonly Payer[] = ['Client', 'Finance', 'Insurance'];

/**
 * Takes a credit note off its invoice. What was paid beyond the rest becomes credit of the payments that brought it, the
 * client's first and the latest first, so that it pays the next invoice or is given back.
 */
export function creditInvoice(
  invoice: PayableInvoice,
  amount: number,
  payments: readonly SettlingPayment[],
): Settlement {
  const credited = { ...invoice, credited: invoice.credited + amount };
  let after: PayableInvoice = { ...credited, ...keptSums(credited) };
  const changed: Settlement['payments'][number][] = [];
  for (const payment of freedFirst(payments)) {
    const over = Math.max(0, after.paid + after.credited - after.total);
    const own = payment.allocations.find(({ invoiceId }) => invoiceId === invoice.uuid)?.amount ?? 0;
    const freed = Math.min(over, own);
    if (freed === 0) continue;
    const allocations = payment.allocations
      .map((one) => (one.invoiceId === invoice.uuid ? { ...one, amount: own - freed } : one))
      .filter((one) => one.amount > 0);
    const { uuid, state, unallocated } = payment;
    changed.push({ uuid, state, allocations, unallocated: unallocated + freed });
    after = withMoney([after], 'paid', [{ invoiceId: invoice.uuid, amount: freed }], -1)[0] ?? after;
  }
  return { payments: changed, invoices: changedInvoices([invoice], [after]) };
}

function freedFirst(payments: readonly SettlingPayment[]): readonly SettlingPayment[] {
  return payments
    .filter(({ kind, state }) => kind === 'Payment' && state === 'settled')
    .toSorted(
      (a, b) => FREED.indexOf(a.payer) - FREED.indexOf(b.payer) || b.receivedOn.localeCompare(a.receivedOn),
    );
}
