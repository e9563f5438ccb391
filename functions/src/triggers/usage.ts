import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { COUNTED_LINKS, usageShape } from '@/domain/plans/entitlement';
import { NOUNS } from '@/domain/nouns';
import type { Noun } from '@/domain/nouns/define-noun';
import { initialOf } from '@/domain/core/shape';
import { trackingShape } from '@/domain/trackers/tracker';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { isErased } from '../erasure/erasures';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { touches } from './change';
import type { RecordChange, Step } from './change';
import { isTakenBack } from './taken-back';

/** Most links that count toward the plan read at once; every tier's limit is lower. */
const MOST_LINKS = 500;

/** Nouns whose open records a plan limits. */
const TAKING_ROOM = NOUNS.filter(({ openWork }) => openWork?.takesRoom);

const TAKING_PLACE: readonly unknown[] = ['active', 'paused'] satisfies readonly TrackingLink['state'][];

/**
 * On a record that takes room and came, went, or moved between lists or businesses: recounts open work. An import's Undo
 * counts by itself, once per batch.
 */
export const countOpenWork: Step = async (db, change) => {
  if (!touches(change, ['listOrganizer', 'owner']) || (await isTakenBack(db, change))) return;
  await recountBoth(db, change);
};

/** On a link whose place or end changed: recounts the places. */
export const countLinks: Step = async (db, change) => {
  const counts = takesPlace(change.before) || takesPlace(change.after);
  if (counts && touches(change, ['state', 'owner', 'expiresAt', 'trackerId'])) await recountBoth(db, change);
};

function takesPlace(link: RecordChange['after']): boolean {
  return link !== null && TAKING_PLACE.includes(link['state']);
}

async function recountBoth(db: Firestore, { before, after }: RecordChange): Promise<void> {
  const owners = new Set([before?.['owner'], after?.['owner']]);
  for (const owner of owners) if (typeof owner === 'string' && owner !== '') await recount(db, owner);
}

/** Recounts an owner's open work and links instead of adding up, so that an event may come twice, late or never. */
export async function recount(db: Firestore, owner: string, now = Date.now()): Promise<void> {
  const usageRef = db.collection(COLLECTIONS.usage).doc(owner);
  await db.runTransaction(async (tx) => {
    // Read first, so that of two concurrent counts the earlier one is retried.
    const stored = await tx.get(usageRef);
    const known = readSnapshot(usageShape, stored) ?? initialOf(usageShape.fields);
    const [counts, links] = await Promise.all([
      Promise.all(TAKING_ROOM.map((noun) => openCount(db, noun, owner))),
      linkEnds(db, owner),
    ]);
    const openWork = counts.reduce((sum, count) => sum + count, 0);
    const isSame = known.openWork === openWork && isDeepStrictEqual(known.links, links);
    if (stored.exists && isSame) return;
    if (!stored.exists && (await isErased(db, tx, owner))) return;
    tx.set(usageRef, storedRecord(usageShape, { owner, openWork, links, updatedAt: now }));
  });
}

async function openCount(db: Firestore, { shape }: Noun, owner: string): Promise<number> {
  const own = db.collection(shape.collection).where('owner', '==', owner);
  return (await own.where('listOrganizer', '==', 'Open').count().get()).data().count;
}

/** End times of the links that count toward the plan, latest first. */
async function linkEnds(db: Firestore, owner: string) {
  const taking = db
    .collection(COLLECTIONS.tracking)
    .where('owner', '==', owner)
    .where('state', 'in', TAKING_PLACE)
    .limit(MOST_LINKS);
  const found = await taking.get();
  return (
    found.docs
      .map((doc) => readRecord(trackingShape, doc.data()))
      // Before the sale a link counts as the paper that was sent with it.
      .filter(({ trackerId }) => trackerId !== '')
      .map(({ expiresAt }) => ({ until: expiresAt }))
      .toSorted((a, b) => b.until - a.until)
      .slice(0, COUNTED_LINKS)
  );
}
