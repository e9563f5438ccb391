import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

/** Ends what a company and its dealer have with each other; the company must be there. */
export function endMembership(db: Firestore, tx: Transaction, company: string, now: number): void {
  tx.delete(db.collection(COLLECTIONS.dealerMembers).doc(company));
  tx.update(db.collection(COLLECTIONS.companies).doc(company), {
    dealerOwner: '',
    // Whoever stops or changes dealers decides anew what the next one sees.
    sharesFigures: false,
    updatedAt: Timestamp.fromMillis(now),
  });
}
