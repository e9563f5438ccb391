import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { linksToAdmit } from '@/domain/tracking/link-limits';
import { trackingShape } from '@/domain/trackers/tracker';
import { readBusiness, readTier } from '../business';
import { readRecord } from '../records';
import { textField } from './change';
import type { Step } from './change';

const MOST_LINKS = 500;

/** On a link: activates it when it waits, or the oldest waiting one when it freed a place. */
export const admitLinks: Step = async (db, change) => {
  const waits = change.after?.['state'] === 'requested';
  const tookRoom = change.before?.['state'] === 'active' || change.before?.['state'] === 'paused';
  const madeRoom = tookRoom && (!change.after || change.after['state'] === 'revoked');
  if (waits || madeRoom) await admitWaiting(db, textField(change, 'owner'));
};

/** On a plan: a larger one may have room for waiting links. */
export const admitLinksOfPlan: Step = (db, change) => admitWaiting(db, change.id);

/** Activates waiting links up to the plan's limit, counting in the same transaction because of races. */
export async function admitWaiting(db: Firestore, owner: string, now = Date.now()): Promise<void> {
  if (owner === '') return;
  const links = db.collection(COLLECTIONS.tracking);
  await db.runTransaction(async (tx) => {
    const found = await tx.get(
      links
        .where('owner', '==', owner)
        .where('state', 'in', ['requested', 'active', 'paused'])
        .limit(MOST_LINKS),
    );
    // Before the sale a link counts as the paper that was sent with it.
    const all = found.docs
      .map((doc) => ({ ...readRecord(trackingShape, doc.data()), uuid: doc.id }))
      .filter(({ trackerId }) => trackerId !== '');
    if (!all.some((link) => link.state === 'requested')) return;
    const tier = await readTier(db, tx, await readBusiness(db, tx, owner), now);
    for (const link of linksToAdmit(all, tier, now)) {
      tx.update(links.doc(link.uuid), {
        state: 'active',
        updatedAt: Timestamp.fromMillis(now),
        updatedBy: '',
      });
    }
  });
}
