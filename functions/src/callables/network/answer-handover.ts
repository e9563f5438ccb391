import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { handoverShape, readParts } from '@/domain/network/handover';
import type { Handover } from '@/domain/network/handover';
import { trackerShape } from '@/domain/trackers/tracker';
import { may } from '@/domain/access/viewer';
import type { Caller } from '../../calls/guard';
import { makeCopy, readOffer } from '../../network/handover-copy';
import type { Offer } from '../../network/handover-copy';
import { readPerson, viewRef } from '../../network/views';
import { id } from '../../calls/input';
import { readSnapshot } from '../../records';
import { readViewer } from '../../company/viewers';

const GONE = 'This was taken back. Ask them to hand it over again.';

/** Input of `answerHandover`: the caller's side of an offer, and the answer. */
export const answerHandoverInput = v.strictObject({
  handover: id(1, 80, 'not-found'),
  answer: v.picklist(['accept', 'decline']),
});

/** Accepts or declines an offered tracker. Accepting copies the chosen parts as they are now. Idempotent. */
export async function answerHandover(
  db: Firestore,
  caller: Caller,
  { handover, answer }: { readonly handover: string; readonly answer: 'accept' | 'decline' },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  const handovers = db.collection(COLLECTIONS.handovers);
  return db.runTransaction(async (tx) => {
    const viewer = await readViewer(db, tx, caller.uid);
    const mine = readSnapshot(handoverShape, await tx.get(handovers.doc(handover)));
    const isOffered = mine?.side === 'taken' && mine.person === caller.uid && mine.owner === viewer.owner;
    if (!isOffered) throw new AppError('not-found');
    if (mine.state === (answer === 'accept' ? 'active' : 'declined')) return {};
    if (mine.state !== 'waiting') throw new AppError('conflict', { sentence: GONE });
    const stamp = { updatedAt: Timestamp.fromMillis(now), updatedBy: caller.uid };
    if (answer === 'decline') {
      const twin = await tx.get(handovers.doc(mine.twin));
      tx.update(handovers.doc(mine.uuid), { ...stamp, state: 'declined' });
      if (twin.exists) tx.update(twin.ref, { ...stamp, state: 'declined' });
      return {};
    }
    if (!may(viewer, 'trackers:edit') || !may(viewer, 'customers:view')) throw new AppError('denied');
    const offer = await readStandingOffer(db, tx, mine);
    const taker = { owner: viewer.owner, uid: caller.uid };
    const copy = makeCopy(db, tx, offer, taker, readParts(mine.parts), now);
    const begun = { ...stamp, state: 'active', status: copy.status, statusAt: Timestamp.fromMillis(now) };
    tx.update(handovers.doc(mine.twin), begun);
    tx.update(handovers.doc(mine.uuid), { ...begun, trackerId: copy.uuid, title: copy.title });
    return {};
  });
}

/** The offer, valid while the two are connected and the giver still owns the tracker. */
async function readStandingOffer(db: Firestore, tx: Transaction, mine: Handover): Promise<Offer> {
  const gone = new AppError('conflict', { sentence: GONE });
  const view = await tx.get(viewRef(db, mine.person, mine.other));
  if (view.get('state') !== 'connected') {
    throw new AppError('not-found', { sentence: 'Connect with this person first.' });
  }
  const handovers = db.collection(COLLECTIONS.handovers);
  const given = readSnapshot(handoverShape, await tx.get(handovers.doc(mine.twin)));
  if (given?.state !== 'waiting' || given.other !== mine.person) throw gone;
  const trackers = db.collection(COLLECTIONS.trackers);
  const tracker = readSnapshot(trackerShape, await tx.get(trackers.doc(given.trackerId)));
  if (!tracker || tracker.owner !== given.owner || tracker.owner === mine.owner) throw gone;
  return readOffer(db, tx, tracker, await readPerson(db, tx, mine.other));
}
