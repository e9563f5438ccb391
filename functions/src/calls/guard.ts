import type { Firestore } from 'firebase-admin/firestore';
import { HttpsError, onCall } from 'firebase-functions/v2/https';
import type { CallableFunction, CallableRequest, FunctionsErrorCode } from 'firebase-functions/v2/https';
import { AppError } from '@/domain/core/errors';
import type { ErrorCode } from '@/domain/core/errors';
import { emailKey } from '@/domain/format/email';
import { countsAsSignedIn } from '@/domain/session/session';
import { MINUTE_MS, SECOND_MS } from '@/domain/time/time';
import { needsAppCheck } from './app-check';
import { addressOf, runForAnybody, runForPerson } from './call-limits';
import { firestore } from '../firestore';
import { readInput } from './input';
import type { Input } from './input';
import { saidError } from './said-error';

/** A signed-in user with a proven identity. */
export type Caller = {
  readonly uid: string;
  /** Their address in lower case; '' until they have verified one. */
  readonly email: string;
};

/** Deployment settings of a function. */
export type CallOptions = { readonly secrets?: string[] };

/** A function for signed-in users: checks the caller, parses, runs, and turns errors into sentences. */
export function signedInCall<I, O>(
  schema: Input<I>,
  run: (db: Firestore, caller: Caller, input: I, now: number) => Promise<O>,
  options: CallOptions = {},
): CallableFunction<unknown, Promise<O>> {
  return onCall<unknown, Promise<O>>(deployed(options), (request) => answered(request, schema, run));
}

/** Most time since the sign-in for calls that need a recent one, ms. */
const RECENT_MS = 5 * MINUTE_MS;

/** Like `signedInCall`, for actions that an unlocked screen alone must not allow. */
export function recentlySignedInCall<I, O>(
  schema: Input<I>,
  run: (db: Firestore, caller: Caller, input: I, now: number) => Promise<O>,
  options: CallOptions = {},
): CallableFunction<unknown, Promise<O>> {
  return onCall<unknown, Promise<O>>(deployed(options), (request) =>
    answered(request, schema, (...call) => {
      const [, , , now] = call;
      if (now - signedInAtOf(request) > RECENT_MS) throw new AppError('needs-recent-login');
      return run(...call);
    }),
  );
}

/** Where an open call came from, as its server saw it: evidence, no identity. */
export type Sender = { readonly ip: string; readonly agent: string };

/** A function anyone may call; its result must not depend on the caller. */
export function openCall<I, O>(
  schema: Input<I>,
  run: (db: Firestore, input: I, now: number, sender: Sender) => Promise<O>,
  options: CallOptions = {},
): CallableFunction<unknown, Promise<O>> {
  return onCall<unknown, Promise<O>>(deployed(options), (request) =>
    answering(() => {
      const db = firestore();
      const now = Date.now();
      const { rawRequest } = request;
      const sender = { ip: addressOf(rawRequest), agent: rawRequest.get('User-Agent') ?? '' };
      return runForAnybody(db, rawRequest, now, () => run(db, readInput(schema, request.data), now, sender));
    }),
  );
}

/** With App Check on, every callable accepts only the app's calls. */
function deployed(options: CallOptions): CallOptions & { readonly enforceAppCheck: boolean } {
  return { ...options, enforceAppCheck: needsAppCheck() };
}

function answered<I, O>(
  request: CallableRequest,
  schema: Input<I>,
  run: (db: Firestore, caller: Caller, input: I, now: number) => Promise<O>,
): Promise<O> {
  return answering(() => {
    const db = firestore();
    const now = Date.now();
    const caller = callerOf(request);
    const signIn = { uid: caller.uid, signedInAt: signedInAtOf(request) };
    return runForPerson(db, signIn, now, () => run(db, caller, readInput(schema, request.data), now));
  });
}

function signedInAtOf(request: CallableRequest): number {
  return (request.auth?.token.auth_time ?? 0) * SECOND_MS;
}

function callerOf(request: CallableRequest): Caller {
  if (!request.auth) throw new AppError('needs-recent-login');
  const { token } = request.auth;
  const signedIn = countsAsSignedIn({
    emailVerified: token.email_verified === true,
    signInProvider: token.firebase.sign_in_provider,
  });
  if (!signedIn) throw new AppError('denied', { sentence: 'Verify your e-mail address first.' });
  const email = token.email_verified === true ? emailKey(token.email ?? '') : '';
  return { uid: request.auth.uid, email };
}

async function answering<O>(run: () => Promise<O>): Promise<O> {
  try {
    return await run();
  } catch (error) {
    throw httpsErrorOf(error);
  }
}

const HTTPS_CODES: Partial<Record<ErrorCode, FunctionsErrorCode>> = {
  denied: 'permission-denied',
  'needs-recent-login': 'unauthenticated',
  'not-found': 'not-found',
  conflict: 'aborted',
  invalid: 'invalid-argument',
  'too-large': 'invalid-argument',
  'limit-reached': 'resource-exhausted',
  'too-many-tries': 'resource-exhausted',
  unavailable: 'unavailable',
  unknown: 'internal',
};

function httpsErrorOf(error: unknown): HttpsError {
  const said = saidError(error);
  return new HttpsError(HTTPS_CODES[said.code] ?? 'failed-precondition', said.message, { code: said.code });
}
