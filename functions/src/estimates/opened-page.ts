import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { trackingShape } from '@/domain/trackers/tracker';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { refuseUnlessOpen } from '../open-page';
import { readSnapshot } from '../records';
import { lockRef, readLock } from './page-lock';

/** A page that is open at `now` (epoch ms), with its lock. @throws AppError with a sentence for the client */
export async function readOpenPage(db: Firestore, tx: Transaction, link: string, now: number) {
  const [linkDoc, lockDoc] = await tx.getAll(
    db.collection(COLLECTIONS.tracking).doc(link),
    lockRef(db, link),
  );
  const handle = linkDoc && readSnapshot(trackingShape, linkDoc);
  if (!handle || !lockDoc) throw new AppError('not-found');
  refuseUnlessOpen(handle, now);
  return { handle, lock: readLock(lockDoc), lockDoc };
}

/**
 * The link of a page that the caller has the key of, open at `now` (epoch ms).
 *
 * @throws AppError with a sentence for the client
 */
export async function readOpenedPage(
  db: Firestore,
  tx: Transaction,
  { link, key }: { readonly link: string; readonly key: string },
  now: number,
): Promise<TrackingLink> {
  const { handle, lock } = await readOpenPage(db, tx, link, now);
  if (lock.key === '' || lock.key !== key)
    throw new AppError('denied', {
      sentence: 'Give the last four digits of your phone once more, then repeat this.',
    });
  return handle;
}
