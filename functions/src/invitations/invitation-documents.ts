import { createHash } from 'node:crypto';
import type { DocumentReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { invitationCondition, invitationShape } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { readRecord } from '../records';

/** Most invitations read: of one address, or pending in one company. */
const MOST_INVITATIONS = 500;

/** Each company invites an address once: a second invitation gets the same document. */
export function invitationId(owner: string, email: string): string {
  return createHash('sha256').update(`${owner} ${email}`).digest('hex').slice(0, 20);
}

export function invitationRef(db: Firestore, id: string): DocumentReference {
  return db.collection(COLLECTIONS.employees).doc(id);
}

/** A company's invitations that can still be accepted. */
export function waitingOf(
  db: Firestore,
  tx: Transaction,
  owner: string,
  now: number,
): Promise<readonly Invitation[]> {
  return waiting(tx, db.collection(COLLECTIONS.employees).where('owner', '==', owner), now);
}

/** An address's invitations, from any company, that can still be accepted. */
export function waitingFor(
  db: Firestore,
  tx: Transaction,
  email: string,
  now: number,
): Promise<readonly Invitation[]> {
  return waiting(tx, db.collection(COLLECTIONS.employees).where('email', '==', email), now);
}

async function waiting(tx: Transaction, of: Query, now: number): Promise<readonly Invitation[]> {
  const found = await tx.get(of.where('state', '==', 'pending').limit(MOST_INVITATIONS));
  return found.docs
    .map((doc) => readRecord(invitationShape, doc.data()))
    .filter((invitation) => invitationCondition(invitation, now) === 'good');
}
