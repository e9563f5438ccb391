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

/** Sources of a hand-over: the tracker, the sold product, and the giving business's name. */
export type Offer = { readonly tracker: Tracker; readonly product: string; readonly business: string };

/** Reads the sources of a hand-over; `giver` is the offering user. */
export async function readOffer(
  db: Firestore,
  tx: Transaction,
  tracker: Tracker,
  giver: UserRecord,
): Promise<Offer> {
  const customers = db.collection(COLLECTIONS.customers);
  const customer = readSnapshot(customerShape, await tx.get(customers.doc(tracker.customerId)));
  const business = businessName(await readBusiness(db, tx, tracker.owner)) || networkName(giver);
  // A client names the customer of a tracker: the id may be another business's.
  const product = customer?.owner === tracker.owner ? customer.productOfInterest : '';
  return { tracker, product, business };
}

/** Title of the copy: reveals no more than the shared parts. */
export function titleOfCopy(offer: Offer, parts: readonly HandoverPart[]): string {
  const nobody = { owner: '', uid: '', customerId: '', trackerId: '' };
  return copyForPartner(offer, nobody, parts, 0).tracker.title;
}

/** Creates the copy in the taker's business and returns its tracker. The same moment gives the same copy. */
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
