import type { Firestore } from 'firebase-admin/firestore';
import { threadShape } from '@/domain/chat/thread';
import { BETWEEN_CONNECTIONS } from '@/domain/chat/thread-id';
import { COLLECTIONS } from '@/domain/core/collections';
import { FILE_PAGE, withContent } from '../files/content';
import { readRecord } from '../records';
import { erase } from './pages';

/**
 * Deletes a person's threads with connections whose accounts are deleted or being deleted too, with their messages and
 * files: about `most` documents per call; returns the number. The other threads stay with the people who are left.
 */
export async function eraseConversations(db: Firestore, uid: string, most: number): Promise<number> {
  const threads = await db
    .collection(COLLECTIONS.threads)
    .where('owner', '==', BETWEEN_CONNECTIONS)
    .where('participantIds', 'array-contains', uid)
    .get();
  let gone = 0;
  for (const thread of threads.docs) {
    if (gone >= most) break;
    const { participantIds } = readRecord(threadShape, thread.data());
    if (
      !(await areGone(
        db,
        participantIds.filter((person) => person !== uid),
      ))
    )
      continue;
    const below = (collection: string, field: string) =>
      db.collection(collection).where('owner', '==', BETWEEN_CONNECTIONS).where(field, '==', thread.id);
    gone += await erase(db, below(COLLECTIONS.messages, 'threadId'), most - gone);
    const files = below(COLLECTIONS.files, 'recordId').where('noun', '==', 'thread');
    gone += await erase(db, files, most - gone, FILE_PAGE, (file) => withContent(db, file));
    if (gone < most) await thread.ref.delete();
  }
  return gone;
}

/** Whether none of these people has an account; of two who delete theirs at once, each sees the other's mark. */
async function areGone(db: Firestore, people: readonly string[]): Promise<boolean> {
  for (const person of people) {
    const [user, erasure] = await db.getAll(
      db.collection(COLLECTIONS.users).doc(person),
      db.collection(COLLECTIONS.erasures).doc(person),
    );
    if (user?.exists && !erasure?.exists) return false;
  }
  return true;
}
