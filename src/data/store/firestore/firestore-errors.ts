import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { isFirebaseFailure, isOffline, plainCode } from '../../base/firebase-error';
import type { FirebaseFailure } from '../../base/firebase-error';

const CODES: Readonly<Record<string, ErrorCode>> = {
  'permission-denied': 'denied',
  unauthenticated: 'denied',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
  internal: 'unavailable',
  'resource-exhausted': 'too-many-tries',
  'not-found': 'not-found',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
};

/** The browser's error for a full device, as the SDK reports it: in a transaction, or in a dead client's assertion. */
const NO_ROOM = /QuotaExceeded|quota has been exceeded/i;

/**
 * An unusable client for a reason other than a known full device: its storage refused without naming the cause, or it
 * died by an assertion, e.g. of a stream that answers too often (firebase-js-sdk issue 9267) or a token that cannot be
 * fetched (issue 9499).
 */
const CLIENT_FAILED = /IndexedDB transaction|IndexedDbTransactionError|INTERNAL ASSERTION FAILED/i;

/** Converts a Firestore failure to an AppError. */
export function firestoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error) {
    const said = `${error.name}: ${error.message}`;
    if (NO_ROOM.test(said)) return new AppError('storage-full', { cause: error });
    if (CLIENT_FAILED.test(said)) return new AppError('store-failed', { cause: error });
  }
  return new AppError(isFirebaseFailure(error) ? codeOf(error) : 'unknown', { cause: error });
}

function codeOf(error: FirebaseFailure): ErrorCode {
  const code = plainCode(error);
  const { message } = error;
  if (code === 'invalid-argument' && /exceeds|too (big|large|long)|longer than|larger than/i.test(message)) {
    return 'too-large';
  }
  // The client was signed out meanwhile, or the browser cleared its data.
  if (/terminated|shutting down/i.test(message)) return 'unavailable';
  // A missing index is a bug of ours, not a conflict between users.
  if (code === 'failed-precondition' && /index/i.test(message)) return 'unknown';
  const known = CODES[code] ?? 'unknown';
  return known === 'unavailable' && isOffline() ? 'network' : known;
}
