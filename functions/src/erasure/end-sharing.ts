import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { handoverShape } from '@/domain/network/handover';
import { endMembership } from '../network/membership';
import { readRecord } from '../records';
import { inPages } from './pages';

/** Documents of one transaction; each changes a document of another owner. */
const PAGE = 50;

/** Ends an owner's hand-overs in both directions. Their sides go; the others stay and say that it ended. */
export function endHandovers(db: Firestore, owner: string, most: number, now: number): Promise<number> {
  const handovers = db.collection(COLLECTIONS.handovers);
  return inPages(most, () =>
    db.runTransaction(async (tx) => {
      const { docs } = await tx.get(handovers.where('owner', '==', owner).limit(PAGE));
      if (docs.length === 0) return 0;
      const sides = docs.map((doc) => ({ ref: doc.ref, is: readRecord(handoverShape, doc.data()) }));
      const twins = await tx.getAll(...sides.map(({ is }) => handovers.doc(is.twin)));
      for (const [at, { ref, is }] of sides.entries()) {
        const twin = twins[at];
        if (twin?.get('state') === 'active' || twin?.get('state') === 'waiting') {
          const state = is.side === 'given' ? 'withdrawn' : 'returned';
          tx.update(twin.ref, { state, updatedAt: Timestamp.fromMillis(now), updatedBy: '' });
        }
        tx.delete(ref);
      }
      return docs.length;
    }),
  );
}

/** Ends the memberships of a dealer's companies. */
export function endMemberships(db: Firestore, dealer: string, most: number, now: number): Promise<number> {
  const members = db.collection(COLLECTIONS.dealerMembers).where('owner', '==', dealer).limit(PAGE);
  return inPages(most, () =>
    db.runTransaction(async (tx) => {
      const { docs } = await tx.get(members);
      const companies = db.collection(COLLECTIONS.companies);
      const there = docs.length === 0 ? [] : await tx.getAll(...docs.map(({ id }) => companies.doc(id)));
      for (const [at, { id, ref }] of docs.entries()) {
        if (there[at]?.get('dealerOwner') === dealer) endMembership(db, tx, id, now);
        else tx.delete(ref);
      }
      return docs.length;
    }),
  );
}
