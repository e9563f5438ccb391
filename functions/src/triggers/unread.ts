import { COLLECTIONS } from '@/domain/core/collections';
import { clientMessageShape, trackerShape } from '@/domain/trackers/tracker';
import { Timestamp } from 'firebase-admin/firestore';
import { readRecord, readSnapshot } from '../records';
import { textField, touches } from './change';
import type { Step } from './change';

/** Counting stops here; more unread messages make no difference. */
const MOST_UNREAD = 200;

/** On a client's message: notes the latest unread one in the tracker. */
export const markUnread: Step = async (db, change) => {
  const trackerId = textField(change, 'trackerId');
  const owner = textField(change, 'owner');
  if (textField(change, 'from') !== 'client' || trackerId === '') return;
  if (!touches(change, ['readAt'])) return;
  const trackerRef = db.collection(COLLECTIONS.trackers).doc(trackerId);
  const unreadMessages = db
    .collection(COLLECTIONS.clientMessages)
    .where('owner', '==', owner)
    .where('trackerId', '==', trackerId)
    .where('from', '==', 'client')
    .where('readAt', '==', null)
    .limit(MOST_UNREAD);
  await db.runTransaction(async (tx) => {
    const tracker = readSnapshot(trackerShape, await tx.get(trackerRef));
    if (!tracker || tracker.owner !== owner) return;
    const found = await tx.get(unreadMessages);
    const times = found.docs.map((doc) => readRecord(clientMessageShape, doc.data()).createdAt);
    const latest = times.length > 0 ? Math.max(...times) : null;
    if (latest === tracker.unreadSince) return;
    tx.update(trackerRef, { unreadSince: latest === null ? null : Timestamp.fromMillis(latest) });
  });
};
