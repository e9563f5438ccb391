import { randomBytes } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { termsOf } from '@/domain/plans/tiers';
import type { Tier } from '@/domain/plans/tiers';
import { defaultExpiry, linkCondition } from '@/domain/trackers/links';
import { trackerShape, trackingShape } from '@/domain/trackers/tracker';
import type { TrackingLink } from '@/domain/trackers/tracker';
import { refOf } from '../document-ref';
import { readRecord, readSnapshot, storedRecord } from '../records';

const LINK_BYTES = 16;
const MOST_LINKS = 500;

type When = { readonly now: number; readonly zone: string; readonly tier: Tier; readonly by: string };

/** Whose page it is: the tracker's, or the customer's before the sale. */
export type PageOf = Pick<TrackingLink, 'owner' | 'customerId' | 'trackerId'>;

/** The link that a client opens a paper with, and what has to be written for it. */
export type PageLink = { readonly link: string; readonly write: (tx: Transaction) => void };

/**
 * The working link of a tracker, or of a customer before the sale; a new one where there is none. Reads only;
 * `write` creates it.
 *
 * @throws AppError with a sentence where the office has stopped the page or the plan has no room for it
 */
export async function readPageLink(
  db: Firestore,
  tx: Transaction,
  of: PageOf,
  when: When,
): Promise<PageLink> {
  return of.trackerId === '' ? linkOfCustomer(db, tx, of, when) : linkOfTracker(db, tx, of, when);
}

async function linkOfCustomer(
  db: Firestore,
  tx: Transaction,
  { owner, customerId }: PageOf,
  when: When,
): Promise<PageLink> {
  const found = await tx.get(
    db
      .collection(COLLECTIONS.tracking)
      .where('owner', '==', owner)
      .where('customerId', '==', customerId)
      .where('trackerId', '==', '')
      .limit(MOST_LINKS),
  );
  const links = found.docs.map((doc) => ({ ref: doc.ref, link: readRecord(trackingShape, doc.data()) }));
  const inState = (state: string) => links.find(({ link }) => linkCondition(link, when.now) === state);
  const working = inState('active');
  if (!working && inState('paused'))
    throw new AppError('conflict', {
      sentence: 'The client’s page is paused. Open it again in the menu of their estimate, then send this.',
    });
  if (!working) return newLink(db, { owner, customerId, trackerId: '' }, when);
  const until = Timestamp.fromMillis(defaultExpiry(when.now, when.zone));
  return { link: working.ref.id, write: (tx) => tx.update(working.ref, { expiresAt: until }) };
}

async function linkOfTracker(
  db: Firestore,
  tx: Transaction,
  { owner, customerId, trackerId }: PageOf,
  when: When,
): Promise<PageLink> {
  const trackerDoc = await tx.get(refOf(db, COLLECTIONS.trackers, trackerId));
  const tracker = readSnapshot(trackerShape, trackerDoc);
  if (tracker?.owner !== owner) throw new AppError('not-found');
  const known = readSnapshot(trackingShape, await tx.get(refOf(db, COLLECTIONS.tracking, tracker.linkId)));
  const condition = known?.owner === owner ? linkCondition(known, when.now) : 'revoked';
  if (condition === 'active') return { link: tracker.linkId, write: () => undefined };
  if (condition === 'paused')
    throw new AppError('conflict', {
      sentence: 'The client’s page is paused. Open it again on the tracker, then send this.',
    });
  const { activeLinks } = termsOf(when.tier);
  const hasRoom = activeLinks === null || (await takenLinks(db, tx, owner, when.now)) < activeLinks;
  if (condition === 'requested' || !hasRoom)
    throw new AppError('limit-reached', {
      sentence: 'Your plan has no room for another tracking link, which the client needs to open this.',
    });
  const made = newLink(db, { owner, customerId, trackerId }, when);
  const { now, by } = when;
  return {
    link: made.link,
    write: (tx) => {
      made.write(tx);
      tx.update(trackerDoc.ref, {
        linkId: made.link,
        updatedAt: Timestamp.fromMillis(now),
        updatedBy: by,
      });
    },
  };
}

/** Links of trackers that take a place in the plan. */
async function takenLinks(db: Firestore, tx: Transaction, owner: string, now: number): Promise<number> {
  const found = await tx.get(
    db
      .collection(COLLECTIONS.tracking)
      .where('owner', '==', owner)
      .where('state', 'in', ['active', 'paused'])
      .limit(MOST_LINKS),
  );
  const links = found.docs.map((doc) => readRecord(trackingShape, doc.data()));
  return links.filter(({ trackerId, expiresAt }) => trackerId !== '' && expiresAt > now).length;
}

function newLink(db: Firestore, of: PageOf, { now, zone, by }: When): PageLink {
  const uuid = randomBytes(LINK_BYTES).toString('base64url');
  const link: TrackingLink = {
    uuid,
    ...of,
    state: 'active',
    expiresAt: defaultExpiry(now, zone),
    ...{ createdAt: now, createdBy: by, updatedAt: now, updatedBy: by },
  };
  return {
    link: uuid,
    write: (tx) =>
      tx.create(db.collection(COLLECTIONS.tracking).doc(uuid), storedRecord(trackingShape, link)),
  };
}
