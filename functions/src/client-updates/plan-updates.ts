import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { replan, SETTLE_MS, stageFact, stageKind, visitFact, visitKind } from '@/domain/client-updates/plan';
import type { Fact } from '@/domain/client-updates/plan';
import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { visitShape } from '@/domain/jobs/visit';
import { trackerShape } from '@/domain/trackers/tracker';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { isImported, textField, touches } from '../triggers/change';
import type { Step } from '../triggers/change';

/** The document of one subject's updates. */
export function updateRef(db: Firestore, subject: 'stage' | 'visit' | 'way' | 'day' | 'review', id: string) {
  return db.collection(COLLECTIONS.clientUpdates).doc(`${subject}-${id}`);
}

type Parent = Pick<ClientUpdate, 'owner' | 'assignees' | 'trackerId' | 'customerId' | 'visitId'>;

/** Writes one planned update; the document is new when `known` is null. Reads nothing. */
export function putUpdate(
  tx: Transaction,
  ref: DocumentReference,
  known: ClientUpdate | null,
  parent: Parent,
  change: Partial<ClientUpdate>,
  at: number,
): void {
  const base = known ?? { ...initialOf(clientUpdateShape.fields), createdAt: at };
  tx.set(
    ref,
    storedRecord(clientUpdateShape, { ...base, ...parent, ...change, uuid: ref.id, updatedAt: at, why: '' }),
  );
}

/** On a tracker that moved on: plans the mail about its stage. The stage it comes from counts as told. */
export const planStageUpdate: Step = async (db, change) => {
  const { before, after } = change;
  if (!before || !after || !touches(change, ['status', 'listOrganizer'])) return;
  const settings = await updatesOf(db, textField(change, 'owner'));
  if (!settings) return;
  const trackerRef = db.collection(COLLECTIONS.trackers).doc(change.id);
  const ref = updateRef(db, 'stage', change.id);
  await db.runTransaction(async (tx) => {
    const [trackerDoc, updateDoc] = await tx.getAll(trackerRef, ref);
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!tracker) return;
    const known = ofOwner(tracker.owner, updateDoc);
    const fact = stageFact(tracker);
    const parent = { ...tracker, trackerId: change.id, visitId: '' };
    const told = known?.told ?? stageFact(readRecord(trackerShape, before));
    settle(tx, { ref, known, parent, settings, fact, told, kind: stageKind(fact), at: change.at });
  });
};

/** On a visit: plans the mails that it is booked, moved, and that the crew is on its way. */
export const planVisitUpdates: Step = async (db, change) => {
  if (!change.after || isImported(change) || !touches(change, ['start', 'end', 'status'])) return;
  const settings = await updatesOf(db, textField(change, 'owner'));
  if (!settings) return;
  const before = change.before ? visitFact(readRecord(visitShape, change.before), change.at) : '';
  const ref = updateRef(db, 'visit', change.id);
  const wayRef = updateRef(db, 'way', change.id);
  await db.runTransaction(async (tx) => {
    const [visitDoc, updateDoc, wayDoc] = await tx.getAll(
      db.collection(COLLECTIONS.visits).doc(change.id),
      ref,
      wayRef,
    );
    const visit = visitDoc && readSnapshot(visitShape, visitDoc);
    if (!visit) return;
    const known = ofOwner(visit.owner, updateDoc);
    const told = known?.told ?? before;
    const parent = { ...visit, visitId: change.id };
    const fact = visitFact(visit, change.at);
    settle(tx, { ref, known, parent, settings, fact, told, kind: visitKind(told), at: change.at });
    if (visit.status === 'On The Way' && !wayDoc?.exists && isOn(settings, 'onTheWay')) {
      const due = { kind: 'onTheWay', state: 'waiting', dueAt: change.at, wanted: 'On The Way' } as const;
      putUpdate(tx, wayRef, null, parent, due, change.at);
    }
  });
};

/** What is planned for the subject; a deleted record's id may come back in another business, with nothing of the first. */
function ofOwner(owner: string, stored: DocumentSnapshot | undefined): ClientUpdate | null {
  const known = stored ? readSnapshot(clientUpdateShape, stored) : null;
  return known?.owner === owner ? known : null;
}

type Settling = {
  readonly ref: DocumentReference;
  readonly known: ClientUpdate | null;
  readonly parent: Parent;
  readonly settings: BusinessSettings;
  readonly fact: Fact;
  readonly told: Fact;
  readonly kind: UpdateKind;
  readonly at: number;
};

/** Writes what follows from the fact; on an occasion that is switched off it counts as told. */
function settle(tx: Transaction, { ref, known, parent, settings, fact, told, kind, at }: Settling): void {
  const state = known?.state ?? 'settled';
  const next = replan({ state, wanted: known?.wanted ?? '', told }, fact, at + SETTLE_MS);
  if (next === null) return;
  const isTold = next.state === 'waiting' && !isOn(settings, kind);
  const change = isTold
    ? ({ state: 'settled', dueAt: null, wanted: fact, told: fact } as const)
    : { ...next, told };
  putUpdate(tx, ref, known, parent, { ...change, kind }, at);
}

/** Whether the business writes on this occasion. */
export function isOn(settings: Pick<BusinessSettings, 'clientUpdates'>, kind: UpdateKind): boolean {
  return settings.clientUpdates.some((one) => one.kind === kind);
}

/** The settings of a business that writes to its clients at all; null for the others. */
async function updatesOf(db: Firestore, owner: string): Promise<BusinessSettings | null> {
  if (owner === '') return null;
  const settings = readSnapshot(settingsShape, await db.collection(COLLECTIONS.settings).doc(owner).get());
  return settings && settings.clientUpdates.length > 0 ? settings : null;
}
