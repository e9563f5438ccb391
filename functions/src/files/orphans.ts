import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { DAY_MS, HOUR_MS } from '@/domain/time/time';
import type { Shape } from '@/domain/core/shape';
import { erase } from '../erasure/pages';
import { isImported, textField } from '../triggers/change';
import type { Step } from '../triggers/change';
import { FILE_PAGE, withContent } from './content';

/** How long a deleted record's files wait for an Undo, ms. */
const KEPT_MS = HOUR_MS;
/** How long an upload may take, ms; after that it counts as abandoned. */
const SENDING_MS = DAY_MS;
/** Files per run; the next run takes the rest. */
const MOST_PER_RUN = 500;

/** What files belong to: a noun, or what is none, such as `{ name: 'card', shape: cardShape }`. */
type Holder = { readonly name: string; readonly shape: Shape };

/** On a created or deleted record: notes in its files since when it is missing, in case of an Undo. */
export function noteGone({ name, shape }: Holder): Step {
  return async (db, change) => {
    if ((change.before && change.after) || isImported(change)) return;
    const record = db.collection(shape.collection).doc(change.id);
    const filesOfRecord = db
      .collection(COLLECTIONS.files)
      .where('owner', '==', textField(change, 'owner'))
      .where('noun', '==', name)
      .where('recordId', '==', change.id)
      .select('recordGoneAt');
    // Saves the transaction for most records; rules refuse new files of a missing one.
    if ((await filesOfRecord.limit(1).get()).empty) return;
    await noteSince(db, filesOfRecord, change.at, async (tx) => (await tx.get(record)).exists);
  };
}

/** Notes in files since when (epoch ms) what they belong to is missing, or that it is there again. */
export async function noteSince(
  db: Firestore,
  files: Query,
  at: number,
  isThere: (tx: Transaction) => Promise<boolean>,
): Promise<void> {
  await db.runTransaction(async (tx) => {
    const goneAt = (await isThere(tx)) ? null : Timestamp.fromMillis(at);
    const found = await tx.get(files);
    for (const file of found.docs) {
      if ((file.get('recordGoneAt') ?? null) === null || goneAt === null) {
        tx.update(file.ref, { recordGoneAt: goneAt });
      }
    }
  });
}

/** Deletes the files of records that are gone for good, and abandoned uploads. */
export async function sweepFiles(db: Firestore, now: number): Promise<number> {
  const files = db.collection(COLLECTIONS.files);
  const before = (ms: number) => Timestamp.fromMillis(now - ms);
  const drop = (found: Parameters<typeof erase>[1]) =>
    erase(db, found, MOST_PER_RUN, FILE_PAGE, (file) => withContent(db, file));
  return (
    (await drop(files.where('recordGoneAt', '<=', before(KEPT_MS)))) +
    (await drop(files.where('state', '==', 'sending').where('createdAt', '<=', before(SENDING_MS))))
  );
}
