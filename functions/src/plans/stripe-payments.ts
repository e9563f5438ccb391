import type Stripe from 'stripe';
import { AppError } from '@/domain/core/errors';
import { orderLines, PRICE_ITEMS } from '@/domain/plans/plan-price';
import type { OrderLine, PriceItem } from '@/domain/plans/plan-price';
import type { Order, Payments } from './payments';
import { returnAddress } from './payments';

/** Sells plans through Stripe Checkout; finds prices by lookup key. */
export function stripePayments(library: typeof Stripe, key: string): Payments {
  const stripe = new library(key, { maxNetworkRetries: 2 });

  /** Charges exactly the prices the screens show. */
  async function priceIds(items: readonly PriceItem[]): Promise<ReadonlyMap<string, string>> {
    const found = await stripe.prices.list({ lookup_keys: items.map((item) => item.key), active: true });
    return new Map(
      items.map((item) => {
        const price = found.data.find((one) => one.lookup_key === item.key);
        const fits =
          price?.unit_amount === item.cents &&
          price.currency === 'usd' &&
          price.recurring?.interval === item.interval;
        if (!price || !fits)
          throw new Error(`Stripe's price ${item.key} is missing or not ${item.cents} cents.`);
        return [item.key, price.id];
      }),
    );
  }

  return {
    checkout: async (order, payer, returnTo) => {
      const lines = linesOf(order);
      const ids = await priceIds(lines.map(({ item }) => item));
      const metadata = { owner: order.owner };
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        client_reference_id: order.owner,
        ...payerOf(payer),
        line_items: lines.map(({ item, quantity }) => ({ price: ids.get(item.key) ?? '', quantity })),
        subscription_data: {
          metadata,
          ...(order.trialDays > 0 ? { trial_period_days: order.trialDays } : {}),
        },
        metadata,
        success_url: returnAddress(returnTo, 'paid'),
        cancel_url: returnAddress(returnTo, 'cancelled'),
      });
      if (session.url === null) throw new Error('Stripe opened a checkout without an address.');
      return { id: session.id, url: session.url, expiresAt: session.expires_at * 1_000 };
    },

    change: async (subscription, order, isEnding) => {
      const lines = linesOf(order);
      const ids = await priceIds(lines.map(({ item }) => item));
      const { items } = await stripe.subscriptions.retrieve(subscription);
      await stripe.subscriptions.update(subscription, {
        items: [...keptItems(items.data, lines, ids), ...addedItems(items.data, lines, ids)],
        cancel_at_period_end: isEnding,
        proration_behavior: 'create_prorations',
      });
    },

    end: async (_owner, { subscription, checkout }) => {
      // Stripe refuses to end an ended subscription.
      if (checkout !== '') {
        const session = await stripe.checkout.sessions.retrieve(checkout);
        if (session.status === 'open') await stripe.checkout.sessions.expire(checkout);
      }
      if (subscription !== '') {
        const { status } = await stripe.subscriptions.retrieve(subscription);
        if (status !== 'canceled') await stripe.subscriptions.cancel(subscription);
      }
    },

    portal: async (_owner, customer, returnTo) => {
      if (customer === '') throw new AppError('not-found');
      return (await stripe.billingPortal.sessions.create({ customer, return_url: returnTo })).url;
    },
  };
}

/** Stripe knows returning payers by id; a payer without an address types it there. */
function payerOf({ email, customer }: { readonly email: string; readonly customer: string }) {
  if (customer !== '') return { customer };
  return email === '' ? {} : { customer_email: email };
}

function linesOf({ tier, people, interval }: Order): readonly OrderLine[] {
  const lines = orderLines(tier, people, interval);
  if (!lines) throw new AppError('invalid');
  return lines;
}

function keptItems(
  items: readonly Stripe.SubscriptionItem[],
  lines: readonly OrderLine[],
  ids: ReadonlyMap<string, string>,
) {
  return items.map(({ id, price }) => {
    const line = lines.find(({ item }) => item.perPerson === isPerPerson(price.lookup_key));
    if (!line) return { id, deleted: true };
    return { id, price: ids.get(line.item.key) ?? '', quantity: line.quantity };
  });
}

function addedItems(
  items: readonly Stripe.SubscriptionItem[],
  lines: readonly OrderLine[],
  ids: ReadonlyMap<string, string>,
) {
  return lines
    .filter(({ item }) => items.every(({ price }) => isPerPerson(price.lookup_key) !== item.perPerson))
    .map(({ item, quantity }) => ({ price: ids.get(item.key) ?? '', quantity }));
}

function isPerPerson(key: string | null): boolean {
  return PRICE_ITEMS.find((item) => item.key === key)?.perPerson ?? false;
}
