import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { erase } from './pages';

/** Deletes what names a person in any business, about `most` documents per call; returns the number. Safe to repeat. */
export async function erasePersonal(db: Firestore, uid: string, most: number): Promise<number> {
  const { notifications, mail, mailLabels, heldMails, posts, postComments, postReports } = COLLECTIONS;
  let gone = 0;
  for (const name of [notifications, heldMails, mail, mailLabels]) {
    gone += await erase(db, db.collection(name).where('person', '==', uid), most - gone);
  }
  for (const name of [postComments, postReports, posts]) {
    gone += await erase(db, db.collection(name).where('createdBy', '==', uid), most - gone);
  }
  return gone;
}
