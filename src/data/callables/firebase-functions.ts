import type { FirebaseApp } from 'firebase/app';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { AppError, isErrorCode } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import type { Environment } from '../base/environment';
import { isFirebaseFailure, isOffline, plainCode } from '../base/firebase-error';
import type { FunctionCaller } from './function-caller';

const CODES: Readonly<Record<string, ErrorCode>> = {
  unauthenticated: 'denied',
  'permission-denied': 'denied',
  'not-found': 'not-found',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  'resource-exhausted': 'too-many-tries',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  cancelled: 'unavailable',
};

/** Calls Cloud Functions of the app's own project. */
export function openFunctions(
  app: FirebaseApp,
  { functionsRegion, emulators }: Pick<Environment, 'functionsRegion' | 'emulators'>,
): FunctionCaller {
  const functions = getFunctions(app, functionsRegion);
  if (emulators) connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);
  return async (name, input) => {
    try {
      return (await httpsCallable(functions, name)(input)).data;
    } catch (error) {
      throw functionError(error);
    }
  };
}

/** Converts a refused call to an AppError: by the function's own code (`details.code`), else by its status. */
export function functionError(error: unknown): AppError {
  if (!isFirebaseFailure(error)) return new AppError('unknown', { cause: error });
  const own = codeIn(error);
  // The SDK appends the HTTP status to the function's message: "A company needs … [400]".
  if (own) return new AppError(own, { cause: error, sentence: error.message.replace(/ \[\d{3}\]$/, '') });
  const status = plainCode(error);
  // The SDK reports a request that never arrived as an internal error.
  if (status === 'internal') return new AppError(isOffline() ? 'network' : 'unavailable', { cause: error });
  const code = CODES[status] ?? 'unknown';
  return new AppError(code === 'unavailable' && isOffline() ? 'network' : code, { cause: error });
}

function codeIn(error: object): ErrorCode | null {
  const details: unknown = Reflect.get(error, 'details');
  const code: unknown = typeof details === 'object' && details !== null ? Reflect.get(details, 'code') : null;
  return isErrorCode(code) ? code : null;
}
