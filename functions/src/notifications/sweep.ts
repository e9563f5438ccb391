import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { erase } from '../erasure/pages';

/** Notifications per run; the next run takes the rest. */
const MOST_PER_RUN = 5_000;

/** Deletes the notifications whose time is over, about `most`, and returns the number. */
export async function sweepNotifications(db: Firestore, now: number, most = MOST_PER_RUN): Promise<number> {
  const expired = db
    .collection(COLLECTIONS.notifications)
    .where('expiresAt', '<=', Timestamp.fromMillis(now));
  return erase(db, expired, most);
}
