import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { contractOf } from '@/domain/estimates/contract';
import { isSigned } from '@/domain/estimates/estimate-status';
import { estimateShape } from '@/domain/estimates/estimate';
import { priceShape } from '@/domain/money/price';
import { trackerShape } from '@/domain/trackers/tracker';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { touches } from './change';
import type { Step } from './change';

const MOST_ESTIMATES = 500;

/** On an estimate of a tracker that was signed, withdrawn or given another total: recounts the tracker's contract. */
export const contractOfEstimate: Step = async (db, change) => {
  if (!touches(change, ['status', 'total', 'kind', 'trackerId'])) return;
  const states = [change.before, change.after].flatMap((data) =>
    data ? [readRecord(estimateShape, data)] : [],
  );
  const trackers = states.flatMap((state) =>
    isSigned(state) && state.trackerId !== '' ? [state.trackerId] : [],
  );
  const by = change.after?.['statusBy'];
  for (const trackerId of new Set(trackers))
    await recountContract(db, trackerId, typeof by === 'string' ? by : '');
};

/** On a sale: changes that the client got before it belong to its tracker, too. */
export const changesOfSale: Step = async (db, { before, after }) => {
  const [was, is] = [before, after].map((data) => (data ? readRecord(estimateShape, data) : null));
  if (!is || is.kind !== 'Estimate' || is.trackerId === '' || !was || was.trackerId === is.trackerId) return;
  const found = await db
    .collection(COLLECTIONS.estimates)
    .where('owner', '==', is.owner)
    .where('customerId', '==', is.customerId)
    .where('trackerId', '==', '')
    .limit(MOST_ESTIMATES)
    .get();
  const changes = found.docs.filter((doc) => readRecord(estimateShape, doc.data()).kind === 'Change');
  await Promise.all(
    changes.map((doc) => doc.ref.update(storedRecord(estimateShape, { trackerId: is.trackerId }))),
  );
};

/**
 * Makes a tracker's amount the sum of its signed estimates; `by` is who the history names, '' for the client. Counts in one
 * transaction, so that two changes of the same moment both count. Without anything signed it writes nothing.
 */
export async function recountContract(
  db: Firestore,
  trackerId: string,
  by: string,
  now = Date.now(),
): Promise<void> {
  const priceRef = db.collection(COLLECTIONS.prices).doc(trackerId);
  await db.runTransaction(async (tx) => {
    const [priceDoc, trackerDoc] = await tx.getAll(
      priceRef,
      db.collection(COLLECTIONS.trackers).doc(trackerId),
    );
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!tracker) return;
    const { owner, assignees, customerId } = tracker;
    const found = await tx.get(
      db
        .collection(COLLECTIONS.estimates)
        .where('owner', '==', owner)
        .where('trackerId', '==', trackerId)
        .limit(MOST_ESTIMATES),
    );
    const stored = priceDoc && readSnapshot(priceShape, priceDoc);
    if (stored && stored.owner !== owner) return;
    const price = stored ?? initialOf(priceShape.fields);
    const counted = contractOf(
      found.docs.map((doc) => readRecord(estimateShape, doc.data())),
      price,
    );
    if (counted.signed === 0 && price.signed === 0) return;
    const names = ['amount', 'contract', 'changes', 'signed'] as const;
    if (stored && names.every((name) => stored[name] === counted[name])) return;
    const change = { ...counted, updatedAt: now, updatedBy: by };
    if (stored) {
      tx.update(priceRef, storedRecord(priceShape, change));
      return;
    }
    const stamp = { uuid: trackerId, owner, assignees, customerId, trackerId, createdAt: now, createdBy: by };
    tx.create(priceRef, storedRecord(priceShape, { ...price, ...stamp, ...change, noun: 'tracker' }));
  });
}
