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

/** A signature older than this is refused, in seconds; Stripe's own recommendation. */
const TOLERANCE = 300;

/** How long events are known by their id: Stripe sends one again for three days at most. */
const REMEMBERED_MS = 30 * DAY_MS;

/** A request as it came: its untouched body and the header `stripe-signature`. */
type Delivery = { readonly body: Buffer | string; readonly signature: string };

/** What became of an event. A repeated one was delivered again by Stripe, a replayed one by somebody else. */
export type Received = 'taken' | 'repeated' | 'replayed' | 'ignored';

/**
 * Takes one event of Stripe in, once, together with what follows from it. Throws AppError('denied') for a
 * signature that is wrong or old.
 */
export async function receiveEvent(db: Firestore, delivery: Delivery, now: number): Promise<Received> {
  const event = await checkedEvent(delivery);
  const heard = readEvent(event);
  const eventRef = db.collection(COLLECTIONS.billingEvents).doc(event.id);
  return db.runTransaction(async (tx) => {
    const before = await tx.get(eventRef);
    // Stripe signs each delivery anew: the same signature twice is a copy of a request.
    if (before.exists) return before.get('signature') === delivery.signature ? 'replayed' : 'repeated';
    // A deleted business hears of its own end, and of nothing else.
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

/** Stripe's secret for this address; on the emulators, where there is none, the one for test events. */
function webhookSecret(): string {
  const secret = process.env['STRIPE_WEBHOOK_SECRET'] ?? '';
  if (secret.startsWith('whsec_') && secret !== EMULATOR_WEBHOOK_SECRET) return secret;
  if (onEmulators()) return EMULATOR_WEBHOOK_SECRET;
  throw new AppError('unavailable', { sentence: 'This project has no secret for the webhook.' });
}

/** Reads what an event bears on; what it answers then writes. */
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
