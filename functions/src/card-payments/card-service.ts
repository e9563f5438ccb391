import type { CardAttempt } from './records';

/** Where Stripe's onboarding leads back to: after its last page, and when its link is too old. */
export type Returns = { readonly done: string; readonly expired: string };

/** A checkout of one amount on an invoice, in the business's own account. */
export type CheckoutOrder = Pick<CardAttempt, 'account' | 'cents' | 'currency' | 'createdAt'> & {
  /** Our id of it, by which repeated calls open one checkout. */
  readonly attempt: string;
  /** What is paid, in words. */
  readonly title: string;
  readonly returnTo: string;
};

/** A refund of a charge, in cents; repeated calls with one `key` give back once. */
export type RefundOrder = {
  readonly account: string;
  readonly paymentIntent: string;
  readonly cents: number;
  readonly key: string;
};

/** Payments of clients to a business's own account: Stripe, or our own pages on the emulators. */
export type CardService = {
  /** Whether money moves. */
  readonly isLive: boolean;
  /**
   * Makes an account for a business, which is the merchant of record and pays Stripe's fees. Returns its id; a repeated
   * call the same. `before` is the account that it replaces, '' for none.
   */
  readonly createAccount: (business: {
    readonly owner: string;
    readonly email: string;
    readonly before: string;
  }) => Promise<string>;
  /** Address of Stripe's pages that ask for what is missing. */
  readonly onboarding: (account: string, returns: Returns) => Promise<string>;
  /** Address of the account's own pages. */
  readonly dashboard: (account: string) => Promise<string>;
  readonly checkout: (
    order: CheckoutOrder,
  ) => Promise<{ readonly checkout: string; readonly url: string; readonly expiresAt: number }>;
  /** Closes a checkout; "paid" when the client was faster. */
  readonly expire: (account: string, checkout: string) => Promise<'expired' | 'paid'>;
  readonly refund: (order: RefundOrder) => Promise<void>;
};

/** The address of the client's page after a checkout. */
export function afterCheckout(page: string, outcome: 'paid' | 'cancelled'): string {
  const address = new URL(page);
  address.searchParams.set('payment', outcome);
  return address.href;
}
