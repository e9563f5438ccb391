import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { jobShape } from '@/domain/jobs/job';
import { socialProfileShape } from '@/domain/social/profile';
import { readRecord, readSnapshot } from '../records';
import { touches } from '../triggers/change';
import type { Step } from '../triggers/change';

/** On a profile whose person shows their completed jobs, or no longer does: counts them, or forgets the count. */
export const jobsOfProfile: Step = async (db, change) => {
  if (change.after && touches(change, ['showsJobs', 'owner'])) await recount(db, change.id);
};

/** On a job that is completed, reopened, deleted or given to others: counts those of its people again. */
export const countCompletedJobs: Step = async (db, change) => {
  if (!touches(change, ['status', 'assignees'])) return;
  const jobs = [change.before, change.after].map((data) => data && readRecord(jobShape, data));
  if (!jobs.some((job) => job?.status === 'Completed')) return;
  const people = new Set(jobs.flatMap((job) => job?.assignees ?? []));
  for (const uid of people) await recount(db, uid);
};

/** Counts a person's completed jobs for their profile; 0 unless they show it. A transaction keeps the newest count. */
async function recount(db: Firestore, uid: string): Promise<void> {
  const ref = db.collection(COLLECTIONS.socialProfiles).doc(uid);
  await db.runTransaction(async (tx) => {
    const profile = readSnapshot(socialProfileShape, await tx.get(ref));
    if (!profile || (!profile.showsJobs && profile.completedJobs === 0)) return;
    const completed = db
      .collection(COLLECTIONS.jobs)
      .where('owner', '==', profile.owner)
      .where('assignees', 'array-contains', uid)
      .where('status', '==', 'Completed');
    const completedJobs = profile.showsJobs ? (await tx.get(completed.count())).data().count : 0;
    if (completedJobs !== profile.completedJobs) tx.update(ref, { completedJobs });
  });
}
