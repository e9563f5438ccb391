import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { HOUR_MS, MINUTE_MS } from '@/domain/time/time';
import { erase } from '../erasure/pages';

const PAGE = 100;
/** Mails deleted in one run. */
const MOST_DELETED = 2_000;

/** Lets mails go whose window was closed before their ten seconds were over. Returns their number. */
export async function sendLeftOver(db: Firestore, now: number): Promise<number> {
  const due = db
    .collection(COLLECTIONS.mail)
    .where('state', '==', 'sending')
    .where('sendAt', '<=', Timestamp.fromMillis(now - MINUTE_MS))
    .limit(PAGE);
  const { docs } = await due.get();
  for (const { ref } of docs) {
    await db.runTransaction(async (tx) => {
      if ((await tx.get(ref)).get('state') === 'sending') tx.update(ref, { state: 'queued' });
    });
  }
  return docs.length;
}

/** Removes mails that were deleted for good over an hour ago, when nobody can undo it any more. */
export function sweepDeletedMail(db: Firestore, now: number): Promise<number> {
  const deleted = db
    .collection(COLLECTIONS.mail)
    .where('box', '==', 'deleted')
    .where('updatedAt', '<=', Timestamp.fromMillis(now - HOUR_MS));
  return erase(db, deleted, MOST_DELETED);
}
