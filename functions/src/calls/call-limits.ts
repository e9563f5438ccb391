import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { HOUR_MS } from '@/domain/time/time';
import { limitRef } from './limits';

/** Calls of one function by one user in an hour; paged calls of a large company take hundreds. */
export const CALLS_PER_HOUR = 1_000;

/** Calls of one open function from one address in an hour. An office may share one, so functions also limit by subject. */
export const OPEN_CALLS_PER_HOUR = 600;

/** The same through Firebase Hosting, whose servers many people's calls share. */
export const HOSTING_CALLS_PER_HOUR = 6_000;

/** The parts of a request that say where it comes from. */
type Origin = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * The addresses that a request came through, nearest first. Google's front end appends the address it saw to
 * X-Forwarded-For; whatever is before that may be written by the sender
 * (cloud.google.com/functions/docs/reference/headers).
 */
function hopsOf({ headers, socket }: Origin): readonly string[] {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return hops.length > 0 ? hops.toReversed() : [socket.remoteAddress ?? ''];
}

/** The address next to Google's front end, which no sender can forge. */
export function addressOf(origin: Origin): string {
  return hopsOf(origin)[0] ?? '';
}

/** Hash of the address of a call straight to Google's front end, which no sender can forge. */
export function senderOf(origin: Origin): string {
  return hashOfAddress(addressOf(origin));
}

/** Hashes of the addresses of a call through Firebase Hosting. */
export type Senders = {
  /** The one that Hosting forwards; a call past Hosting can forge it. */
  readonly named: string;
  /** The one next to Google's front end, mostly Hosting's own, which nobody can forge. */
  readonly nearest: string;
};

export function sendersOf(origin: Origin): Senders {
  const [nearest, before] = hopsOf(origin);
  return { named: hashOfAddress(before ?? nearest), nearest: hashOfAddress(nearest) };
}

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
  origin: Origin,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  return runFrom(db, `ip_${senderOf(origin)}`, OPEN_CALLS_PER_HOUR, now, run);
}

/**
 * The same for functions at the app's own address: by the sender that Hosting names, and, since that may be forged, by
 * the address next to Google's front end. @throws as `runForPerson`
 */
export async function runThroughHosting<O>(
  db: Firestore,
  origin: Origin,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  const { named, nearest } = sendersOf(origin);
  return runFrom(db, `hop_${nearest}`, HOSTING_CALLS_PER_HOUR, now, () =>
    runFrom(db, `ip_${named}`, OPEN_CALLS_PER_HOUR, now, run),
  );
}

async function runFrom<O>(
  db: Firestore,
  caller: string,
  most: number,
  now: number,
  run: () => Promise<O>,
): Promise<O> {
  const limit = callLimitRef(db, caller, now);
  return runCounted(limit, await limit.get(), most, now, run);
}

/** The address itself is not stored. */
function hashOfAddress(address: string | undefined): string {
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
