import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import type { HttpsFunction } from 'firebase-functions/v2/https';
import type { ErrorCode } from '@/domain/core/errors';
import { AppError } from '@/domain/core/errors';
import { refuseWithoutProof } from './app-check';
import { runForAnybody, senderOf } from './call-limits';
import { firestore } from '../firestore';
import { readInput } from './input';
import type { Input } from './input';
import { saidError } from './said-error';

const STATUSES: Partial<Record<ErrorCode, number>> = {
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
 * with `bodyOf`'s result, by default `{code, message}` with a sentence as message. `run` gets the sender's
 * network address as a hash. Firebase itself answers malformed JSON.
 */
export function openPost<I, O>(
  schema: Input<I>,
  run: (db: Firestore, input: I, now: number, sender: string) => Promise<O>,
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
      const answer = await runForAnybody(db, request.ip, now, async () => {
        if (size > MOST_BYTES) throw new AppError('too-large');
        if (!isJson) throw new AppError('invalid', { sentence: 'Only JSON works here.' });
        return run(db, readInput(schema, sent), now, senderOf(request.ip));
      });
      response.status(200).json(answer);
    } catch (error) {
      const said = saidError(error);
      response.status(STATUSES[said.code] ?? 400).json(bodyOf(said));
    }
  });
}

/** A picture that a function answers with. */
export type Picture = { readonly type: string; readonly content: Buffer };

/** How long a browser keeps a picture, in seconds; one that is hidden meanwhile stays as long. */
const KEPT_SECONDS = 300;

/**
 * A function that answers a GET with a picture, by its query; 404 without a picture, also for a malformed query.
 */
export function openPicture<I>(
  schema: Input<I>,
  find: (db: Firestore, input: I, now: number) => Promise<Picture | null>,
): HttpsFunction {
  return onRequest(async (request, response) => {
    response.set('X-Content-Type-Options', 'nosniff').set('Access-Control-Allow-Origin', '*');
    try {
      const db = firestore();
      const now = Date.now();
      const picture = await runForAnybody(db, request.ip, now, () =>
        find(db, readInput(schema, request.query), now),
      );
      if (!picture) throw new AppError('not-found');
      response.set('Cache-Control', `private, max-age=${KEPT_SECONDS}`);
      response.status(200).type(picture.type).send(picture.content);
    } catch (error) {
      const said = saidError(error);
      response.set('Cache-Control', 'no-store');
      response.status(STATUSES[said.code] ?? 400).send(said.message);
    }
  });
}

/** A file to save, under its name. */
export type Download = Picture & { readonly name: string };

/** A function that answers a GET with a file to save, by its path; 404 without one. Browsers never show it. */
export function openFile(
  find: (db: Firestore, path: string, now: number) => Promise<Download | null>,
): HttpsFunction {
  return onRequest(async (request, response) => {
    response.set('X-Content-Type-Options', 'nosniff').set('Cache-Control', 'private, no-store');
    try {
      const db = firestore();
      const now = Date.now();
      const file = await runForAnybody(db, request.ip, now, () => find(db, request.path, now));
      if (!file) throw new AppError('not-found');
      const name = encodeURIComponent(file.name).replace(/['()*]/g, escape);
      response.set('Content-Disposition', `attachment; filename*=UTF-8''${name}`);
      response.status(200).type(file.type).send(file.content);
    } catch (error) {
      const said = saidError(error);
      response
        .status(STATUSES[said.code] ?? 400)
        .type('text/plain')
        .send(said.message);
    }
  });
}

/**
 * A function that answers a GET with a calendar file, by its path; 404 without one. `find` limits how often: programs
 * of many people ask from one network address.
 */
export function openCalendar(
  find: (db: Firestore, path: string, now: number) => Promise<string | null>,
): HttpsFunction {
  return onRequest(async (request, response) => {
    response.set('X-Content-Type-Options', 'nosniff').set('Cache-Control', 'private, no-store');
    try {
      const file = await find(firestore(), request.path, Date.now());
      if (file === null) throw new AppError('not-found');
      response.status(200).type('text/calendar; charset=utf-8').send(file);
    } catch (error) {
      const said = saidError(error);
      response
        .status(STATUSES[said.code] ?? 400)
        .type('text/plain')
        .send(said.message);
    }
  });
}
