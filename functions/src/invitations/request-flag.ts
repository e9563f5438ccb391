import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { accountByEmail, isTaken } from '../accounts';

/** Where the record of whoever has this address lies; null when nobody signs in with it yet. */
export async function personWith(db: Firestore, email: string): Promise<DocumentReference | null> {
  const account = await accountByEmail(email);
  return account && isTaken(account) ? db.collection(COLLECTIONS.users).doc(account.uid) : null;
}

/** Says in a person's record that a company asks them to join; what they said to an earlier one is over. */
export function requestOf(now: number) {
  return {
    userCompanyAddRequested: true,
    userApproveCompanyAdd: false,
    updatedAt: Timestamp.fromMillis(now),
  };
}

/**
 * Takes the request out of a person's record when no other company waits for an answer. `others` was read
 * before anything was written.
 */
export function endRequest(
  tx: Transaction,
  person: DocumentSnapshot | null,
  others: readonly unknown[],
  now: number,
): void {
  if (!person || others.length > 0 || person.get('userCompanyAddRequested') !== true) return;
  tx.update(person.ref, { userCompanyAddRequested: false, updatedAt: Timestamp.fromMillis(now) });
}
