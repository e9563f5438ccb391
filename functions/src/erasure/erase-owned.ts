import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { COLLECTIONS, directoryPart, PUBLIC_COPY, publicCollection } from '@/domain/collections';
import { collectionsThat } from '@/domain/erasure';

/** Documents deleted at once; a commit takes 500 operations. */
const PAGE = 200;
/** Parts of a directory are up to a megabyte each. */
const LARGE_PAGE = 5;

/** Kinds of records with a counter of their own: `Numbers/{owner}_{kind}`. */
const NUMBERED = ['tracker', 'job'];

/**
 * Deletes what belongs to an owner, about `most` documents at once, and says how many went; fewer than
 * `most` means that nothing is left. Links go first: clients see nothing any more. May be stopped
 * anywhere and called again.
 */
export async function eraseOwned(db: Firestore, owner: string, most: number): Promise<number> {
  const ofOwner = (name: string) => db.collection(name).where('owner', '==', owner);
  let gone = await erase(db, ofOwner(COLLECTIONS.tracking), most, PAGE, (link) => [
    db.collection(publicCollection(link.id)).doc(PUBLIC_COPY.id),
    link,
  ]);
  gone += await erase(db, ofOwner(COLLECTIONS.employees), most - gone, PAGE, (invitation) => [
    db.collection(COLLECTIONS.invitationSecrets).doc(invitation.id),
    invitation,
  ]);
  for (const name of collectionsThat('byOwner')) gone += await erase(db, ofOwner(name), most - gone, PAGE);
  gone += await erase(db, db.collection(directoryPart(owner, 'gone')), most - gone, PAGE);
  gone += await erase(db, db.collection(directoryPart(owner, 'shards')), most - gone, LARGE_PAGE);
  if (gone < most) await eraseSingles(db, owner);
  return gone;
}

/** Deletes what lies under the owner's own id. */
async function eraseSingles(db: Firestore, owner: string): Promise<void> {
  const batch = db.batch();
  for (const name of collectionsThat('ofOwner')) batch.delete(db.collection(name).doc(owner));
  batch.delete(db.collection(COLLECTIONS.directory).doc(owner));
  for (const kind of NUMBERED) batch.delete(db.collection(COLLECTIONS.numbers).doc(`${owner}_${kind}`));
  await batch.commit();
}

/** Deletes what a question finds, page by page; `goneWith` names everything that goes with one of them. */
async function erase(
  db: Firestore,
  found: Query,
  most: number,
  page: number,
  goneWith: (ref: DocumentReference) => readonly DocumentReference[] = (ref) => [ref],
): Promise<number> {
  let gone = 0;
  while (gone < most) {
    const { docs } = await found.select().limit(page).get();
    if (docs.length === 0) break;
    const batch = db.batch();
    for (const ref of docs.flatMap((doc) => goneWith(doc.ref))) batch.delete(ref);
    await batch.commit();
    gone += docs.length;
  }
  return gone;
}
