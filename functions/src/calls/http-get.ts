import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import type { HttpsFunction, Request } from 'firebase-functions/v2/https';
import { AppError } from '@/domain/core/errors';
import { firestore } from '../firestore';
import { runForAnybody, runThroughHosting } from './call-limits';
import { STATUSES } from './http-door';
import { readInput } from './input';
import type { Input } from './input';
import { saidError } from './said-error';

type Headers = Readonly<Record<string, string>>;
type Found = { readonly type: string; readonly content: Buffer | string; readonly headers?: Headers };

/**
 * A function that answers a GET: 404 for null, a sentence as text for an error. Browsers keep no answer unless its own
 * headers say so. `always` are headers of errors, too.
 */
function openGet(
  find: (db: Firestore, request: Request, now: number) => Promise<Found | null>,
  always: Headers = {},
): HttpsFunction {
  return onRequest(async (request, response) => {
    response.set({ ...always, 'X-Content-Type-Options': 'nosniff', 'Cache-Control': 'private, no-store' });
    try {
      const found = await find(firestore(), request, Date.now());
      if (!found) throw new AppError('not-found');
      const { headers = {}, type, content } = found;
      response.status(200).set(headers).type(type).send(content);
    } catch (error) {
      const said = saidError(error);
      response
        .status(STATUSES[said.code] ?? 400)
        .type('text/plain')
        .send(said.message);
    }
  });
}

/** A picture that a function answers with. */
export type Picture = { readonly type: string; readonly content: Buffer };

/** How long a browser keeps a picture, in seconds; one that is hidden meanwhile stays as long. */
const KEPT_SECONDS = 300;

/** A function that answers with a picture, by its query; 404 also for a malformed query. */
export function openPicture<I>(
  schema: Input<I>,
  find: (db: Firestore, input: I, now: number) => Promise<Picture | null>,
): HttpsFunction {
  return openGet(
    async (db, request, now) => {
      const picture = await runForAnybody(db, request, now, () =>
        find(db, readInput(schema, request.query), now),
      );
      return picture && { ...picture, headers: { 'Cache-Control': `private, max-age=${KEPT_SECONDS}` } };
    },
    { 'Access-Control-Allow-Origin': '*' },
  );
}

/** A file to save, under its name. */
export type Download = Picture & { readonly name: string };

/** A function that answers with a file to save, by its path. Browsers never show it. */
export function openFile(
  find: (db: Firestore, path: string, now: number) => Promise<Download | null>,
): HttpsFunction {
  return openGet(async (db, request, now) => {
    const file = await runThroughHosting(db, request, now, () => find(db, request.path, now));
    return (
      file && {
        type: file.type,
        content: file.content,
        headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${headerName(file.name)}` },
      }
    );
  });
}

/** A file name in a header (RFC 8187): percent signs for all but plain letters and digits. */
function headerName(name: string): string {
  const code = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name).replace(/['()*]/g, code);
}

/** Answers with a calendar file, by its path. `find` limits how often: many people's programs share one address. */
export function openCalendar(
  find: (db: Firestore, path: string, now: number) => Promise<string | null>,
): HttpsFunction {
  return openGet(async (db, request, now) => {
    const content = await find(db, request.path, now);
    return content === null ? null : { type: 'text/calendar; charset=utf-8', content };
  });
}
