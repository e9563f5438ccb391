import { creditOf } from './apply-credit';
import type { SettlingPayment } from './settlement';

/** The credit of a customer that can be given back in a currency, in cents: refunds that are noted count as given. */
export function creditLeft(payments: readonly SettlingPayment[], currency: string): number {
  const noted = payments
    .filter((one) => one.kind === 'Refund' && one.state === 'noted' && one.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, creditOf(payments, currency) - noted);
}
