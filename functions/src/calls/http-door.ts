import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { ErrorCode } from '@/domain/core/errors';
import { AppError } from '@/domain/core/errors';
import { refuseWithoutProof } from './app-check';
import { runThroughHosting, sendersOf } from './call-limits';
import type { Senders } from './call-limits';
import { firestore } from '../firestore';
import { readInput } from './input';
import type { Input } from './input';
import { saidError } from './said-error';

/** Statuses of errors; others answer 400. */
export const STATUSES: Partial<Record<ErrorCode, number>> = {
  denied: 403,
  'not-found': 404,
  'email-in-use': 409,
  conflict: 409,
  'used-link': 410,
  'expired-link': 410,
  'limit-reached': 409,
  'too-large': 413,
  'too-many-tries': 429,
  unavailable: 503,
  unknown: 500,
};

/** Most bytes of a request; these functions take a few short fields. */
const MOST_BYTES = 4_096;

/**
 * A function at an address of the app's own origin: takes JSON by POST, answers JSON. Refusals answer 4xx
 * with `bodyOf`'s result, by default `{code, message}` with a sentence as message. `run` gets the
 * network addresses as hashes. Firebase itself answers malformed JSON.
 */
export function openPost<I, O>(
  schema: Input<I>,
  run: (db: Firestore, input: I, now: number, senders: Senders) => Promise<O>,
  bodyOf: (error: AppError) => unknown = ({ code, message }) => ({ code, message }),
): HttpsFunction {
  return onRequest(async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response
        .status(405)
        .set('Allow', 'POST')
        .json(bodyOf(new AppError('invalid', { sentence: 'Only POST works here.' })));
      return;
    }
    try {
      await refuseWithoutProof(request.get('X-Firebase-AppCheck'));
      const sent: unknown = request.body;
      const isJson = Boolean(request.is('json'));
      const size = request.rawBody?.length ?? 0;
      const db = firestore();
      const now = Date.now();
      const answer = await runThroughHosting(db, request, now, async () => {
        if (size > MOST_BYTES) throw new AppError('too-large');
        if (!isJson) throw new AppError('invalid', { sentence: 'Only JSON works here.' });
        return run(db, readInput(schema, sent), now, sendersOf(request));
      });
      response.status(200).json(answer);
    } catch (error) {
      const said = saidError(error);
      response.status(STATUSES[said.code] ?? 400).json(bodyOf(said));
    }
  });
}
