import type { PlanInterval, Tier } from '@/domain/plans/tiers';

/** What a business orders; people are all of its people, the owner among them. */
export type Order = {
  readonly owner: string;
  readonly tier: Tier;
  readonly interval: PlanInterval;
  readonly people: number;
  /** Days before the first payment; 0 for none. */
  readonly trialDays: number;
};

/** Ids of what a business has at Stripe; '' for none. */
export type Running = { readonly subscription: string; readonly checkout: string };

/** Who sells plans: Stripe, or on the emulators a page of our own. */
export type Payments = {
  /** Opens a checkout that comes back to `returnTo` with `checkout=paid` or `checkout=cancelled`. */
  readonly checkout: (
    order: Order,
    payer: { readonly email: string; readonly customer: string },
    returnTo: string,
  ) => Promise<{ readonly id: string; readonly url: string; readonly expiresAt: number }>;
  /** Changes a running subscription; `isEnding` lets it end with its period. */
  readonly change: (subscription: string, order: Order, isEnding: boolean) => Promise<void>;
  /**
   * Ends what a business pays from now on at once: its subscription and the checkout that is open, where there
   * are any. What has ended already stays so.
   */
  readonly end: (owner: string, running: Running) => Promise<void>;
  /** Address of the page where cards and addresses are kept. */
  readonly portal: (owner: string, customer: string, returnTo: string) => Promise<string>;
};

/** Where a checkout comes back to once it is paid or was left. */
export function returnAddress(returnTo: string, outcome: 'paid' | 'cancelled'): string {
  const address = new URL(returnTo);
  address.searchParams.set('checkout', outcome);
  return address.href;
}
