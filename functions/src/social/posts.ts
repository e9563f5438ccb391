import { COLLECTIONS } from '@/domain/core/collections';
import { ownerOf } from '@/domain/session/session';
import { postCommentShape } from '@/domain/social/post';
import { userShape } from '@/domain/account/user';
import { erase } from '../erasure/pages';
import { readRecord, readSnapshot } from '../records';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';

/** Comments and reports deleted with a post in one run; a failed run is repeated. */
const MOST_DROPPED = 5_000;

/** Counting stops here; more comments make no difference below a post. */
const MOST_COUNTED = 1_000;

/** On a comment: counts those of its post. */
export const countComments: Step = async (db, change) => {
  if (change.before && change.after) return;
  const { postId } = readRecord(postCommentShape, change.after ?? change.before ?? {});
  if (postId === '') return;
  const post = db.collection(COLLECTIONS.posts).doc(postId);
  const comments = db
    .collection(COLLECTIONS.postComments)
    .where('postId', '==', postId)
    .select()
    .limit(MOST_COUNTED);
  await db.runTransaction(async (tx) => {
    const stored = await tx.get(post);
    if (!stored.exists) return;
    const count = (await tx.get(comments)).size;
    if (stored.get('commentCount') !== count) tx.update(post, { commentCount: count });
  });
};

/** On a deleted post: deletes its comments and reports. */
export const dropAnswers: Step = async (db, { id, after }) => {
  if (after) return;
  for (const name of [COLLECTIONS.postComments, COLLECTIONS.postReports]) {
    await erase(db, db.collection(name).where('postId', '==', id), MOST_DROPPED);
  }
};

/** On a person with a new business: shows their profile to its members instead of the former ones. */
export const businessOfProfile: Step = async (db, change) => {
  if (!change.after || !touches(change, ['companyUuid', 'soloOwner'])) return;
  const profile = db.collection(COLLECTIONS.socialProfiles).doc(change.id);
  await db.runTransaction(async (tx) => {
    const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(change.id)));
    const stored = await tx.get(profile);
    if (!user || !stored.exists) return;
    const owner = ownerOf({ ...user, uuid: change.id });
    if (stored.get('owner') !== owner) tx.update(profile, { owner });
  });
};
