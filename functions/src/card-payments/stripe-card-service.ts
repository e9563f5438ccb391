import type Stripe from 'stripe';
import { AppError } from '@/domain/core/errors';
import { HOUR_MS } from '@/domain/time/time';
import { afterCheckout } from './card-service';
import type { CardService } from './card-service';

/** How long a checkout stays open, ms; Stripe allows 30 minutes to a day. Its amount may be lowered meanwhile. */
const OPEN_MS = HOUR_MS;

/**
 * Direct charges on connected accounts: the business is the merchant of record, Stripe collects its fees from it and bears
 * negative balances, and Joblane takes no fee (https://docs.stripe.com/connect/direct-charges).
 */
export function stripeCardService(library: typeof Stripe, key: string): CardService {
  const stripe = new library(key, { maxNetworkRetries: 2 });
  return {
    isLive: /^(sk|rk)_live_/.test(key),

    createAccount: async ({ owner, email, before }) => {
      const account = await stripe.accounts.create(
        {
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          ...(email === '' ? {} : { email }),
          metadata: { owner },
        },
        { idempotencyKey: `account_${owner}_${before}` },
      );
      return account.id;
    },

    onboarding: async (account, { done, expired }) => {
      const link = await stripe.accountLinks.create({
        account,
        return_url: done,
        refresh_url: expired,
        type: 'account_onboarding',
      });
      return link.url;
    },

    dashboard: () => Promise.resolve('https://dashboard.stripe.com/'),

    checkout: async ({ account, attempt, cents, currency, title, returnTo, createdAt }) => {
      const metadata = { attempt };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          client_reference_id: attempt,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: currency.toLowerCase(),
                unit_amount: cents,
                product_data: { name: title },
              },
            },
          ],
          payment_intent_data: { metadata, description: title },
          metadata,
          expires_at: Math.floor((createdAt + OPEN_MS) / 1_000),
          success_url: afterCheckout(returnTo, 'paid'),
          cancel_url: afterCheckout(returnTo, 'cancelled'),
        },
        { stripeAccount: account, idempotencyKey: attempt },
      );
      if (session.url === null) throw new Error('Stripe opened a checkout without an address.');
      return { checkout: session.id, url: session.url, expiresAt: session.expires_at * 1_000 };
    },

    expire: async (account, checkout) => {
      const on = { stripeAccount: account };
      const { status } = await stripe.checkout.sessions.retrieve(checkout, {}, on);
      if (status === 'open') await stripe.checkout.sessions.expire(checkout, {}, on);
      return status === 'complete' ? 'paid' : 'expired';
    },

    refund: async ({ account, paymentIntent, cents, key: idempotencyKey }) => {
      try {
        await stripe.refunds.create(
          { payment_intent: paymentIntent, amount: cents },
          { stripeAccount: account, idempotencyKey },
        );
      } catch (cause) {
        if (!(cause instanceof library.errors.StripeInvalidRequestError)) throw cause;
        throw new AppError('conflict', { cause, sentence: `Stripe refused the refund: ${cause.message}` });
      }
    },
  };
}
