import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

/** Ends a company's membership with its dealer; the company must exist. */
export function endMembership(db: Firestore, tx: Transaction, company: string, now: number): void {
  tx.delete(db.collection(COLLECTIONS.dealerMembers).doc(company));
  tx.update(db.collection(COLLECTIONS.companies).doc(company), {
    dealerOwner: '',
    // Consent does not carry over to the next dealer.
    sharesFigures: false,
    updatedAt: Timestamp.fromMillis(now),
  });
}
