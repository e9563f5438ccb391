import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { textNumber } from '@/domain/client-updates/update-text';
import { mailStopShape } from '@/domain/client-updates/mail-stop';
import { emailKey } from '@/domain/format/email';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import { countUse, limitRef } from '../calls/limits';
import { refOf } from '../document-ref';
import { readSnapshot, storedRecord } from '../records';

/** Stops of one address that are read: one client may have said it on several pages. */
const MOST_STOPS = 50;
/** Changes of mind of one link in an hour. */
const CHOICES_PER_HOUR = 20;

/** The stops of a client at one business, by address and phone: one for each link by which they were stopped. */
export async function stopsOf(
  db: Firestore,
  tx: Transaction,
  owner: string,
  { email, phone }: { readonly email: string; readonly phone: string },
): Promise<readonly DocumentSnapshot[]> {
  const ofOwner = db.collection(COLLECTIONS.mailStops).where('owner', '==', owner).limit(MOST_STOPS);
  const known = { address: emailKey(email), phone: textNumber(phone) };
  const found = await Promise.all(
    Object.entries(known).map(async ([field, value]) =>
      value === '' ? [] : (await tx.get(ofOwner.where(field, '==', value))).docs,
    ),
  );
  return found.flat();
}

/**
 * Stops the business's mails to the client of a link, for every project with the same address, or resumes what
 * was stopped by this link. It works with a link that has ended, too: old mails hold it.
 * @throws AppError('not-found') for an unknown link, 'conflict' to resume what was stopped by another one
 */
export async function chooseMails(db: Firestore, link: string, stop: boolean, now: number): Promise<void> {
  await db.runTransaction(async (tx) => {
    const handle = readSnapshot(trackingShape, await tx.get(db.collection(COLLECTIONS.tracking).doc(link)));
    if (!handle) throw new AppError('not-found');
    const [trackerDoc, limit] = await tx.getAll(
      refOf(db, COLLECTIONS.trackers, handle.trackerId),
      limitRef(db, `mails_${link}`, now),
    );
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!tracker || tracker.owner !== handle.owner || !limit) throw new AppError('not-found');
    const stops = await stopsOf(db, tx, handle.owner, tracker);
    const others = stop ? [] : stops.filter(({ id }) => id !== link);
    const withPage = await havingPage(db, tx, handle.owner, others);
    countUse(tx, limit, CHOICES_PER_HOUR, now);
    if (!stop) {
      if (withPage.length > 0) {
        throw new AppError('conflict', {
          sentence: 'These mails were stopped on the page of another project. Start them again there.',
        });
      }
      // A page whose tracker is gone cannot start them again.
      for (const gone of others) tx.delete(gone.ref);
      tx.delete(db.collection(COLLECTIONS.mailStops).doc(link));
    } else {
      const client = { address: emailKey(tracker.email), phone: textNumber(tracker.phone) };
      const stop = { owner: handle.owner, ...client, createdAt: now };
      tx.set(db.collection(COLLECTIONS.mailStops).doc(link), storedRecord(mailStopShape, stop));
    }
  });
}

/** Those stops of a business on whose page the client can start the mails again. */
async function havingPage(
  db: Firestore,
  tx: Transaction,
  owner: string,
  stops: readonly DocumentSnapshot[],
): Promise<readonly DocumentSnapshot[]> {
  const trackers = await Promise.all(
    stops.map(async ({ id }) => {
      const page = readSnapshot(trackingShape, await tx.get(db.collection(COLLECTIONS.tracking).doc(id)));
      if (!page) return null;
      return readSnapshot(trackerShape, await tx.get(refOf(db, COLLECTIONS.trackers, page.trackerId)));
    }),
  );
  return stops.filter((_, at) => trackers[at]?.owner === owner);
}
