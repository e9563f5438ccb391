import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS, directoryPart, publicCollection } from '@/domain/core/collections';
import { collectionsThat } from '@/domain/account/erasure';
import { PAGE_DOCUMENTS } from '@/domain/tracking/page-documents';
import { FILE_PAGE, withContent } from '../files/content';
import { endHandovers, endMemberships } from './end-sharing';
import { erase, PAGE } from './pages';

/** Each link goes with the documents of its page. */
const LINK_PAGE = PAGE / (1 + PAGE_DOCUMENTS.length);
/** Directory shards are up to a megabyte each. */
const LARGE_PAGE = 5;

/** Deletes about `most` of an owner's documents, public copies first; returns the number, fewer at the end. */
export async function eraseOwned(db: Firestore, owner: string, most: number, now: number): Promise<number> {
  const ofOwner = (name: string) => db.collection(name).where('owner', '==', owner);
  let gone = await erase(db, ofOwner(COLLECTIONS.tracking), most, LINK_PAGE, (link) => [
    ...PAGE_DOCUMENTS.map(({ id }) => db.collection(publicCollection(link.id)).doc(id)),
    link,
  ]);
  gone += await endHandovers(db, owner, most - gone, now);
  gone += await endMemberships(db, owner, most - gone, now);
  gone += await erase(db, ofOwner(COLLECTIONS.employees), most - gone, PAGE, (invitation) => [
    db.collection(COLLECTIONS.invitationSecrets).doc(invitation.id),
    invitation,
  ]);
  gone += await erase(db, ofOwner(COLLECTIONS.files), most - gone, FILE_PAGE, (file) =>
    withContent(db, file),
  );
  for (const name of collectionsThat('byOwner')) gone += await erase(db, ofOwner(name), most - gone);
  gone += await erase(db, db.collection(directoryPart(owner, 'gone')), most - gone);
  gone += await erase(db, db.collection(directoryPart(owner, 'shards')), most - gone, LARGE_PAGE);
  if (gone < most) await eraseSingles(db, owner);
  return gone;
}

/** Deletes the documents under the owner's own id, including a dealer membership. */
async function eraseSingles(db: Firestore, owner: string): Promise<void> {
  const batch = db.batch();
  for (const name of [...collectionsThat('ofOwner'), COLLECTIONS.directory, COLLECTIONS.dealerMembers]) {
    batch.delete(db.collection(name).doc(owner));
  }
  await batch.commit();
}
