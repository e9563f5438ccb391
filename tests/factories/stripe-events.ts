import { createHmac, randomBytes } from 'node:crypto';
import { orderLines } from '@/domain/plans/plan-price';
import { DAY_MS } from '@/domain/time/time';
import { PRO_TIER } from '@/domain/plans/tiers';
import type { PlanInterval } from '@/domain/plans/tiers';

const seconds = (ms: number) => Math.floor(ms / 1_000);

/** A subscription's state in a test event; moments in epoch ms. */
export type Said = {
  readonly owner: string;
  readonly at: number;
  readonly id?: string;
  readonly subscription?: string;
  readonly status?: 'trialing' | 'active' | 'past_due' | 'canceled' | 'incomplete';
  readonly startedAt?: number;
  readonly periodEnd?: number;
  readonly people?: number;
  readonly interval?: PlanInterval;
  readonly isEnding?: boolean;
  readonly trialEnd?: number;
};

/** The body of a subscription event in Stripe's format. */
export function subscriptionEvent(said: Said): string {
  const { owner, at, status = 'active', startedAt = said.at, people = 10, interval = 'month' } = said;
  const { periodEnd = startedAt + 30 * DAY_MS, isEnding = false, trialEnd } = said;
  return eventBody('customer.subscription.updated', at, said.id, {
    id: said.subscription ?? `sub_${owner}`,
    object: 'subscription',
    customer: `cus_${owner}`,
    metadata: { owner },
    status,
    start_date: seconds(startedAt),
    trial_end: trialEnd === undefined ? null : seconds(trialEnd),
    cancel_at_period_end: isEnding,
    cancel_at: null,
    items: {
      data: (orderLines(PRO_TIER, people, interval) ?? []).map(({ item, quantity }) => ({
        quantity,
        current_period_start: seconds(startedAt),
        current_period_end: seconds(periodEnd),
        price: { lookup_key: item.key },
      })),
    },
  });
}

export function invoiceEvent(said: {
  readonly owner: string;
  readonly at: number;
  readonly invoice: string;
  readonly status: 'open' | 'paid';
  readonly total: number;
}): string {
  return eventBody(said.status === 'paid' ? 'invoice.paid' : 'invoice.finalized', said.at, undefined, {
    id: said.invoice,
    object: 'invoice',
    number: 'JL-0001',
    status: said.status,
    created: seconds(said.at),
    total: said.total,
    hosted_invoice_url: 'https://invoice.stripe.example/JL-0001',
    parent: { type: 'subscription_details', subscription_details: { metadata: { owner: said.owner } } },
  });
}

/** The body of an event at `at` (epoch ms) with a fresh id for `undefined`; `more` goes beside its object. */
export function eventBody(
  type: string,
  at: number,
  id: string | undefined,
  object: unknown,
  more: object = {},
): string {
  const event = { id: id ?? `evt_${randomBytes(8).toString('hex')}`, object: 'event', type };
  return JSON.stringify({ ...event, ...more, created: seconds(at), data: { object } });
}

/** Stripe's signature header (https://docs.stripe.com/webhooks#verify-manually), signed `at`. */
export function signatureOf(body: string, secret: string, at = Date.now()): string {
  const time = seconds(at);
  const sum = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return `t=${time},v1=${sum}`;
}
