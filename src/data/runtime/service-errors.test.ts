import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/core/errors';
import { functionError } from '../callables/firebase-functions';
import { firestoreError } from '../store/firestore/firestore-errors';

const failure = (code: string, message = code, more: object = {}) =>
  Object.assign(new Error(message), { name: 'FirebaseError', code, ...more });

const offline = () => vi.stubGlobal('navigator', { onLine: false });

afterEach(() => vi.unstubAllGlobals());

describe('errors of the database', () => {
  it.each([
    ['permission-denied', '', 'denied'],
    ['unauthenticated', '', 'denied'],
    ['unavailable', '', 'unavailable'],
    ['deadline-exceeded', '', 'unavailable'],
    ['resource-exhausted', '', 'too-many-tries'],
    ['resource-exhausted', 'Quota exceeded.', 'too-many-tries'],
    ['resource-exhausted', 'QuotaExceededError: the disk is full', 'storage-full'],
    ['not-found', '', 'not-found'],
    ['already-exists', '', 'conflict'],
    ['aborted', '', 'conflict'],
    ['aborted', 'Firestore shutting down', 'unavailable'],
    ['failed-precondition', '', 'conflict'],
    ['failed-precondition', 'The query requires an index.', 'unknown'],
    ['failed-precondition', 'The client has already been terminated.', 'unavailable'],
    ['invalid-argument', '', 'invalid'],
    ['invalid-argument', 'Document exceeds the maximum allowed size', 'too-large'],
    ['data-loss', '', 'unknown'],
  ])('reads %s "%s" as %s', (code, message, expected) => {
    expect(firestoreError(failure(code, message)).code).toBe(expected);
  });

  it('blames the connection when there is none', () => {
    offline();
    expect(firestoreError(failure('unavailable')).code).toBe('network');
  });

  it('knows a full device by the error browsers give it', () => {
    const full = Object.assign(new Error('full'), { name: 'QuotaExceededError' });
    expect(firestoreError(full).code).toBe('storage-full');
  });

  const died = (id: string, context: object) =>
    `FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ${id}) CONTEXT: ${JSON.stringify(context)}`;
  const transaction = (reason: string) =>
    `Failed to persist write: IndexedDbTransactionError: IndexedDB transaction 'Locally write mutations' failed: ${reason}`;

  it.each([
    ['a change it had no room for', transaction('QuotaExceededError'), 'storage-full'],
    ['a change, in words', transaction('AbortError: The quota has been exceeded.'), 'storage-full'],
    [
      'a client that died of it',
      died('b815', { tl: 'QuotaExceededError: full\n    at put' }),
      'storage-full',
    ],
    [
      'a client that died of another',
      died('b815', { tl: died('b815', { tl: 'QuotaExceededError' }) }),
      'storage-full',
    ],
    ['a transaction that was broken off', transaction('AbortError'), 'store-failed'],
    ['a storage that went away', transaction('UnknownError: Connection lost.'), 'store-failed'],
    ['a stream that answers too often', died('ca9', { ve: -1 }), 'store-failed'],
    ['a client that died of that', died('b815', { tl: died('ca9', { ve: -1 }) }), 'store-failed'],
    ['a token that cannot be had', died('3c6b', { code: 'auth/network-request-failed' }), 'store-failed'],
    ['a mistake in the client', died('b815', { tl: "TypeError: reading 'tt'" }), 'store-failed'],
    ['the quota of the server', 'Quota exceeded.', 'unknown'],
  ])('distinguishes a full device from an unusable client: %s', (_what, message, expected) => {
    expect(firestoreError(new Error(message)).code).toBe(expected);
  });

  it('keeps our own errors and maps unknown ones', () => {
    const own = new AppError('invalid');
    expect(firestoreError(own)).toBe(own);
    expect(firestoreError(new Error('odd')).code).toBe('unknown');
  });
});

describe('errors of functions', () => {
  it('uses the name and the sentence the function gave', () => {
    const error = functionError(
      failure('functions/failed-precondition', 'Make another person one first.', {
        details: { code: 'last-administrator' },
      }),
    );
    expect(error).toMatchObject({ code: 'last-administrator', message: 'Make another person one first.' });
  });

  it.each([
    ['permission-denied', 'denied'],
    ['unauthenticated', 'denied'],
    ['resource-exhausted', 'too-many-tries'],
    ['invalid-argument', 'invalid'],
    ['internal', 'unavailable'],
    ['deadline-exceeded', 'unavailable'],
    ['data-loss', 'unknown'],
  ])('reads functions/%s as %s', (code, expected) => {
    expect(functionError(failure(`functions/${code}`)).code).toBe(expected);
  });

  it('blames the connection when there is none', () => {
    offline();
    expect(functionError(failure('functions/internal')).code).toBe('network');
    expect(functionError(failure('functions/unavailable')).code).toBe('network');
  });

  it('maps unknown errors', () => {
    expect(functionError('odd')).toMatchObject({ code: 'unknown', cause: 'odd' });
  });
});
