import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { userShape } from '@/domain/account/user';
import { COLLECTIONS } from '@/domain/core/collections';
import { connectionShape } from '@/domain/network/connection';
import { inPages, PAGE } from '../erasure/pages';
import { dropReader } from '../files/readers';
import { readRecord, readSnapshot } from '../records';
import type { Step } from '../triggers/change';

/** Posts, or comments of a post, in one run; a failed run is repeated. */
const MOST = 5_000;

/** On one side of a connection that ends: the other person reads the posts of this one no more. */
export const withdrawPosts: Step = async (db, { before, after }) => {
  if (!before) return;
  const { state, person, other } = readRecord(connectionShape, before);
  if (state !== 'connected' || (after && readRecord(connectionShape, after).state === 'connected')) return;
  const user = readSnapshot(userShape, await db.collection(COLLECTIONS.users).doc(person).get());
  // Connected again before this event arrived.
  if (user?.userNetwork.includes(other)) return;
  await inPages(MOST, async () => {
    const posts = await readBy(db, 'posts', ['createdBy', person], other);
    for (const post of posts) {
      await inPages(MOST, async () =>
        dropFrom(db, await readBy(db, 'postComments', ['postId', post.id], other), other),
      );
      await dropReader(db, { holder: 'post', recordId: post.id, owner: post.get('owner') }, other);
    }
    // Last, so that a run that failed halfway finds the posts again.
    return dropFrom(db, posts, other);
  });
};

/** The posts or comments of a person or post that `uid` reads; ordered as in the feed, whose index it needs. */
async function readBy(
  db: Firestore,
  collection: 'posts' | 'postComments',
  [field, value]: readonly [string, string],
  uid: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const found = await db
    .collection(COLLECTIONS[collection])
    .where(field, '==', value)
    .where('readers', 'array-contains', uid)
    .orderBy('createdAt', 'desc')
    .select('owner')
    .limit(PAGE)
    .get();
  return found.docs;
}

async function dropFrom(db: Firestore, docs: readonly QueryDocumentSnapshot[], uid: string): Promise<number> {
  if (docs.length === 0) return 0;
  const batch = db.batch();
  for (const { ref } of docs) batch.update(ref, { readers: FieldValue.arrayRemove(uid) });
  await batch.commit();
  return docs.length;
}
