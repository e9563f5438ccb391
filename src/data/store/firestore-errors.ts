import { AppError } from '@/domain/errors';
import type { ErrorCode } from '@/domain/errors';
import { isFirebaseFailure, isOffline, plainCode } from '../firebase-error';
import type { FirebaseFailure } from '../firebase-error';

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
 * How the SDK tells that the device's storage refused: by the error of the browser, by its own word for it, and once
 * its client has died by an assertion, whatever it says: storage is what it dies of.
 */
const STORAGE_REFUSAL =
  /QuotaExceeded|quota has been exceeded|IndexedDB transaction|IndexedDbTransactionError|INTERNAL ASSERTION FAILED/i;

/** Says a Firestore failure by one of our names. */
export function firestoreError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Error && (STORAGE_REFUSAL.test(error.name) || STORAGE_REFUSAL.test(error.message))) {
    return new AppError('storage-full', { cause: error });
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
