import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { COLLECTIONS } from '@/domain/core/collections';
import { applyEvent, billsShape, entitlementShape, withBill } from '@/domain/plans/entitlement';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { DAY_MS } from '@/domain/time/time';
import { entitlementRef, readEntitlement } from '../business';
import { isErased } from '../erasure/erasures';
import { readSnapshot, storedRecord } from '../records';
import { billingRef, billingShape } from './billing';
import { EMULATOR_WEBHOOK_SECRET, onEmulators } from './emulator';
import { loadStripe } from './load-stripe';
import { readEvent } from './stripe-events';
import type { Heard } from './stripe-events';

/** Oldest accepted signature, in seconds; Stripe's own recommendation. */
const TOLERANCE = 300;

/** How long event ids are kept: Stripe resends an event for at most three days. */
const REMEMBERED_MS = 30 * DAY_MS;

/** A raw request: its unmodified body and the header `stripe-signature`. */
type Delivery = { readonly body: Buffer | string; readonly signature: string };

/** Outcome of an event. Stripe delivers a repeated one again; a replayed one is a third party's copy. */
export type Received = 'taken' | 'repeated' | 'replayed' | 'ignored';

/** Takes in one Stripe event, once. Throws AppError('denied') for a wrong or old signature. */
export async function receiveEvent(db: Firestore, delivery: Delivery, now: number): Promise<Received> {
  const event = await checkedEvent(delivery);
  const heard = readEvent(event);
  const eventRef = db.collection(COLLECTIONS.billingEvents).doc(event.id);
  return db.runTransaction(async (tx) => {
    const before = await tx.get(eventRef);
    // Stripe signs each delivery anew: the same signature twice is a copied request.
    if (before.exists) return before.get('signature') === delivery.signature ? 'replayed' : 'repeated';
    // An erased business takes in only the end of its own subscription.
    const isTaken = heard !== null && !(await isErased(db, tx, heard.owner));
    const write = await followUp(db, tx, isTaken ? heard : null, now);
    write();
    tx.create(eventRef, {
      signature: delivery.signature,
      type: event.type,
      at: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + REMEMBERED_MS),
    });
    return isTaken ? 'taken' : 'ignored';
  });
}

async function checkedEvent({ body, signature }: Delivery): Promise<Stripe.Event> {
  const stripe = await loadStripe();
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret(), TOLERANCE);
  } catch (cause) {
    if (cause instanceof stripe.errors.StripeSignatureVerificationError || cause instanceof SyntaxError)
      throw new AppError('denied', { cause, sentence: 'The signature does not fit.' });
    throw cause;
  }
}

/** Stripe's secret for this address; on the emulators the one for test events. */
function webhookSecret(): string {
  const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secret.startsWith('whsec_') && secret !== EMULATOR_WEBHOOK_SECRET) return secret;
  if (onEmulators()) return EMULATOR_WEBHOOK_SECRET;
  throw new AppError('unavailable', { sentence: 'This project has no secret for the webhook.' });
}

/** Reads the documents an event affects; the returned function writes them. */
async function followUp(
  db: Firestore,
  tx: Transaction,
  heard: Heard | null,
  now: number,
): Promise<() => void> {
  switch (heard?.kind) {
    case 'plan': {
      const current = await readEntitlement(db, tx, heard.owner);
      const next = applyEvent(current, heard.event, now);
      return () => {
        if (next === current) return;
        tx.set(entitlementRef(db, heard.owner), storedRecord(entitlementShape, next));
        if (next.eventId !== heard.event.id) return;
        const { owner, customer, subscription } = heard;
        const checkout = initialOf(billingShape.fields).checkout;
        const billing = { owner, customer, subscription, checkout };
        tx.set(billingRef(db, owner), storedRecord(billingShape, billing), { merge: true });
      };
    }
    case 'bill': {
      const billsRef = db.collection(COLLECTIONS.bills).doc(heard.owner);
      const bills = readSnapshot(billsShape, await tx.get(billsRef))?.bills ?? [];
      return () => {
        const record = { owner: heard.owner, bills: withBill(bills, heard.bill) };
        tx.set(billsRef, storedRecord(billsShape, record));
      };
    }
    default:
      return () => undefined;
  }
}
