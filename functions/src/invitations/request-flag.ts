import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Invitation } from '@/domain/employees/invitation';
import { accountByEmail, isTaken } from '../accounts/accounts';

/** Reference of the user record with this address; null when no account signs in with it. */
export async function personWith(db: Firestore, email: string): Promise<DocumentReference | null> {
  const account = await accountByEmail(email);
  return account && isTaken(account) ? db.collection(COLLECTIONS.users).doc(account.uid) : null;
}

/** Marks in a user's record that a company asks them to join; an answer to an earlier request is cleared. */
export function requestOf(now: number) {
  return {
    userCompanyAddRequested: true,
    userApproveCompanyAdd: false,
    updatedAt: Timestamp.fromMillis(now),
  };
}

/**
 * Ends an unaccepted invitation, and clears the request mark when no other company waits for an answer. The
 * caller reads `person` and all `waiting` invitations of the address before any write.
 */
export function endInvitation(
  tx: Transaction,
  invitation: DocumentReference,
  state: 'declined' | 'revoked',
  asked: { readonly person: DocumentSnapshot | null; readonly waiting: readonly Invitation[] },
  now: number,
): void {
  const at = Timestamp.fromMillis(now);
  tx.update(invitation, { state, endedAt: at });
  const { person, waiting } = asked;
  const isAskedByOthers = waiting.some(({ uuid }) => uuid !== invitation.id);
  if (!person || isAskedByOthers || person.get('userCompanyAddRequested') !== true) return;
  tx.update(person.ref, { userCompanyAddRequested: false, updatedAt: at });
}
