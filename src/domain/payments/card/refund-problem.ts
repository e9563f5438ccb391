import type { Payment } from '../payment';
import { heldBy } from '../settle/apply-credit';
import { isFromStripe } from './from-stripe';

/**
 * Why this amount (cents) of a payment cannot be given back through Stripe, as a sentence; null if it can. `money` writes
 * an amount of the payment's currency.
 */
export function refundProblem(
  payment: Payment,
  cents: number,
  money: (cents: number) => string,
): string | null {
  const stands = refundable(payment);
  if (typeof stands === 'string') return stands;
  if (cents <= 0) return 'Write an amount above zero.';
  return cents > stands ? `At most ${money(stands)} can be given back.` : null;
}

/** What can be given back of a payment through Stripe, in cents, or why nothing can. */
export function refundable(payment: Payment): number | string {
  if (payment.kind !== 'Payment' || !isFromStripe(payment))
    return 'Only payments that were made online are given back here.';
  if (payment.state === 'pending')
    return 'The money is still on its way. It can be given back once it is here.';
  if (payment.state === 'reversed') return 'The client’s bank took this payment back already.';
  if (payment.state !== 'settled') return 'This payment never came, so there is nothing to give back.';
  const held = heldBy(payment);
  return held > 0 ? held : 'All of this payment was given back already.';
}
