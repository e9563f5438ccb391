import type { Firestore } from 'firebase-admin/firestore';
import { orderLines } from '@/domain/plans/plan-price';
import { DAY_MS } from '@/domain/time/time';
import { deliverTest, freshId, seconds } from '../stripe/test-delivery';
import type { Order } from './payments';
import { receiveEvent } from './receive-event';

/** A subscription on the emulators; moments in epoch ms. */
export type TestSubscription = {
  readonly id: string;
  readonly order: Omit<Order, 'trialDays'>;
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly startedAt: number;
  readonly periodStart: number;
  readonly trialEnd: number | null;
  readonly isEnding: boolean;
};

/** End of the current period: a trial's own end, else 30 or 365 days later. */
export function periodEndOf({ order, periodStart, trialEnd, status }: TestSubscription): number {
  if (status === 'trialing' && trialEnd !== null) return trialEnd;
  return periodStart + (order.interval === 'year' ? 365 : 30) * DAY_MS;
}

/** Delivers a subscription event at `at` (epoch ms) through the real webhook code. */
export async function tellSubscription(
  db: Firestore,
  subscription: TestSubscription,
  at: number,
): Promise<void> {
  const { id, order, status, startedAt, periodStart, trialEnd, isEnding } = subscription;
  const lines = orderLines(order.tier, order.people, order.interval) ?? [];
  const isOver = status === 'canceled';
  await deliver(db, isOver ? 'customer.subscription.deleted' : 'customer.subscription.updated', at, {
    id,
    object: 'subscription',
    customer: `cus_${order.owner}`,
    metadata: { owner: order.owner },
    status,
    start_date: seconds(startedAt),
    trial_end: trialEnd === null ? null : seconds(trialEnd),
    cancel_at_period_end: isEnding,
    cancel_at: null,
    items: {
      data: lines.map(({ item, quantity }) => ({
        quantity,
        current_period_start: seconds(periodStart),
        current_period_end: seconds(periodEndOf(subscription)),
        price: { lookup_key: item.key },
      })),
    },
  });
}

export async function tellBill(
  db: Firestore,
  { order, status }: TestSubscription,
  bill: { readonly isPaid: boolean; readonly at: number },
): Promise<void> {
  const lines = orderLines(order.tier, order.people, order.interval) ?? [];
  const total = lines.reduce((sum, { item, quantity }) => sum + item.cents * quantity, 0);
  const id = freshId('in');
  await deliver(db, bill.isPaid ? 'invoice.paid' : 'invoice.payment_failed', bill.at, {
    id,
    object: 'invoice',
    number: `TEST-${id.slice(-6).toUpperCase()}`,
    status: bill.isPaid ? 'paid' : 'open',
    created: seconds(bill.at),
    total: status === 'trialing' ? 0 : total,
    hosted_invoice_url: null,
    parent: { type: 'subscription_details', subscription_details: { metadata: { owner: order.owner } } },
  });
}

function deliver(db: Firestore, type: string, at: number, object: unknown): Promise<void> {
  return deliverTest(db, receiveEvent, { type, at, object });
}
