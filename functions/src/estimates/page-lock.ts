import { randomBytes } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS, PUBLIC_COPY } from '@/domain/core/collections';
import { HOUR_MS } from '@/domain/time/time';
import { UNLOCK_TRIES, UNLOCK_TRIES_AN_HOUR } from '@/domain/tracking/money-copy';

const KEY_BYTES = 24;

/** `Tracking/{link}/Locked/money`, which the rules open to nobody: the page's key ('' for none) and wrong tries. */
export type PageLock = {
  readonly key: string;
  /** Wrong tries since the office opened the page last. */
  readonly tries: number;
  /** When the present hour of tries began, epoch ms, and the wrong ones in it. */
  readonly hourAt: number;
  readonly hourTries: number;
};

/** The lock of a link's page. */
export function lockRef(db: Firestore, link: string): DocumentReference {
  return db.collection(COLLECTIONS.tracking).doc(link).collection('Locked').doc('money');
}

/** The stored lock; a page that was never opened has none. */
export function readLock(stored: DocumentSnapshot): PageLock {
  const key: unknown = stored.get('key');
  const count = (name: string) => {
    const value: unknown = stored.get(name);
    return typeof value === 'number' ? value : 0;
  };
  return {
    key: typeof key === 'string' ? key : '',
    tries: count('tries'),
    hourAt: count('hourAt'),
    hourTries: count('hourTries'),
  };
}

/** A key that nobody can guess, as base64url. */
export function newPageKey(): string {
  return randomBytes(KEY_BYTES).toString('base64url');
}

/** The lock after a wrong try at `now` (epoch ms). */
export function afterWrongTry(lock: PageLock, now: number): PageLock {
  const isSameHour = now - lock.hourAt < HOUR_MS;
  return {
    ...lock,
    tries: lock.tries + 1,
    hourAt: isSameHour ? lock.hourAt : now,
    hourTries: isSameHour ? lock.hourTries + 1 : 1,
  };
}

/** Why no further try is taken at `now`, as a sentence for the client; null when one is. */
export function lockProblem(lock: PageLock, now: number): string | null {
  if (lock.tries >= UNLOCK_TRIES)
    return 'There were too many wrong tries, so this page stays closed. Call the office: they can open it again.';
  if (now - lock.hourAt < HOUR_MS && lock.hourTries >= UNLOCK_TRIES_AN_HOUR)
    return 'There were too many wrong tries. Wait an hour, or call the office.';
  return null;
}

/** Takes the key of a page away and deletes what it opened: devices have to give the digits again. Reads before it writes. */
export async function dropKey(db: Firestore, tx: Transaction, stored: DocumentSnapshot): Promise<void> {
  const { key } = readLock(stored);
  if (key === '') return;
  const opened = await openedBy(db, tx, stored.ref.parent.parent?.id ?? '', key);
  for (const { ref } of opened) tx.delete(ref);
  tx.update(stored.ref, { key: '' });
}

/** The documents of a page that a key opens, with their `hash` alone. */
export async function openedBy(
  db: Firestore,
  tx: Transaction,
  link: string,
  key: string,
): Promise<readonly DocumentSnapshot[]> {
  const folder = db.collection(COLLECTIONS.tracking).doc(link).collection(PUBLIC_COPY.subcollection);
  const found = await tx.get(folder.select('hash'));
  return found.docs.filter(({ id }) => id.startsWith(key));
}
