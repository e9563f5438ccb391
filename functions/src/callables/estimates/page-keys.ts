import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { mayOn } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { customerShape } from '@/domain/customers/customer';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readViewer } from '../../company/viewers';
import { refOf } from '../../document-ref';
import { dropKey, lockRef, readLock } from '../../estimates/page-lock';
import { readSnapshot, storedRecord } from '../../records';

/** Input of `reopenTracking` and `forgetDevices`. */
export const pageKeyInput = v.strictObject({ link: id(8, 64, 'not-found') });

type PageKey = v.InferOutput<typeof pageKeyInput>;
type Done = Readonly<Record<never, never>>;

/** Lets a client's page take digits again after too many wrong ones. */
export function reopenTracking(db: Firestore, { uid }: Caller, { link }: PageKey): Promise<Done> {
  return db.runTransaction(async (tx) => {
    const stored = await readOwnLock(db, tx, uid, link);
    if (stored.exists) tx.set(stored.ref, { ...readLock(stored), tries: 0, hourAt: 0, hourTries: 0 });
    return {};
  });
}

/** Every device that unlocked a client's page has to give the digits again. */
export function forgetDevices(db: Firestore, { uid }: Caller, { link }: PageKey): Promise<Done> {
  return db.runTransaction(async (tx) => {
    await dropKey(db, tx, await readOwnLock(db, tx, uid, link));
    return {};
  });
}

/** Input of `pauseLeadPage`. */
export const pauseLeadPageInput = v.strictObject({ link: id(8, 64, 'not-found'), isPaused: v.boolean() });

/**
 * Closes the page of a lead for a while, or opens it again; a tracker's link is paused with a write of its own. Devices that
 * were let in give the digits again. Idempotent.
 *
 * @throws AppError('conflict') for an ended link, and for one that belongs to a tracker by now
 */
export function pauseLeadPage(
  db: Firestore,
  { uid }: Caller,
  { link, isPaused }: v.InferOutput<typeof pauseLeadPageInput>,
  now: number,
): Promise<Done> {
  return db.runTransaction(async (tx) => {
    const ref = refOf(db, COLLECTIONS.tracking, link);
    const stored = await readOwnLock(db, tx, uid, link);
    const handle = readSnapshot(trackingShape, await tx.get(ref));
    if (handle?.trackerId !== '' || !['active', 'paused'].includes(handle.state))
      throw new AppError('conflict', { sentence: 'This page belongs to a tracker, or has ended.' });
    const state = isPaused ? 'paused' : 'active';
    if (handle.state === state) return {};
    await dropKey(db, tx, stored);
    tx.update(ref, storedRecord(trackingShape, { state, updatedAt: now, updatedBy: uid }));
    return {};
  });
}

/** The lock of a page whose tracker, or before the sale whose customer, the caller edits. */
async function readOwnLock(
  db: Firestore,
  tx: Transaction,
  uid: string,
  link: string,
): Promise<DocumentSnapshot> {
  const viewer = await readViewer(db, tx, uid);
  const handle = readSnapshot(trackingShape, await tx.get(refOf(db, COLLECTIONS.tracking, link)));
  if (handle?.owner !== viewer.owner) throw new AppError('not-found');
  const { trackerId, customerId } = handle;
  const tracker = readSnapshot(trackerShape, await tx.get(refOf(db, COLLECTIONS.trackers, trackerId)));
  const customer = readSnapshot(customerShape, await tx.get(refOf(db, COLLECTIONS.customers, customerId)));
  const isAllowed = tracker
    ? mayOn(viewer, 'trackers:edit', tracker)
    : customer !== null && mayOn(viewer, 'customers:edit', customer);
  if (!isAllowed) throw new AppError('denied');
  return tx.get(lockRef(db, link));
}
