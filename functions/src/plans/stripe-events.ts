import type Stripe from 'stripe';
import { MOST_SEATS } from '@/domain/plans/entitlement';
import type { Bill, PlanEvent } from '@/domain/plans/entitlement';
import { orderOf } from '@/domain/plans/plan-price';

/** Meaning of a Stripe event for a business; null for irrelevant ones. */
export type Heard =
  | {
      readonly kind: 'plan';
      readonly owner: string;
      readonly event: PlanEvent;
      readonly customer: string;
      readonly subscription: string;
    }
  | { readonly kind: 'bill'; readonly owner: string; readonly bill: Bill };

export function readEvent(event: Stripe.Event): Heard | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return readSubscription(event.id, event.created * 1_000, event.data.object);
    case 'invoice.finalized':
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return readInvoice(event.created * 1_000, event.data.object);
    default:
      return null;
  }
}

function readSubscription(id: string, at: number, subscription: Stripe.Subscription): Heard | null {
  const owner = subscription.metadata['owner'] ?? '';
  const items = subscription.items.data;
  const order = orderOf(
    items.map(({ price, quantity }) => ({ key: price.lookup_key ?? '', quantity: quantity ?? 1 })),
  );
  const state = stateOf(subscription);
  if (owner === '' || !order || state === null) return null;
  const [first] = items;
  return {
    kind: 'plan',
    owner,
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    event: {
      id,
      at,
      startedAt: subscription.start_date * 1_000,
      state,
      plan: order.tier,
      interval: order.interval,
      seats: Math.min(order.people, MOST_SEATS),
      periodStart: moment(first?.current_period_start),
      periodEnd: moment(first?.current_period_end),
      trialEnd: moment(subscription.trial_end),
    },
  };
}

/** Our state for Stripe's; null for a subscription that never began. */
function stateOf(subscription: Stripe.Subscription): PlanEvent['state'] | null {
  const isEnding = subscription.cancel_at_period_end || subscription.cancel_at !== null;
  switch (subscription.status) {
    case 'trialing':
      return isEnding ? 'cancelled' : 'trial';
    case 'active':
      return isEnding ? 'cancelled' : 'active';
    case 'past_due':
      return 'past due';
    case 'canceled':
    case 'unpaid':
    case 'paused':
      return 'lapsed';
    default:
      return null;
  }
}

function readInvoice(eventAt: number, invoice: Stripe.Invoice): Heard | null {
  const owner = invoice.parent?.subscription_details?.metadata?.['owner'] ?? '';
  const state = BILL_STATES_OF[invoice.status ?? ''];
  if (owner === '' || state === undefined) return null;
  const bill: Bill = {
    id: invoice.id,
    number: invoice.number ?? '',
    at: invoice.created * 1_000,
    // A credit must not become a negative bill.
    amount: Math.max(0, invoice.total),
    state,
    link: invoice.hosted_invoice_url ?? '',
    eventAt,
  };
  return { kind: 'bill', owner, bill };
}

const BILL_STATES_OF: Readonly<Record<string, Bill['state']>> = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Unpaid',
};

function idOf(customer: Stripe.Subscription['customer']): string {
  return typeof customer === 'string' ? customer : customer.id;
}

function moment(seconds: number | null | undefined): number | null {
  return typeof seconds === 'number' ? seconds * 1_000 : null;
}
