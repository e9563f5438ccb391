import type { Firestore } from 'firebase-admin/firestore';
import { readSnapshot } from '../records';
import { deliverTest } from '../stripe/test-delivery';
import { receiveCardEvent } from './receive-card-event';
import { attemptRef, cardAttemptShape, cardChargeShape, chargeRef } from './records';

/** The payment that the emulators' page makes of an attempt. */
export function intentOf(attempt: string): string {
  return `pi_${attempt}`;
}

const EVENTS_OF = {
  /** A card that pays at once: both events that Stripe sends. */
  card: ['checkout.session.completed paid', 'payment_intent.succeeded'],
  /** A bank account, whose money is on its way. */
  bank: ['checkout.session.completed unpaid', 'payment_intent.processing'],
  arrives: ['checkout.session.async_payment_succeeded paid', 'payment_intent.succeeded'],
  fails: ['checkout.session.async_payment_failed unpaid'],
} as const;

export type Paid = keyof typeof EVENTS_OF;

/** Delivers what Stripe says as a client pays, or as a bank answers. */
export async function tellPaid(db: Firestore, id: string, what: Paid): Promise<void> {
  const attempt = readSnapshot(cardAttemptShape, await attemptRef(db, id).get());
  if (!attempt) return;
  const { account, cents, currency } = attempt;
  const money = { currency: currency.toLowerCase(), metadata: { attempt: id } };
  for (const told of EVENTS_OF[what]) {
    const [type = '', payment_status] = told.split(' ');
    const object = type.startsWith('checkout')
      ? { ...money, mode: 'payment', payment_intent: intentOf(id), payment_status, amount_total: cents }
      : { ...money, id: intentOf(id), amount: cents };
    await deliverTest(db, receiveCardEvent, { type, at: Date.now(), object, account });
  }
}

const OUTGOING = {
  refund: 'refund.created',
  disputed: 'charge.dispute.funds_withdrawn',
  won: 'charge.dispute.funds_reinstated',
} as const;

/** Delivers that money of a payment left again, or came back. */
export async function tellOutgoing(
  db: Firestore,
  {
    account,
    paymentIntent,
    id,
    cents,
    what,
  }: {
    readonly account: string;
    readonly paymentIntent: string;
    readonly id: string;
    readonly cents: number;
    readonly what: keyof typeof OUTGOING;
  },
): Promise<void> {
  const charge = readSnapshot(cardChargeShape, await chargeRef(db, paymentIntent).get());
  const attempt = charge && readSnapshot(cardAttemptShape, await attemptRef(db, charge.attempt).get());
  const object = {
    ...{ id, amount: cents, status: 'succeeded', payment_intent: paymentIntent },
    currency: (attempt?.currency ?? 'usd').toLowerCase(),
  };
  await deliverTest(db, receiveCardEvent, { type: OUTGOING[what], at: Date.now(), object, account });
}

/** Delivers that an account takes payments now, or what Stripe still asks for. */
export function tellAccount(db: Firestore, account: string, missing: readonly string[]): Promise<void> {
  const object = {
    ...{ id: account, charges_enabled: missing.length === 0 },
    requirements: { currently_due: missing, past_due: [] },
  };
  return deliverTest(db, receiveCardEvent, { type: 'account.updated', at: Date.now(), object, account });
}
