import { createHash } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { HOUR_MS } from '@/domain/time/time';
import { limitRef } from './limits';

/** Calls of one function by one user in an hour; paged calls of a large company take hundreds. */
export const CALLS_PER_HOUR = 1_000;

/**
 * Calls of one open function from one address in an hour. The address is only a hint: an office may share it
 * and a sender may forge it, so functions also limit by subject.
 */
export const OPEN_CALLS_PER_HOUR = 600;

/** A user with a verified token; `signedInAt` in epoch ms. */
export type SignIn = { readonly uid: string; readonly signedInAt: number };

/**
 * Counts and runs a signed-in user's call.
 * @throws AppError('needs-recent-login') when "Sign out everywhere" ended this session, 'too-many-tries' at
 * the limit. Concurrent calls may exceed the limit by a few, because counting must not serialize them.
 */
export async function runForPerson<O>(
  db: Firestore,
  { uid, signedInAt }: SignIn,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  const user = db.collection(COLLECTIONS.users).doc(uid);
  const limit = callLimitRef(db, uid, now);
  const [record, calls] = await db.getAll(user, limit, { fieldMask: ['signedOutAt', 'count'] });
  const signedOutAt: unknown = record?.get('signedOutAt');
  if (signedOutAt instanceof Timestamp && signedOutAt.toMillis() > signedInAt) {
    throw new AppError('needs-recent-login');
  }
  return runCounted(limit, calls, CALLS_PER_HOUR, now, run);
}

/** Counts and runs a call without sign-in, by the sender's address. @throws as `runForPerson` */
export async function runForAnybody<O>(
  db: Firestore,
  address: string | undefined,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  const limit = callLimitRef(db, `ip_${senderOf(address)}`, now);
  return runCounted(limit, await limit.get(), OPEN_CALLS_PER_HOUR, now, run);
}

/** Hash of a network address; the address itself is not stored. */
export function senderOf(address: string | undefined): string {
  return createHash('sha256')
    .update(address ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** The document that counts one caller's calls of this function; the runtime names the function. */
export function callLimitRef(
  db: Firestore,
  caller: string,
  now: number,
  name = process.env['FUNCTION_TARGET'] ?? 'function',
): DocumentReference {
  return limitRef(db, `call_${name}_${caller}`, now);
}

async function runCounted<O>(
  limit: DocumentReference,
  calls: DocumentSnapshot | undefined,
  most: number,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  const used: unknown = calls?.get('count');
  if (typeof used === 'number' && used >= most) throw new AppError('too-many-tries');
  const counted = limit
    .set(
      { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(now + 2 * HOUR_MS) },
      { merge: true },
    )
    // A failed count must not fail the call.
    .catch((error: unknown) => logger.warn('A call was not counted.', error));
  try {
    return await run();
  } finally {
    await counted;
  }
}
