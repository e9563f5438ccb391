import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { textNumber } from '@/domain/client-updates/update-text';
import { mailStopShape } from '@/domain/client-updates/mail-stop';
import { emailKey } from '@/domain/format/email';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { trackingShape } from '@/domain/trackers/tracker';
import { countUse, limitRef } from '../calls/limits';
import { readSnapshot, storedRecord } from '../records';
import { clientOfPage } from './client-of-page';

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
    const limit = await tx.get(limitRef(db, `mails_${link}`, now));
    const client = await clientOfPage(db, tx, handle);
    if (!client) throw new AppError('not-found');
    const stops = await stopsOf(db, tx, handle.owner, client);
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
      const known = { address: emailKey(client.email), phone: textNumber(client.phone) };
      const stop = { owner: handle.owner, ...known, createdAt: now };
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
  const clients = await Promise.all(
    stops.map(async ({ id }) => {
      const page = readSnapshot(trackingShape, await tx.get(db.collection(COLLECTIONS.tracking).doc(id)));
      return page?.owner === owner ? clientOfPage(db, tx, page) : null;
    }),
  );
  return stops.filter((_, at) => clients[at] !== null);
}
