import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { connectionShape, networkName } from '@/domain/connection';
import { customerShape } from '@/domain/customer';
import { AppError } from '@/domain/errors';
import { copyForPartner, HANDOVER_PARTS, handoverShape } from '@/domain/handover';
import type { Handover, HandoverPart } from '@/domain/handover';
import { initialOf } from '@/domain/shape';
import { trackerShape } from '@/domain/tracker';
import type { Tracker } from '@/domain/tracker';
import { may, mayOn } from '@/domain/viewer';
import { businessName, readBusiness } from '../business';
import type { Caller } from '../guard';
import { readPerson, viewRef } from '../network/views';
import { id, object, text } from '../parse';
import { readSnapshot, storedRecord } from '../records';
import { readViewer } from '../viewers';

const given = object({
  trackerId: id(1, 64, 'not-found'),
  person: id(1, 128, 'not-found'),
  parts: text(0, 100),
});

/** What `handOverTracker` takes: the tracker, a connected person, and the parts that go along ("name contact"). */
export const handOverTrackerInput = (value: unknown) => {
  const { parts, ...rest } = given(value);
  const words = parts.split(' ');
  return { ...rest, parts: HANDOVER_PARTS.filter((part) => words.includes(part)) };
};

/**
 * Hands a tracker to the business of a connected person: a customer and a tracker of their own with what was
 * chosen, and how far their work is for the giver. The same again changes nothing.
 */
export async function handOverTracker(
  db: Firestore,
  caller: Caller,
  input: { readonly trackerId: string; readonly person: string; readonly parts: readonly HandoverPart[] },
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
    if (standing?.state === 'active') {
      if (standing.other === other.uuid) return {};
      throw new AppError('conflict', {
        sentence: `This is with ${standing.otherName} already. Take it back first.`,
      });
    }
    const customer = readSnapshot(
      customerShape,
      await tx.get(db.collection(COLLECTIONS.customers).doc(tracker.customerId)),
    );
    const business = businessName(await readBusiness(db, tx, tracker.owner)) || networkName(me);
    const ids = copyIds(tracker.uuid, now);
    const copy = copyForPartner(
      { tracker, product: customer?.productOfInterest ?? '', business },
      { owner: other.owner, uid: other.uuid, name: other.name, ...ids },
      input.parts,
      now,
    );
    tx.create(
      db.collection(COLLECTIONS.customers).doc(ids.customerId),
      storedRecord(customerShape, copy.customer),
    );
    tx.create(
      db.collection(COLLECTIONS.trackers).doc(ids.trackerId),
      storedRecord(trackerShape, copy.tracker),
    );
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
      trackerId: ids.trackerId,
      title: copy.tracker.title,
      person: other.uuid,
      other: caller.uid,
      otherName: networkName(me),
      otherBusiness: me.company,
    });
    return {};
  });
}

/** A tracker that the caller may edit, of a customer they may see. */
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

/** A connected person of another business who may keep trackers and customers there. */
async function readTaker(db: Firestore, tx: Transaction, uid: string, person: string, owner: string) {
  const view = readSnapshot(connectionShape, await tx.get(viewRef(db, uid, person)));
  if (view?.state !== 'connected') {
    throw new AppError('not-found', { sentence: 'Connect with this person first.' });
  }
  const viewer = await readViewer(db, tx, person);
  if (viewer.owner === owner) {
    throw new AppError('invalid', {
      sentence: 'This is somebody of your own business. Assign it to them instead.',
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

/** Ids of the copy: the same for the same call again, others when it is handed out once more. */
function copyIds(
  trackerId: string,
  now: number,
): { readonly customerId: string; readonly trackerId: string } {
  const of = (noun: string) =>
    createHash('sha256').update(`${noun} ${trackerId} ${now}`).digest('base64url').slice(0, 24);
  return { customerId: of('customer'), trackerId: of('tracker') };
}
