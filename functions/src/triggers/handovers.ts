import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { handoverShape } from '@/domain/network/handover';
import { trackerShape } from '@/domain/trackers/tracker';
import { viewRef } from '../network/views';
import { readSnapshot } from '../records';
import { touches } from './change';
import type { Step } from './change';

/** On a tracker handed here: shows its status to the giver while the two are connected. */
export const shareStatus: Step = async (db, change) => {
  if (!change.before || !touches(change, ['status'])) return;
  const handovers = db.collection(COLLECTIONS.handovers);
  await db.runTransaction(async (tx) => {
    const found = await tx.get(
      handovers
        .where('trackerId', '==', change.id)
        .where('side', '==', 'taken')
        .where('state', '==', 'active')
        .limit(1),
    );
    const [takenDoc] = found.docs;
    const taken = takenDoc && readSnapshot(handoverShape, takenDoc);
    if (!taken) return;
    const [trackerDoc, viewDoc, givenDoc] = await tx.getAll(
      db.collection(COLLECTIONS.trackers).doc(change.id),
      viewRef(db, taken.person, taken.other),
      handovers.doc(taken.twin),
    );
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (viewDoc?.get('state') !== 'connected' || !givenDoc?.exists) return;
    if (!tracker) {
      for (const { ref } of [takenDoc, givenDoc]) tx.update(ref, { state: 'returned' });
      return;
    }
    // A tracker of another business with the id of a deleted one.
    if (tracker.owner !== taken.owner) return;
    const { status, statusAt } = tracker;
    if (givenDoc.get('status') === status) return;
    for (const { ref } of [takenDoc, givenDoc]) {
      tx.update(ref, { status, statusAt: Timestamp.fromMillis(statusAt) });
    }
  });
};
