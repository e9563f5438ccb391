import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { HOUR_MS } from '@/domain/time/time';

/** The counter of one key in the hour, or other `period` (ms), that contains `now` (epoch ms). */
export function limitRef(db: Firestore, key: string, now: number, period = HOUR_MS): DocumentReference {
  return db.collection(COLLECTIONS.limits).doc(`${key}_${Math.floor(now / period)}`);
}

/**
 * Counts one use in the transaction of the limited action, or throws AppError('too-many-tries'). The document
 * holds its expiry for Firestore's time-to-live. `sentence` explains the limit; `period` (ms) is the
 * document's.
 */
export function countUse(
  tx: Transaction,
  limit: DocumentSnapshot,
  most: number,
  now: number,
  sentence?: string,
  period = HOUR_MS,
): void {
  countUses(tx, limit, 1, most, now, sentence, period);
}

/** Counts several uses at once, or throws when they do not all fit; otherwise as `countUse`. */
export function countUses(
  tx: Transaction,
  limit: DocumentSnapshot,
  uses: number,
  most: number,
  now: number,
  sentence?: string,
  period = HOUR_MS,
): void {
  const used: unknown = limit.get('count');
  const count = typeof used === 'number' ? used : 0;
  if (count + uses > most) throw new AppError('too-many-tries', sentence === undefined ? {} : { sentence });
  tx.set(limit.ref, { count: count + uses, expiresAt: Timestamp.fromMillis(now + 2 * period) });
}
