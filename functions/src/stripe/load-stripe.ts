import type Stripe from 'stripe';

/** Loads Stripe's library on first payment, so that other functions start without it. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default;
}
