import type Stripe from 'stripe';

/** Stripe's library, loaded when somebody pays and not by every function that starts. */
export async function loadStripe(): Promise<typeof Stripe> {
  return (await import('stripe')).default;
}
