import type Stripe from 'stripe';
import { initialOf } from '@/domain/core/shape';
import { chargeFields } from '@/domain/payments/card/charge-facts';
import type { ChargeFacts, Outgoing } from '@/domain/payments/card/charge-facts';

/** A connected account as Stripe has it. */
export type AccountNews = {
  readonly kind: 'account';
  readonly canCharge: boolean;
  readonly missing: readonly string[];
};

/** What an event says of a charge; `currency` as ISO 4217 writes it. */
export type ChargeNews = {
  readonly kind: 'charge';
  readonly paymentIntent: string;
  readonly currency: string;
  readonly facts: ChargeFacts;
};

export type CardNews = AccountNews | ChargeNews | { readonly kind: 'disconnected' };

/** Meaning of an event of a connected account; null for irrelevant ones. */
export function readCardEvent(event: Stripe.Event): CardNews | null {
  const at = event.created * 1_000;
  switch (event.type) {
    case 'account.updated':
      return readAccount(event.data.object);
    case 'account.application.deauthorized':
      return { kind: 'disconnected' };
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readCheckout(event.data.object, at, null);
    case 'checkout.session.async_payment_failed':
      return readCheckout(event.data.object, at, 'failed');
    case 'payment_intent.processing':
      return readIntent(event.data.object, { status: 'processing', isBank: true, paidAt: at });
    case 'payment_intent.succeeded':
      return readIntent(event.data.object, { status: 'succeeded', paidAt: at });
    case 'payment_intent.payment_failed':
      // A declined card leaves the checkout open: nothing happened yet.
      return event.data.object.last_payment_error?.payment_method?.type === 'us_bank_account'
        ? readIntent(event.data.object, { status: 'failed', isBank: true, paidAt: at })
        : null;
    case 'charge.refunded':
      return readCharge(event.data.object);
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return readOutgoing(event.data.object, refundOf(event.data.object));
    case 'charge.dispute.funds_withdrawn':
      return readOutgoing(event.data.object, disputeOf(event.data.object, 'gone'));
    case 'charge.dispute.funds_reinstated':
      return readOutgoing(event.data.object, disputeOf(event.data.object, 'undone'));
    default:
      return null;
  }
}

function readAccount({ charges_enabled: canCharge, requirements }: Stripe.Account): AccountNews {
  const missing = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])];
  return { kind: 'account', canCharge, missing: [...new Set(missing)] };
}

function readCheckout(
  { mode, metadata, payment_intent, payment_status, amount_total, currency }: Stripe.Checkout.Session,
  at: number,
  failed: 'failed' | null,
): ChargeNews | null {
  if (mode !== 'payment') return null;
  const status = failed ?? (payment_status === 'unpaid' ? 'processing' : 'succeeded');
  const isBank = status !== 'succeeded';
  const attempt = metadata?.['attempt'] ?? '';
  return news(payment_intent, currency, { attempt, status, isBank, cents: amount_total ?? 0, paidAt: at });
}

function readIntent(
  { id, currency, metadata, amount }: Stripe.PaymentIntent,
  facts: Partial<ChargeFacts>,
): ChargeNews | null {
  return news(id, currency, { attempt: metadata['attempt'] ?? '', cents: amount, ...facts });
}

function readCharge(charge: Stripe.Charge): ChargeNews | null {
  const { payment_intent, currency, metadata, amount_captured: cents, created, refunds } = charge;
  return news(payment_intent, currency, {
    ...{ attempt: metadata['attempt'] ?? '', status: 'succeeded', cents, paidAt: created * 1_000 },
    outgoing: (refunds?.data ?? []).map(refundOf),
  });
}

function refundOf({ id, amount, status }: Stripe.Refund): Outgoing {
  const isUndone = status === 'failed' || status === 'canceled';
  return { id, kind: 'Refund', cents: amount, state: isUndone ? 'undone' : 'gone' };
}

function disputeOf({ id, amount }: Stripe.Dispute, state: Outgoing['state']): Outgoing {
  return { id, kind: 'Dispute', cents: amount, state };
}

function readOutgoing(
  { payment_intent, currency }: Pick<Stripe.Refund, 'payment_intent' | 'currency'>,
  one: Outgoing,
): ChargeNews | null {
  return news(payment_intent, currency, { outgoing: [one] });
}

function news(
  intent: string | Stripe.PaymentIntent | null,
  currency: string | null,
  facts: Partial<ChargeFacts>,
): ChargeNews | null {
  const paymentIntent = typeof intent === 'string' ? intent : (intent?.id ?? '');
  if (paymentIntent === '') return null;
  return {
    kind: 'charge',
    paymentIntent,
    currency: (currency ?? '').toUpperCase(),
    facts: { ...initialOf(chargeFields), ...facts },
  };
}
