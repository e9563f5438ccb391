import { createHash } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { HOUR_MS } from '@/domain/time/time';
import { limitRef } from './limits';

/** Calls of one function by one person within an hour; the paged ones of a large company take hundreds. */
export const CALLS_PER_HOUR = 1_000;

/**
 * Calls of one open function from one address within an hour. The address is a hint: a whole office may share
 * it and a sender may forge it, so functions also limit what a call is about.
 */
export const OPEN_CALLS_PER_HOUR = 600;

/** Somebody whose identity a token proves, and when they signed in, epoch ms. */
export type SignIn = { readonly uid: string; readonly signedInAt: number };

/**
 * Runs a call of somebody signed in, and counts it.
 * @throws AppError('needs-recent-login') when "Sign out everywhere" ended this session, 'too-many-tries' at the
 * limit. Calls at the same moment may exceed it by a few: counting must not make them wait for each other.
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

/** Runs a call that needs no sign-in, and counts it for the sender's address. @throws as `runForPerson` */
export async function runForAnybody<O>(
  db: Firestore,
  address: string | undefined,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  const limit = callLimitRef(db, `ip_${senderOf(address)}`, now);
  return runCounted(limit, await limit.get(), OPEN_CALLS_PER_HOUR, now, run);
}

/** A network address as it is counted: a hash, since nothing needs the address itself. */
export function senderOf(address: string | undefined): string {
  return createHash('sha256')
    .update(address ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** Where the calls of this function by one caller are counted; the runtime says which function it is. */
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
    // Not counting is no reason to fail what was asked.
    .catch((error: unknown) => logger.warn('A call was not counted.', error));
  try {
    return await run();
  } finally {
    await counted;
  }
}
