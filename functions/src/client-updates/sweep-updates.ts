import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import {
  isJustTold,
  isReminderDue,
  reminderWindow,
  REVIEW_AFTER_MS,
  REVIEW_UNTIL_MS,
} from '@/domain/client-updates/due';
import { clientUpdateShape } from '@/domain/client-updates/client-update';
import type { ClientUpdate } from '@/domain/client-updates/client-update';
import type { UpdateKind } from '@/domain/company/update-kinds';
import { settingsShape } from '@/domain/company/company';
import type { BusinessSettings } from '@/domain/company/company';
import { COLLECTIONS } from '@/domain/core/collections';
import { visitShape } from '@/domain/jobs/visit';
import { dayOf } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import { eachOf } from '../each-of';
import { readRecord, readSnapshot } from '../records';
import { isOn, putUpdate, updateRef } from './plan-updates';
import { sendUpdate } from './send-update';

/** Makes the updates that time brings, and sends all that are due. Each step may run twice. */
export async function sweepClientUpdates(db: Firestore, now: number): Promise<void> {
  const settings = settingsReader(db);
  await remind(db, settings, now);
  await askForReviews(db, settings, now);
  await sendDue(db, now);
}

type Settings = (owner: string) => Promise<BusinessSettings | null>;

/** Reads each business's settings once. */
function settingsReader(db: Firestore): Settings {
  const known = new Map<string, Promise<BusinessSettings | null>>();
  return (owner) => {
    const reading =
      known.get(owner) ??
      db
        .collection(COLLECTIONS.settings)
        .doc(owner)
        .get()
        .then((snapshot) => readSnapshot(settingsShape, snapshot));
    known.set(owner, reading);
    return reading;
  };
}

/** Plans a reminder for every visit of the business's next day, from its afternoon on, unless its client just heard. */
async function remind(db: Firestore, settingsOf: Settings, now: number): Promise<void> {
  const { from, to } = reminderWindow(now);
  const visits = db
    .collection(COLLECTIONS.visits)
    .where('start', '>=', Timestamp.fromMillis(from))
    .where('start', '<', Timestamp.fromMillis(to))
    .orderBy('start');
  await eachOf(visits, async (data, id) => {
    const visit = readRecord(visitShape, data);
    const settings = await settingsOf(visit.owner);
    if (!settings || !isOn(settings, 'reminder') || !isReminderDue(visit, settings.timeZone, now)) return;
    const told = readSnapshot(clientUpdateShape, await updateRef(db, 'visit', id).get());
    if (isJustTold(told, settings.timeZone, now)) return;
    const day = dayOf(visit.start, settings.timeZone || 'UTC');
    await makeOnce(db, 'day', `${id}-${day}`, 'reminder', { ...visit, visitId: id }, now);
  });
}

/** Plans the question for a review, some days after the work was complete. */
async function askForReviews(db: Firestore, settingsOf: Settings, now: number): Promise<void> {
  const trackers = db
    .collection(COLLECTIONS.trackers)
    .where('stageAt.complete', '>', Timestamp.fromMillis(now - REVIEW_UNTIL_MS))
    .where('stageAt.complete', '<=', Timestamp.fromMillis(now - REVIEW_AFTER_MS))
    .orderBy('stageAt.complete');
  await eachOf(trackers, async (data, id) => {
    const tracker = readRecord(trackerShape, data);
    const settings = await settingsOf(tracker.owner);
    if (!settings || !isOn(settings, 'review') || tracker.status !== 'Complete') return;
    await makeOnce(db, 'review', id, 'review', { ...tracker, trackerId: id, visitId: '' }, now);
  });
}

async function makeOnce(
  db: Firestore,
  subject: 'day' | 'review',
  id: string,
  kind: UpdateKind,
  parent: Pick<ClientUpdate, 'owner' | 'assignees' | 'trackerId' | 'customerId' | 'visitId'>,
  now: number,
): Promise<void> {
  const ref = updateRef(db, subject, id);
  await db.runTransaction(async (tx) => {
    if ((await tx.get(ref)).exists) return;
    putUpdate(tx, ref, null, parent, { kind, state: 'waiting', dueAt: now, wanted: kind }, now);
  });
}

/** Sends what waited for its time; the trigger sends what is due when it is written. */
async function sendDue(db: Firestore, now: number): Promise<void> {
  const due = db
    .collection(COLLECTIONS.clientUpdates)
    .where('state', '==', 'waiting')
    .where('dueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('dueAt');
  await eachOf(due, (_data, id) => sendUpdate(db, id, now));
}
