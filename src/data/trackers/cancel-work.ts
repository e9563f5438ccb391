import type { Viewer } from '@/domain/access/viewer';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { MoveReason } from '@/domain/nouns/status-change';
import type { Tracker } from '@/domain/trackers/tracker';
import { MOST_WITH_PARENTS } from '../core/change-many';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { cancelJob } from '../jobs/cancel-job';
import type { OpenWork } from '../jobs/open-work';
import { cancelWork } from './trackers';

/**
 * Cancels a tracker at `at` (epoch ms) with these jobs and those of their visits that are not over. The first batch
 * holds the tracker, so that an Undo restores it before its work.
 */
export function cancelWithJobs(
  viewer: Viewer,
  tracker: Tracker,
  { jobs, visits }: { readonly jobs: readonly Job[]; readonly visits: readonly Visit[] },
  why: MoveReason,
  at: number,
): readonly Intent[] {
  const own = cancelWork(viewer, tracker, why, at);
  const below = jobs.map((job) => cancelJob(viewer, job, visitsOf({ visits }, job), why, at));
  const [first, ...more] = Array.from({ length: Math.ceil(below.length / MOST_WITH_PARENTS) }, (_, at) =>
    below.slice(at * MOST_WITH_PARENTS, (at + 1) * MOST_WITH_PARENTS),
  );
  return [
    together(own, ...(first ?? [])),
    ...more.map(([one, ...others]) => together(one ?? own, ...others)),
  ];
}

/** Cancels the part of this work that belongs to a customer at `at` (epoch ms), in as many batches as it needs. */
export function cancelOfCustomer(
  viewer: Viewer,
  customerId: string,
  work: OpenWork,
  why: MoveReason,
  at: number,
): readonly Intent[] {
  const trackers = work.trackers.filter((tracker) => tracker.customerId === customerId);
  const jobs = work.jobs.filter((job) => job.customerId === customerId);
  const below = (trackerId: string) => ({
    jobs: jobs.filter((job) => job.trackerId === trackerId),
    visits: work.visits,
  });
  // The tracker of an open job may be complete.
  const others = jobs.filter((job) => !trackers.some(({ uuid }) => uuid === job.trackerId));
  return [
    ...trackers.flatMap((tracker) => cancelWithJobs(viewer, tracker, below(tracker.uuid), why, at)),
    ...others.map((job) => cancelJob(viewer, job, visitsOf(work, job), why, at)),
  ];
}

/** The visits of a job among this work. */
export function visitsOf({ visits }: Pick<OpenWork, 'visits'>, job: Pick<Job, 'uuid'>): readonly Visit[] {
  return visits.filter(({ jobId }) => jobId === job.uuid);
}
