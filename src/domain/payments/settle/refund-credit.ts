import { hasCredit } from './apply-credit';
import type { Settlement, SettlingPayment } from './settlement';

/**
 * Gives credit of a customer back, the oldest first, in cents. No invoice changes. More than there is in the currency is
 * all that there is (`creditOf`).
 */
export function refundCredit(
  payments: readonly SettlingPayment[],
  amount: number,
  currency: string,
): Settlement {
  let left = amount;
  const changed = payments
    .filter((payment) => payment.currency === currency && hasCredit(payment))
    .toSorted((a, b) => a.receivedOn.localeCompare(b.receivedOn))
    .flatMap(({ uuid, state, allocations, unallocated }) => {
      const taken = Math.min(left, unallocated);
      left -= taken;
      return taken > 0 ? [{ uuid, state, allocations, unallocated: unallocated - taken }] : [];
    });
  return { payments: changed, invoices: [] };
}
