import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { invoiceShape } from '@/domain/invoices/invoice';
import { keptBilling } from '@/domain/invoices/picture/kept-billing';
import type { KeptBilling } from '@/domain/invoices/picture/kept-billing';
import { jobShape } from '@/domain/jobs/job';
import { priceShape } from '@/domain/money/price';
import { dayOf } from '@/domain/time/time';
import { followsBilling } from '@/domain/trackers/follow-billing';
import { moveToStage } from '@/domain/trackers/stages';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { readFormats } from '../business';
import { readRecord, readSnapshot, storedRecord } from '../records';

/** Most invoices and jobs of a tracker that are looked at. */
const MOST = 500;

/**
 * Keeps what follows from a tracker's invoices at `now` (epoch ms): its billing word, the picture on its price, which jobs
 * are billed, and the stage Invoiced. One transaction, so that two changes of the same moment both count; `by` is who the
 * history names for the stage. Words and sums are no user's edit: stamps and history stay.
 */
export async function recountBilling(
  db: Firestore,
  trackerId: string,
  by: string,
  now = Date.now(),
): Promise<void> {
  const trackerRef = db.collection(COLLECTIONS.trackers).doc(trackerId);
  const priceRef = db.collection(COLLECTIONS.prices).doc(trackerId);
  await db.runTransaction(async (tx) => {
    const [trackerDoc, priceDoc] = await tx.getAll(trackerRef, priceRef);
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!tracker || !priceDoc) return;
    const { owner } = tracker;
    const stored = readSnapshot(priceShape, priceDoc);
    if (stored && stored.owner !== owner) return;
    const of = async (collection: string) =>
      tx.get(
        db.collection(collection).where('owner', '==', owner).where('trackerId', '==', trackerId).limit(MOST),
      );
    const papers = (await of(COLLECTIONS.invoices)).docs.map((doc) => readRecord(invoiceShape, doc.data()));
    const jobs = (await of(COLLECTIONS.jobs)).docs.map((doc) => readRecord(jobShape, doc.data()));
    const { zone, currency } = await readFormats(db, tx, owner);
    const price = stored ?? initialOf(priceShape.fields);
    const kept = keptBilling(price, papers, { today: dayOf(now, zone), currency });
    keepPicture(tx, priceDoc, tracker, kept, { by, now });
    for (const job of jobs) {
      const isBilled = kept.isAllBilled || kept.billedJobs.has(job.uuid);
      if (job.isBilled !== isBilled)
        tx.update(db.collection(COLLECTIONS.jobs).doc(job.uuid), storedRecord(jobShape, { isBilled }));
    }
    const { billing } = kept;
    const moved = followsBilling(tracker, jobs, kept)
      ? { ...moveToStage(tracker, 'Invoiced', now, by), updatedAt: now, updatedBy: by }
      : null;
    if (moved || billing !== tracker.billing)
      tx.update(trackerRef, storedRecord(trackerShape, { ...moved, billing }));
  });
}

/** Writes the sums on the tracker's price, which is made if there is none and something is invoiced. */
function keepPicture(
  tx: Transaction,
  priceDoc: DocumentSnapshot,
  { uuid, owner, assignees, customerId }: Tracker,
  { picture }: KeptBilling,
  { by, now }: { readonly by: string; readonly now: number },
): void {
  const stored = readSnapshot(priceShape, priceDoc);
  if (stored) {
    const names = ['invoiced', 'paid', 'due', 'held', 'released'] as const;
    if (names.some((name) => stored[name] !== picture[name]))
      tx.update(priceDoc.ref, storedRecord(priceShape, picture));
    return;
  }
  if (Object.values(picture).every((cents) => cents === 0)) return;
  tx.create(
    priceDoc.ref,
    storedRecord(priceShape, {
      ...initialOf(priceShape.fields),
      ...{ uuid, owner, assignees, customerId, trackerId: uuid, noun: 'tracker' },
      ...{ createdAt: now, createdBy: by, updatedAt: now, updatedBy: by },
      ...picture,
    }),
  );
}
