import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import {
  boolean,
  cents,
  choice,
  defineShape,
  moment,
  optionalMoment,
  requiredText,
  text,
} from '@/domain/core/shape';
import type { Infer } from '@/domain/core/shape';
import { chargeFields } from '@/domain/payments/card/charge-facts';
import { readRecord, readSnapshot } from '../records';

/** `ConnectedAccounts/{owner}`: a business's own account at Stripe. No client reads it. */
export const connectedAccountShape = defineShape(COLLECTIONS.connectedAccounts, {
  owner: requiredText(128),
  /** Stripe's id; '' once the business has cut the connection at Stripe. */
  account: text(255),
  isLive: boolean(),
  /** False after "Disconnect": late events still count, new payments are not offered. */
  isOffered: boolean(),
  /** Whether Stripe takes payments for it, as of `eventAt`. */
  canCharge: boolean(),
  eventAt: optionalMoment(),
  createdAt: moment(),
});
export type ConnectedAccount = Infer<typeof connectedAccountShape>;

/** `CardAttempts/{id}`: a client's try to pay an invoice online, with the page at Stripe that it opened. */
export const cardAttemptShape = defineShape(COLLECTIONS.cardAttempts, {
  owner: requiredText(128),
  account: text(255),
  isLive: boolean(),
  invoiceId: text(64),
  link: text(64),
  cents: cents(),
  currency: text(3),
  state: choice(['open', 'replaced', 'paid']),
  /** Stripe's id of the checkout and its address; '' until it is open. */
  checkout: text(255),
  url: text(4_000),
  createdAt: moment(),
  expiresAt: moment(),
});
export type CardAttempt = Infer<typeof cardAttemptShape>;

/** `CardCharges/{payment_intent}`: what Stripe's events say of a charge, which a payment is kept equal to. */
export const cardChargeShape = defineShape(COLLECTIONS.cardCharges, {
  owner: requiredText(128),
  account: text(255),
  ...chargeFields,
});
export type CardCharge = Infer<typeof cardChargeShape>;

export function connectedRef(db: Firestore, owner: string): DocumentReference {
  return db.collection(COLLECTIONS.connectedAccounts).doc(owner);
}

export function mirrorRef(db: Firestore, owner: string): DocumentReference {
  return db.collection(COLLECTIONS.cardPayments).doc(owner);
}

export function attemptRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTIONS.cardAttempts).doc(id);
}

export function chargeRef(db: Firestore, paymentIntent: string): DocumentReference {
  return db.collection(COLLECTIONS.cardCharges).doc(paymentIntent);
}

/** The account of a business; null before it ever connected one. */
export async function readConnected(
  db: Firestore,
  tx: Transaction,
  owner: string,
): Promise<ConnectedAccount | null> {
  return readSnapshot(connectedAccountShape, await tx.get(connectedRef(db, owner)));
}

/** The business whose account this is; null for accounts of nobody here. Metadata of events never says whose they are. */
export async function readOwnerOf(
  db: Firestore,
  tx: Transaction,
  account: string,
): Promise<ConnectedAccount | null> {
  if (account === '') return null;
  const found = await tx.get(
    db.collection(COLLECTIONS.connectedAccounts).where('account', '==', account).limit(1),
  );
  const [stored] = found.docs;
  return stored ? readRecord(connectedAccountShape, stored.data()) : null;
}
