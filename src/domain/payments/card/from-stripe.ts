import type { Payment } from '../payment';

/** Prefix of the ids of payments, refunds and disputes that Stripe told of. */
export const FROM_STRIPE = 'stripe_';

/** Reference of money that a client's bank took back: a refund that the business did not give. */
export const DISPUTED = 'Dispute';

/** Whether a payment was made online: Stripe, not a person, says what became of it. */
export function isFromStripe({ uuid }: Pick<Payment, 'uuid'>): boolean {
  return uuid.startsWith(FROM_STRIPE);
}
