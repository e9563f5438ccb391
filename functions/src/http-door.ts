import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { ErrorCode } from '@/domain/errors';
import { AppError } from '@/domain/errors';
import { refuseWithoutProof } from './app-check';
import { runForAnybody } from './call-limits';
import { firestore } from './firestore';
import { saidError } from './said-error';
import type { Parser } from './parse';

const STATUSES: Partial<Record<ErrorCode, number>> = {
  denied: 403,
  'not-found': 404,
  'email-in-use': 409,
  conflict: 409,
  'used-link': 410,
  'expired-link': 410,
  'limit-reached': 409,
  'too-many-tries': 429,
  unavailable: 503,
  unknown: 500,
};

/**
 * A function behind an address of the app's own origin: takes JSON by POST, answers JSON. What it refuses is
 * answered with a 4xx and `{code, message}`, the message being a sentence.
 */
export function openPost<I, O>(
  parse: Parser<I>,
  run: (db: Firestore, input: I, now: number) => Promise<O>,
): HttpsFunction {
  return onRequest(async (request, response) => {
    response.set('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response
        .status(405)
        .set('Allow', 'POST')
        .json(bodyOf(new AppError('invalid')));
      return;
    }
    try {
      await refuseWithoutProof(request.get('X-Firebase-AppCheck'));
      const sent: unknown = request.body;
      const db = firestore();
      const now = Date.now();
      const answer = await runForAnybody(db, request.ip, now, async () => run(db, parse(sent), now));
      response.status(200).json(answer);
    } catch (error) {
      const said = saidError(error);
      response.status(STATUSES[said.code] ?? 400).json(bodyOf(said));
    }
  });
}

const bodyOf = ({ code, message }: AppError) => ({ code, message });
