import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { connectionShape, networkName } from '@/domain/network/connection';
import { AppError } from '@/domain/core/errors';
import { HANDOVERS_PER_HOUR, handoverShape, readParts } from '@/domain/network/handover';
import type { Handover } from '@/domain/network/handover';
import { initialOf } from '@/domain/core/shape';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { may, mayOn } from '@/domain/access/viewer';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { readOffer, titleOfCopy } from '../../network/handover-copy';
import { readPerson, viewRef } from '../../network/views';
import { id, text } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';
import { readViewer } from '../../company/viewers';

/** Input of `handOverTracker`: the tracker, a connected person, and the parts to share ("name contact"). */
export const handOverTrackerInput = v.strictObject({
  trackerId: id(1, 64, 'not-found'),
  person: id(1, 128, 'not-found'),
  parts: v.pipe(text(0, 100), v.transform(readParts)),
});

/** Offers a tracker to a connected person, who gets nothing before accepting it. Idempotent. */
export async function handOverTracker(
  db: Firestore,
  caller: Caller,
  input: v.InferOutput<typeof handOverTrackerInput>,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const tracker = await readOwnTracker(db, tx, caller.uid, input.trackerId);
    const me = await readPerson(db, tx, caller.uid);
    const other = await readTaker(db, tx, caller.uid, input.person, tracker.owner);
    const handovers = db.collection(COLLECTIONS.handovers);
    const [mineRef, theirsRef] = [
      handovers.doc(`${tracker.uuid}_given`),
      handovers.doc(`${tracker.uuid}_taken`),
    ];
    const standing = readSnapshot(handoverShape, await tx.get(mineRef));
    // Left by a deleted tracker of another business, whose id this one has.
    if (standing && standing.owner !== tracker.owner) throw new AppError('conflict');
    if (standing?.state === 'active' || standing?.state === 'waiting') {
      if (standing.other === other.uuid) return {};
      const how = standing.state === 'active' ? 'is with' : 'waits for';
      throw new AppError('conflict', {
        sentence: `This ${how} ${standing.otherName} already. Take it back first.`,
      });
    }
    const limit = await tx.get(limitRef(db, `handover_${caller.uid}`, now));
    const offered = await readOffer(db, tx, tracker, me);
    countUse(tx, limit, HANDOVERS_PER_HOUR, now);
    const put = (view: Partial<Handover> & Pick<Handover, 'uuid'>) =>
      tx.set(
        handovers.doc(view.uuid),
        storedRecord(handoverShape, {
          ...initialOf(handoverShape.fields),
          createdAt: now,
          createdBy: caller.uid,
          updatedAt: now,
          updatedBy: caller.uid,
          statusAt: now,
          state: 'waiting',
          parts: input.parts.join(' '),
          ...view,
        }),
      );
    put({
      uuid: mineRef.id,
      twin: theirsRef.id,
      side: 'given',
      owner: tracker.owner,
      assignees: tracker.assignees,
      trackerId: tracker.uuid,
      title: tracker.title,
      person: caller.uid,
      other: other.uuid,
      otherName: other.name,
      otherBusiness: other.business,
    });
    put({
      uuid: theirsRef.id,
      twin: mineRef.id,
      side: 'taken',
      owner: other.owner,
      assignees: [other.uuid],
      title: titleOfCopy(offered, input.parts),
      person: other.uuid,
      other: caller.uid,
      otherName: networkName(me),
      otherBusiness: me.company,
    });
    return {};
  });
}

async function readOwnTracker(
  db: Firestore,
  tx: Transaction,
  uid: string,
  trackerId: string,
): Promise<Tracker> {
  const viewer = await readViewer(db, tx, uid);
  const tracker = readSnapshot(
    trackerShape,
    await tx.get(db.collection(COLLECTIONS.trackers).doc(trackerId)),
  );
  if (!tracker || tracker.owner !== viewer.owner) throw new AppError('not-found');
  if (!mayOn(viewer, 'trackers:edit', tracker) || !may(viewer, 'customers:view'))
    throw new AppError('denied');
  return tracker;
}

/** A connected person of another business who may create trackers and customers there. */
async function readTaker(db: Firestore, tx: Transaction, uid: string, person: string, owner: string) {
  const view = readSnapshot(connectionShape, await tx.get(viewRef(db, uid, person)));
  if (view?.state !== 'connected') {
    throw new AppError('not-found', { sentence: 'Connect with this person first.' });
  }
  const viewer = await readViewer(db, tx, person);
  if (viewer.owner === owner) {
    throw new AppError('invalid', {
      sentence: 'This person is in your own business. Assign it to them instead.',
    });
  }
  if (!may(viewer, 'trackers:edit') || !may(viewer, 'customers:view')) {
    throw new AppError('invalid', { sentence: 'This person may not keep trackers in their business.' });
  }
  return {
    uuid: person,
    owner: viewer.owner,
    name: view.otherName.slice(0, 170),
    business: view.otherBusiness,
  };
}
