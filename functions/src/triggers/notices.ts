import { COLLECTIONS } from '@/domain/core/collections';
import { jobShape } from '@/domain/jobs/job';
import { HOUR_MS } from '@/domain/time/time';
import { queueNotice, readersOf, whoMaySee } from '../notices';
import { readRecord, readSnapshot } from '../records';
import { isImported, touches } from './change';
import type { Step } from './change';

/** On a job: mails people newly assigned by another user, each at most once an hour. */
export const tellAssigned: Step = async (db, change) => {
  if (!change.after || isImported(change) || !touches(change, ['assignees'])) return;
  const { assignees, updatedBy } = readRecord(jobShape, change.after);
  const before = change.before ? readRecord(jobShape, change.before).assignees : [];
  const added = assignees.filter((uid) => !before.includes(uid) && uid !== updatedBy);
  if (added.length === 0) return;
  const jobRef = db.collection(COLLECTIONS.jobs).doc(change.id);
  await db.runTransaction(async (tx) => {
    const job = readSnapshot(jobShape, await tx.get(jobRef));
    if (!job) return;
    const still = added.filter((uid) => job.assignees.includes(uid));
    const people = await whoMaySee(db, tx, still, 'jobs:view', job);
    const hour = String(Math.floor(change.at / HOUR_MS));
    const readers = await readersOf(db, tx, people, { kind: 'job-assigned', id: hour });
    queueNotice(tx, readers, { kind: 'job-assigned', jobId: change.id, title: job.title });
  });
};
