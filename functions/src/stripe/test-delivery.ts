import { randomBytes } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { EMULATOR_WEBHOOK_SECRET } from './emulator';
import { loadStripe } from './load-stripe';
import type { Delivery, Received } from './take-event';

/** An event of the emulators; `at` in epoch ms, `account` that of a connected account. */
export type TestEvent = {
  readonly type: string;
  readonly at: number;
  readonly object: unknown;
  readonly account?: string;
};

/** A random id in Stripe's form, such as "evt_5f…". */
export function freshId(kind: string): string {
  return `${kind}_${randomBytes(8).toString('hex')}`;
}

/** Stripe's time: whole seconds. */
export function seconds(ms: number): number {
  return Math.floor(ms / 1_000);
}

/** Delivers an event with a signature to the code behind a webhook, as Stripe would. */
export async function deliverTest(
  db: Firestore,
  receive: (db: Firestore, delivery: Delivery, now: number) => Promise<Received>,
  { type, at, object, account }: TestEvent,
): Promise<void> {
  const body = JSON.stringify({
    ...{ id: freshId('evt'), object: 'event', type, livemode: false },
    ...{ created: seconds(at), data: { object } },
    ...(account !== undefined && { account }),
  });
  const stripe = await loadStripe();
  const signature = stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret: EMULATOR_WEBHOOK_SECRET,
  });
  await receive(db, { body, signature }, Date.now());
}
