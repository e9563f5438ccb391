import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Invitation } from '@/domain/employees/invitation';
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
 * Ends an invitation nobody accepted, and takes the request out of its person's record when no other company waits
 * for an answer. `person` and all that is `waiting` for the address were read before anything was written.
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
