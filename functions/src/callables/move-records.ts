import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS, directoryPart } from '@/domain/core/collections';
import type { CollectionName } from '@/domain/core/collections';
import { earlierTotal, MOVING_COLLECTIONS, ownersBefore } from '@/domain/company/earlier-records';
import type { EarlierCounts } from '@/domain/company/earlier-records';
import { AppError } from '@/domain/core/errors';
import { MAX_ASSIGNEES } from '@/domain/core/record';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { countEarlier } from '../earlier-counts';
import type { Caller } from '../guard';
import { object } from '../parse';
import { readSnapshot } from '../records';

/** `moveRecords` takes nothing: one moves one's own records, into the business one is in. */
export const moveRecordsInput = object({});

/** Documents of one transaction; trackers take their links along. */
const PAGE = 100;
const TRACKER_PAGE = 25;
/** Pages of one call, well inside the minute a function has; the app calls until nothing is left. */
const PAGES_PER_CALL = 6;

/**
 * Moves what the caller owns from before into the business they are in now, some pages per call, and
 * answers what is left. Each page is one transaction that takes whatever still stands under an old owner
 * id: calling again, twice at once, or after a break goes on where it stands. The caller is assigned to
 * what they bring, so that they go on seeing it without the right to see everything.
 */
export async function moveRecords(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
  pagesPerCall = PAGES_PER_CALL,
): Promise<{ readonly left: EarlierCounts }> {
  let pages = 0;
  for (const collection of MOVING_COLLECTIONS) {
    while (pages < pagesPerCall && (await movePage(db, caller.uid, collection, now))) pages += 1;
  }
  const owners = ownersBefore(await readPerson(db, caller.uid));
  const left = await countEarlier(db, owners);
  if (earlierTotal(left) === 0) await forgetDirectories(db, owners);
  return { left };
}

/** Moves one page of a collection; false when there was nothing to move. */
async function movePage(
  db: Firestore,
  uid: string,
  collection: CollectionName,
  now: number,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const user = await readPerson(db, uid, tx);
    const owners = ownersBefore(user);
    if (owners.length === 0) return false;
    const limit = collection === COLLECTIONS.trackers ? TRACKER_PAGE : PAGE;
    const found = await tx.get(db.collection(collection).where('owner', 'in', owners).limit(limit));
    if (found.empty) return false;
    // A link shows a tracker of its own owner only: both move at once, or the client's page would blink.
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

/** The stamp tells the company's directory and everybody's lists that something came. */
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

/** A directory of customers that moved on would list them when its owner is alone again. */
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
