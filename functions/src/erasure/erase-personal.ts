import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { erase } from './pages';

/**
 * Deletes what names a person in any business, about `most` documents per call, and returns the number. May be
 * interrupted and called again.
 */
export async function erasePersonal(db: Firestore, uid: string, most: number): Promise<number> {
  return erase(db, db.collection(COLLECTIONS.notifications).where('person', '==', uid), most);
}
