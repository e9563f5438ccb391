import type { Firestore } from 'firebase-admin/firestore';
import { personName, userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { readSnapshot } from '../records';

/** A person's name as their coworkers see it; '' for nobody and for a deleted account. */
export async function nameOfPerson(db: Firestore, uid: string): Promise<string> {
  if (uid === '') return '';
  const user = readSnapshot(userShape, await db.collection(COLLECTIONS.users).doc(uid).get());
  return user ? personName(user).slice(0, 170) : '';
}
