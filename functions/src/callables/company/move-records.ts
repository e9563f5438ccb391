import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import { earlierTotal, movingCollections, ownersBefore } from '@/domain/joining/earlier-records';
import type { EarlierCounts } from '@/domain/joining/earlier-records';
import { AppError } from '@/domain/core/errors';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { countEarlier } from '../../company/earlier-counts';
import type { Caller } from '../../calls/guard';
import { readSnapshot } from '../../records';

export const moveRecordsInput = v.strictObject({});

/** Documents of one transaction; trackers move with their links. */
const PAGE = 100;
const TRACKER_PAGE = 25;
/** Pages per call, well within a function's minute; the app calls until nothing is left. */
const PAGES_PER_CALL = 6;

/**
 * Moves the caller's earlier records into their current business, some pages per call, and returns what is
 * left. Each page is one transaction over records that still have an old owner id, so repeated, concurrent
 * and interrupted calls are safe. The caller becomes an assignee of the moved records, so they still see them
 * without `scope:all`.
 */
export async function moveRecords(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
  pagesPerCall = PAGES_PER_CALL,
): Promise<{ readonly left: EarlierCounts }> {
  let pages = 0;
  for (const collection of movingCollections()) {
    while (pages < pagesPerCall && (await movePage(db, caller.uid, collection, now))) pages += 1;
  }
  const owners = ownersBefore(await readPerson(db, caller.uid));
  const left = await countEarlier(db, owners);
  if (earlierTotal(left) === 0) await forgetDirectories(db, owners);
  return { left };
}

async function movePage(db: Firestore, uid: string, collection: string, now: number): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await readPerson(db, uid, tx);
    const owners = ownersBefore(user);
    if (owners.length === 0) return false;
    const limit = collection === COLLECTIONS.trackers ? TRACKER_PAGE : PAGE;
    const found = await tx.get(db.collection(collection).where('owner', 'in', owners).limit(limit));
    if (found.empty) return false;
    // A link shows only trackers of its own owner: moving both at once keeps the client's page up.
    const links = collection === COLLECTIONS.trackers ? await linksOf(db, tx, found.docs, owners) : [];
    for (const doc of [...found.docs, ...links]) tx.update(doc.ref, moved(doc, ownerOf(user), uid, now));
    return true;
  });
}

async function linksOf(
  db: Firestore,
  tx: Transaction,
  trackers: readonly DocumentSnapshot[],
  owners: readonly string[],
): Promise<readonly DocumentSnapshot[]> {
  const ids = trackers.map((tracker) => tracker.id);
  const links = await tx.get(db.collection(COLLECTIONS.tracking).where('trackerId', 'in', ids));
  return links.docs.filter((link) => owners.includes(String(link.get('owner'))));
}

/** The new stamp makes the company's directory and open lists pick the record up. */
function moved(doc: DocumentSnapshot, owner: string, uid: string, now: number) {
  const assignees: unknown = doc.get('assignees');
  const isMissing = Array.isArray(assignees) && !assignees.includes(uid) && assignees.length < MAX_ASSIGNEES;
  return {
    owner,
    updatedAt: Timestamp.fromMillis(now),
    updatedBy: uid,
    ...(isMissing ? { assignees: [...assignees, uid] } : {}),
  };
}

/** A stale directory would list moved customers once its owner is alone again. */
async function forgetDirectories(db: Firestore, owners: readonly string[]): Promise<void> {
  for (const owner of owners) {
    for (const part of ['shards', 'gone'] as const) {
      await db.recursiveDelete(db.collection(directoryPart(owner, part)));
    }
    await db.collection(COLLECTIONS.directory).doc(owner).delete();
  }
}

async function readPerson(db: Firestore, uid: string, tx?: Transaction): Promise<UserRecord> {
  const ref = db.collection(COLLECTIONS.users).doc(uid);
  const user = readSnapshot(userShape, await (tx ? tx.get(ref) : ref.get()));
  if (!user) throw new AppError('not-found');
  return { ...user, uuid: uid };
}
