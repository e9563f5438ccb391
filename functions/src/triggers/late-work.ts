import { COLLECTIONS } from '@/domain/core/collections';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { lateWorkWords } from '@/domain/notifications/late-work-words';
import { usageShape } from '@/domain/plans/entitlement';
import { limitOf } from '@/domain/plans/plan-limits';
import { trackerShape } from '@/domain/trackers/tracker';
import { readBusiness, readTier } from '../business';
import { notify } from '../notifications/notify';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { isImported } from './change';
import type { RecordChange, Step } from './change';

/** Jobs beyond a plan's limit that may stay: two people who add work at the same moment do nothing wrong. */
export const LATE_ROOM = 5;

/**
 * On a new job under an earlier tracker: archives it where many were made before their count was known, and tells who made
 * it. Nothing of it is lost. A sale, which makes its job and its tracker at once, is never held up by a plan.
 */
export const archiveLateWork: Step = async (db, change) => {
  if (change.before || !change.after || isImported(change)) return;
  const job = readRecord(jobShape, change.after);
  const limit = await db.runTransaction(async (tx) => {
    const refs = [
      db.collection(COLLECTIONS.jobs).doc(change.id),
      db.collection(COLLECTIONS.trackers).doc(job.trackerId),
      db.collection(COLLECTIONS.usage).doc(job.owner),
    ] as const;
    const [stored, parent, counted] = await tx.getAll(...refs);
    const usage = counted && readSnapshot(usageShape, counted);
    const tracker = parent && readSnapshot(trackerShape, parent);
    const isOpen = stored?.get('owner') === job.owner && stored.get('listOrganizer') === 'Open';
    if (!usage || !tracker || !isOpen || tracker.createdAt === job.createdAt) return null;
    const most = limitOf(
      await readTier(db, tx, await readBusiness(db, tx, job.owner), change.at),
      'openWork',
    );
    if (most === null || usage.openWork <= most + LATE_ROOM) return null;
    const [jobRef, , usageRef] = refs;
    tx.update(
      jobRef,
      storedRecord(jobShape, { listOrganizer: 'Archive', updatedAt: Date.now(), updatedBy: '' }),
    );
    // The next of them counts on it.
    tx.update(usageRef, { openWork: usage.openWork - 1 });
    return most;
  });
  if (limit !== null) await tellMaker(db, change, job, limit);
};

async function tellMaker(
  db: Parameters<Step>[0],
  { id, eventId, at }: RecordChange,
  { owner, createdBy, title }: Job,
  limit: number,
): Promise<void> {
  await notify(db, {
    person: createdBy,
    owner,
    by: '',
    kind: 'plan',
    eventId,
    at,
    subject: 'late work',
    record: { noun: 'job', id },
    ...lateWorkWords(title, id, limit),
  });
}
