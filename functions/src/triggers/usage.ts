import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import type { CollectionName } from '@/domain/collections';
import { usageShape } from '@/domain/entitlement';
import { readSnapshot, storedRecord } from '../records';
import { touches } from './change';
import type { Step } from './change';

/** On a job or a tracker that came, went or moved between lists: how much open work there is. */
export const countOpenWork: Step = async (db, change) => {
  if (!touches(change, ['listOrganizer', 'owner'])) return;
  const owners = new Set([change.before?.['owner'], change.after?.['owner']]);
  for (const owner of owners) if (typeof owner === 'string' && owner !== '') await recount(db, owner);
};

/** Counts anew instead of adding up, so that an event may come twice, late, or never. */
async function recount(db: Firestore, owner: string, now = Date.now()): Promise<void> {
  const usageRef = db.collection(COLLECTIONS.usage).doc(owner);
  await db.runTransaction(async (tx) => {
    // Read first: of two counts at once the one that began earlier is made again.
    const known = readSnapshot(usageShape, await tx.get(usageRef));
    const counts = await Promise.all([
      openCount(db, COLLECTIONS.jobs, owner),
      openCount(db, COLLECTIONS.trackers, owner),
    ]);
    const openWork = counts.reduce((sum, count) => sum + count, 0);
    if (known?.openWork === openWork) return;
    tx.set(usageRef, storedRecord(usageShape, { owner, openWork, updatedAt: now }));
  });
}

async function openCount(db: Firestore, collection: CollectionName, owner: string): Promise<number> {
  const open = db.collection(collection).where('owner', '==', owner).where('listOrganizer', '==', 'Open');
  return (await open.count().get()).data().count;
}
