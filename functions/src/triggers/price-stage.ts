import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { priceShape } from '@/domain/money/price';
import { trackerShape } from '@/domain/trackers/tracker';
import { readSnapshot, storedRecord } from '../records';
import { textField, touches } from './change';
import type { Step } from './change';

/** On a tracker that moves, goes into the archive or comes back: keeps its stage on its price. */
export const keepStage: Step = async (db, change) => {
  if (change.after && touches(change, ['status', 'listOrganizer'])) await refreshStage(db, change.id);
};

/** On a tracker's new price: gives it the stage. */
export const stageOfPrice: Step = async (db, change) => {
  if (!change.after || textField(change, 'noun') !== 'tracker') return;
  if (touches(change, ['stage'])) await refreshStage(db, change.id);
};

/**
 * Writes the stage of an open tracker on its price, by which contract values are summed; '' for an archived one.
 * Returns whether a write was needed. It is no user's edit: stamps and history stay.
 */
export async function refreshStage(db: Firestore, trackerId: string): Promise<boolean> {
  const priceRef = db.collection(COLLECTIONS.prices).doc(trackerId);
  return db.runTransaction(async (tx) => {
    const [priceDoc, trackerDoc] = await tx.getAll(
      priceRef,
      db.collection(COLLECTIONS.trackers).doc(trackerId),
    );
    const price = priceDoc && readSnapshot(priceShape, priceDoc);
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!price || price.noun !== 'tracker' || tracker?.owner !== price.owner) return false;
    const stage = tracker.listOrganizer === 'Open' ? tracker.status : '';
    if (price.stage === stage) return false;
    tx.update(priceRef, storedRecord(priceShape, { stage }));
    return true;
  });
}
