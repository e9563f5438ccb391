import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { DAY_MS } from '@/domain/time/time';
import { EMULATOR_WEBHOOK_SECRET, onEmulators } from './emulator';
import { loadStripe } from './load-stripe';

/** Oldest accepted signature, in seconds; Stripe's own recommendation. */
const TOLERANCE = 300;

/** How long event ids are kept: Stripe resends an event for at most three days. */
const REMEMBERED_MS = 30 * DAY_MS;

/** A raw request: its unmodified body and the header `stripe-signature`. */
export type Delivery = { readonly body: Buffer | string; readonly signature: string };

/** Outcome of an event. Stripe delivers a repeated one again; a replayed one is a third party's copy. */
export type Received = 'taken' | 'repeated' | 'replayed' | 'ignored';

/** Variables with the secrets of the two webhooks: of our own account, and of connected ones. */
type WebhookSecret = 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_CONNECT_WEBHOOK_SECRET';

/** The event of a delivery. Throws AppError('denied') for a wrong or old signature. */
export async function checkedEvent(
  { body, signature }: Delivery,
  secret: WebhookSecret,
): Promise<Stripe.Event> {
  const stripe = await loadStripe();
  try {
    return stripe.webhooks.constructEvent(body, signature, webhookSecret(secret), TOLERANCE);
  } catch (cause) {
    if (cause instanceof stripe.errors.StripeSignatureVerificationError || cause instanceof SyntaxError)
      throw new AppError('denied', { cause, sentence: 'The signature does not fit.' });
    throw cause;
  }
}

/** Stripe's secret for an address; on the emulators the one for test events. */
function webhookSecret(name: WebhookSecret): string {
  const secret = process.env[name] ?? '';
  if (secret.startsWith('whsec_') && secret !== EMULATOR_WEBHOOK_SECRET) return secret;
  if (onEmulators()) return EMULATOR_WEBHOOK_SECRET;
  throw new AppError('unavailable', { sentence: 'This project has no secret for the webhook.' });
}

/**
 * Takes in an event once. `followUp` reads the documents that it affects and returns what writes them; null for an event
 * that is not about a business here.
 */
export function takeOnce(
  db: Firestore,
  event: Pick<Stripe.Event, 'id' | 'type'>,
  signature: string,
  now: number,
  followUp: (tx: Transaction) => Promise<(() => void) | null>,
): Promise<Received> {
  const eventRef = db.collection(COLLECTIONS.billingEvents).doc(event.id);
  return db.runTransaction(async (tx) => {
    const before = await tx.get(eventRef);
    // Stripe signs each delivery anew: the same signature twice is a copied request.
    if (before.exists) return before.get('signature') === signature ? 'replayed' : 'repeated';
    const write = await followUp(tx);
    write?.();
    tx.create(eventRef, {
      signature,
      type: event.type,
      at: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + REMEMBERED_MS),
    });
    return write ? 'taken' : 'ignored';
  });
}
