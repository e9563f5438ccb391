import { eventBody } from './stripe-events';

/** What an event of a connected account says; `at` in epoch ms. */
type Told = {
  readonly account: string;
  readonly at?: number;
  readonly isLive?: boolean;
  readonly currency?: string;
};

/** The body of any event of a connected account. */
export function cardEvent(
  type: string,
  { account, at = Date.now(), isLive = false, currency = 'usd' }: Told,
  object: Readonly<Record<string, unknown>>,
): string {
  return eventBody(type, at, undefined, { currency, ...object }, { account, livemode: isLive });
}

/** A checkout's event: `paid` by card, or `unpaid` while a bank takes its days. */
export function checkoutEvent(
  type: 'completed' | 'async_payment_succeeded' | 'async_payment_failed',
  told: Told & {
    readonly attempt: string;
    readonly intent: string;
    readonly cents: number;
    readonly isPaid?: boolean;
  },
): string {
  const { attempt, intent, cents, isPaid = true } = told;
  return cardEvent(`checkout.session.${type}`, told, {
    ...{ mode: 'payment', metadata: { attempt }, payment_intent: intent, amount_total: cents },
    payment_status: isPaid ? 'paid' : 'unpaid',
  });
}

/** A payment intent's event. */
export function intentEvent(
  type: 'succeeded' | 'processing',
  told: Told & { readonly attempt: string; readonly intent: string; readonly cents: number },
): string {
  const { attempt, intent, cents } = told;
  return cardEvent(`payment_intent.${type}`, told, { id: intent, metadata: { attempt }, amount: cents });
}

/** Money that left a charge again, or came back. */
export function outgoingEvent(
  type:
    'refund.created' | 'refund.failed' | 'charge.dispute.funds_withdrawn' | 'charge.dispute.funds_reinstated',
  told: Told & { readonly id: string; readonly intent: string; readonly cents: number },
): string {
  const { id, intent, cents } = told;
  const status = type === 'refund.failed' ? 'failed' : 'succeeded';
  return cardEvent(type, told, { id, amount: cents, status, payment_intent: intent });
}
