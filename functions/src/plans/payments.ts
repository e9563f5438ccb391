import type { PlanInterval, Tier } from '@/domain/plans/tiers';

/** A business's order; `people` counts everyone in it, the owner included. */
export type Order = {
  readonly owner: string;
  readonly tier: Tier;
  readonly interval: PlanInterval;
  readonly people: number;
  /** Days before the first payment; 0 for none. */
  readonly trialDays: number;
};

/** A business's ids at Stripe; '' for none. */
export type Running = { readonly subscription: string; readonly checkout: string };

/** The payment service: Stripe, or our own page on the emulators. */
export type Payments = {
  /** Opens a checkout that returns to `returnTo` with `checkout=paid` or `checkout=cancelled`. */
  readonly checkout: (
    order: Order,
    payer: { readonly email: string; readonly customer: string },
    returnTo: string,
  ) => Promise<{ readonly id: string; readonly url: string; readonly expiresAt: number }>;
  /** Changes a running subscription; with `isEnding` it ends with its period. */
  readonly change: (subscription: string, order: Order, isEnding: boolean) => Promise<void>;
  /** Ends the subscription and the open checkout at once, where they exist. Ended ones stay as they are. */
  readonly end: (owner: string, running: Running) => Promise<void>;
  /** Address of the page for cards and billing addresses. */
  readonly portal: (owner: string, customer: string, returnTo: string) => Promise<string>;
};

export function returnAddress(returnTo: string, outcome: 'paid' | 'cancelled'): string {
  const address = new URL(returnTo);
  address.searchParams.set('checkout', outcome);
  return address.href;
}
