import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { settingsShape } from '@/domain/company/company';
import { jobShape } from '@/domain/jobs/job';
import { isBeforeWork, moveToStage } from '@/domain/trackers/stages';
import { trackerShape } from '@/domain/trackers/tracker';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { textField, touches } from './change';
import type { Step } from './change';

const MOST_JOBS = 500;

/**
 * On a job whose status changed: a tracker before In Progress follows the work. If the business wants it, the
 * tracker moves in the name of the person who started; else it notes since when a crew works, and screens
 * offer to follow. The crew needs no right to edit trackers.
 */
export const followWork: Step = async (db, change) => {
  const trackerId = textField(change, 'trackerId');
  const owner = textField(change, 'owner');
  if (trackerId === '' || !touches(change, ['status'])) return;
  const trackerRef = db.collection(COLLECTIONS.trackers).doc(trackerId);
  const settingsRef = db.collection(COLLECTIONS.settings).doc(owner);
  const jobsOfTracker = db
    .collection(COLLECTIONS.jobs)
    .where('owner', '==', owner)
    .where('trackerId', '==', trackerId)
    .limit(MOST_JOBS);
  await db.runTransaction(async (tx) => {
    const [trackerDoc, settingsDoc] = await tx.getAll(trackerRef, settingsRef);
    const tracker = trackerDoc && readSnapshot(trackerShape, trackerDoc);
    if (!tracker || tracker.owner !== owner || !isBeforeWork(tracker)) return;
    const jobs = (await tx.get(jobsOfTracker)).docs.map((doc) => readRecord(jobShape, doc.data()));
    const [first] = jobs
      .filter(({ status }) => status === 'In Progress')
      .toSorted((a, b) => a.statusAt - b.statusAt);
    const settings = settingsDoc && readSnapshot(settingsShape, settingsDoc);
    if (first && settings?.workMovesTracker) {
      const { statusAt, statusBy } = first;
      const moved = moveToStage(tracker, 'In Progress', statusAt, statusBy);
      tx.update(trackerRef, {
        ...storedRecord(trackerShape, { ...moved, updatedBy: statusBy, workSince: null }),
        updatedAt: Timestamp.now(),
      });
      return;
    }
    const workSince = first?.statusAt ?? null;
    if (workSince !== tracker.workSince) tx.update(trackerRef, storedRecord(trackerShape, { workSince }));
  });
};
