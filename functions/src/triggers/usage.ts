import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { CollectionName } from '@/domain/core/collections';
import { COUNTED_LINKS, usageShape } from '@/domain/plans/entitlement';
import { initialOf } from '@/domain/core/shape';
import { trackingShape } from '@/domain/trackers/tracker';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { isErased } from '../erasure/erasures';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { touches } from './change';
import type { RecordChange, Step } from './change';

/** Links that take up a place, read at once; no tier with a limit has as many. */
const MOST_LINKS = 500;

/** States of links that take up a place of the plan. */
const TAKING_PLACE: readonly unknown[] = ['active', 'paused'] satisfies readonly TrackingLink['state'][];

/** On a job or a tracker that came, went or moved between lists or businesses: how much open work there is. */
export const countOpenWork: Step = async (db, change) => {
  if (touches(change, ['listOrganizer', 'owner'])) await recountBoth(db, change);
};

/** On a link that took up a place, gave one back, or ends at another time: the places that are taken. */
export const countLinks: Step = async (db, change) => {
  const counts = takesPlace(change.before) || takesPlace(change.after);
  if (counts && touches(change, ['state', 'owner', 'expiresAt'])) await recountBoth(db, change);
};

function takesPlace(link: RecordChange['after']): boolean {
  return link !== null && TAKING_PLACE.includes(link['state']);
}

async function recountBoth(db: Firestore, { before, after }: RecordChange): Promise<void> {
  const owners = new Set([before?.['owner'], after?.['owner']]);
  for (const owner of owners) if (typeof owner === 'string' && owner !== '') await recount(db, owner);
}

/** Counts anew instead of adding up, so that an event may come twice, late, or never. */
async function recount(db: Firestore, owner: string, now = Date.now()): Promise<void> {
  const usageRef = db.collection(COLLECTIONS.usage).doc(owner);
  await db.runTransaction(async (tx) => {
    // Read first: of two counts at once the one that began earlier is made again.
    const stored = await tx.get(usageRef);
    const known = readSnapshot(usageShape, stored) ?? initialOf(usageShape.fields);
    const [jobs, trackers, links] = await Promise.all([
      openCount(db, COLLECTIONS.jobs, owner),
      openCount(db, COLLECTIONS.trackers, owner),
      linkEnds(db, owner),
    ]);
    const openWork = jobs + trackers;
    const isSame = known.openWork === openWork && isDeepStrictEqual(known.links, links);
    if (stored.exists && isSame) return;
    if (!stored.exists && (await isErased(db, tx, owner))) return;
    tx.set(usageRef, storedRecord(usageShape, { owner, openWork, links, updatedAt: now }));
  });
}

async function openCount(db: Firestore, collection: CollectionName, owner: string): Promise<number> {
  const open = db.collection(collection).where('owner', '==', owner).where('listOrganizer', '==', 'Open');
  return (await open.count().get()).data().count;
}

/** When the links end that take up a place, the last first. */
async function linkEnds(db: Firestore, owner: string) {
  const taking = db
    .collection(COLLECTIONS.tracking)
    .where('owner', '==', owner)
    .where('state', 'in', TAKING_PLACE)
    .limit(MOST_LINKS);
  const found = await taking.get();
  return found.docs
    .map((doc) => ({ until: readRecord(trackingShape, doc.data()).expiresAt }))
    .toSorted((a, b) => b.until - a.until)
    .slice(0, COUNTED_LINKS);
}
