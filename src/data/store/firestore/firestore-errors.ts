import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { isFirebaseFailure, isOffline, plainCode } from '../../runtime/firebase-error';
import type { FirebaseFailure } from '../../runtime/firebase-error';

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

/**
 * The browser's own words for a full device, as the SDK hands them on: inside what it says of a transaction, and inside
 * the assertion by which a client that died answers from then on, which repeats what it died of.
 */
const NO_ROOM = /QuotaExceeded|quota has been exceeded/i;

/**
 * A client that is of no more use, for a reason that is not known to be a full device. Its storage refused and did not
 * say why; or it died by an assertion, as of a stream that answers too often (firebase-js-sdk issue 9267) or a token
 * that cannot be had (issue 9499).
 */
const CLIENT_FAILED = /IndexedDB transaction|IndexedDbTransactionError|INTERNAL ASSERTION FAILED/i;

/** Says a Firestore failure by one of our names. */
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
  // A client that was signed out meanwhile, or whose stored data was cleared by the browser.
  if (/terminated|shutting down/i.test(message)) return 'unavailable';
  // A missing index is our own mistake, not a conflict between people.
  if (code === 'failed-precondition' && /index/i.test(message)) return 'unknown';
  const known = CODES[code] ?? 'unknown';
  return known === 'unavailable' && isOffline() ? 'network' : known;
}
