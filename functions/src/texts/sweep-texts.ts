import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { textMessageShape } from '@/domain/client-updates/text-message';
import { COLLECTIONS } from '@/domain/core/collections';
import { HOUR_MS } from '@/domain/time/time';
import { readRecord } from '../records';
import { fail } from './send-text';
import { NO_ANSWER } from './twilio';

/** Its deliveries are over by then: a busy provider is asked again for less than an hour. */
const LONGEST_HANDING_OVER = 2 * HOUR_MS;

/** Most of one run; the next one takes the rest. */
const PAGE = 100;

/** Says of texts whose function ended before the provider's answer that they may not have arrived. Never resent. */
export async function sweepTexts(db: Firestore, now: number): Promise<void> {
  const page = await db
    .collection(COLLECTIONS.texts)
    .where('state', '==', 'sending')
    .where('createdAt', '<=', Timestamp.fromMillis(now - LONGEST_HANDING_OVER))
    .limit(PAGE)
    .get();
  for (const doc of page.docs) await fail(db, doc.ref, readRecord(textMessageShape, doc.data()), NO_ANSWER);
}
