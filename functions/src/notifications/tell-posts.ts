import type { Firestore } from 'firebase-admin/firestore';
import { companyShape } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { networkName } from '@/domain/network/connection';
import { postCommentWords, postReportWords } from '@/domain/notifications/room-words';
import { ownerOf } from '@/domain/session/session';
import { postCommentShape, postReportShape, postShape } from '@/domain/social/post';
import type { Post } from '@/domain/social/post';
import { personName, userShape } from '@/domain/account/user';
import { readRecord, readSnapshot } from '../records';
import type { Step } from '../triggers/change';
import { notify } from './notify';

/** On a comment: tells the author of the post. */
export const tellPostComment: Step = async (db, { before, after, eventId, at }) => {
  if (before || !after) return;
  const comment = readRecord(postCommentShape, after);
  const post = await postOf(db, comment.postId);
  if (!post) return;
  const name = await nameFor(db, comment.createdBy, post.owner);
  await notify(db, {
    person: post.createdBy,
    owner: post.owner,
    by: comment.createdBy,
    kind: 'post',
    eventId,
    at,
    subject: post.uuid,
    ...postCommentWords(post, comment.text, name),
  });
};

/** On a report: tells the administrators of the author's business, but not of their own posts. */
export const tellPostReport: Step = async (db, { before, after, eventId, at }) => {
  if (before || !after) return;
  const report = readRecord(postReportShape, after);
  const post = await postOf(db, report.postId);
  if (!post) return;
  const name = await nameFor(db, report.createdBy, post.owner);
  for (const person of await administratorsOf(db, post.owner)) {
    if (person === post.createdBy) continue;
    await notify(db, {
      person,
      owner: post.owner,
      by: report.createdBy,
      kind: 'post',
      eventId,
      at,
      subject: `report ${post.uuid}`,
      ...postReportWords(post, report.reason, name),
    });
  }
};

async function postOf(db: Firestore, id: string): Promise<Post | null> {
  if (id === '') return null;
  return readSnapshot(postShape, await db.collection(COLLECTIONS.posts).doc(id).get());
}

async function administratorsOf(db: Firestore, owner: string): Promise<readonly string[]> {
  const company = await db.collection(COLLECTIONS.companies).doc(owner).get();
  return readSnapshot(companyShape, company)?.administrator ?? [];
}

/** A person's name for people of a business: of others the one that their network sees. */
async function nameFor(db: Firestore, uid: string, owner: string): Promise<string> {
  const stored = await db.collection(COLLECTIONS.users).doc(uid).get();
  const user = readSnapshot(userShape, stored);
  if (!user) return '';
  return ownerOf({ ...user, uuid: uid }) === owner ? personName(user) : networkName(user);
}
