import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { networkName } from '@/domain/network/connection';
import { customerShape } from '@/domain/customers/customer';
import { copyForPartner } from '@/domain/network/handover';
import type { HandoverPart } from '@/domain/network/handover';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { UserRecord } from '@/domain/account/user';
import { businessName, readBusiness } from '../business';
import { readSnapshot, storedRecord } from '../records';

/** What a hand-over is made from: the tracker, what was sold, and the name of the business that gives it. */
export type Offer = { readonly tracker: Tracker; readonly product: string; readonly business: string };

/** Reads what a hand-over is made from; `giver` is whoever offers it. */
export async function readOffer(
  db: Firestore,
  tx: Transaction,
  tracker: Tracker,
  giver: UserRecord,
): Promise<Offer> {
  const customers = db.collection(COLLECTIONS.customers);
  const customer = readSnapshot(customerShape, await tx.get(customers.doc(tracker.customerId)));
  const business = businessName(await readBusiness(db, tx, tracker.owner)) || networkName(giver);
  return { tracker, product: customer?.productOfInterest ?? '', business };
}

/** The title that the copy will have: it says no more than what goes along. */
export function titleOfCopy(offer: Offer, parts: readonly HandoverPart[]): string {
  const nobody = { owner: '', uid: '', customerId: '', trackerId: '' };
  return copyForPartner(offer, nobody, parts, 0).tracker.title;
}

/** Makes the copy in the taker's business and answers its tracker. The same moment makes the same copy. */
export function makeCopy(
  db: Firestore,
  tx: Transaction,
  offer: Offer,
  taker: { readonly owner: string; readonly uid: string },
  parts: readonly HandoverPart[],
  now: number,
): Tracker {
  const id = (noun: string) =>
    createHash('sha256').update(`${noun} ${offer.tracker.uuid} ${now}`).digest('base64url').slice(0, 24);
  const ids = { customerId: id('customer'), trackerId: id('tracker') };
  const copy = copyForPartner(offer, { ...taker, ...ids }, parts, now);
  tx.create(
    db.collection(COLLECTIONS.customers).doc(ids.customerId),
    storedRecord(customerShape, copy.customer),
  );
  tx.create(db.collection(COLLECTIONS.trackers).doc(ids.trackerId), storedRecord(trackerShape, copy.tracker));
  return copy.tracker;
}
