import { AppError } from '@/domain/core/errors';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Tracker } from '@/domain/trackers/tracker';
import { readOnce } from '../core/read-once';
import type { DocStore } from '../store/port';
import { jobsNamed, trackersNamed } from './field-week';
import { visitsOfJob } from './visits';
import type { VisitContext } from './visits';

/** The tracker is null for users who may not see it. */
export type LoadedContext = VisitContext & { readonly tracker: Tracker | null };

/**
 * Reads what a change of a job's visits needs, for screens that show visits of many jobs; `at` in epoch ms. Rejects
 * with AppError: 'not-found' for a job that the viewer cannot read.
 */
export async function loadVisitContext(
  store: DocStore,
  viewer: Viewer,
  jobId: string,
  at: number,
): Promise<LoadedContext> {
  const [jobs, visits] = await Promise.all([
    readOnce(store, jobsNamed(viewer, [jobId])),
    readOnce(store, visitsOfJob(viewer, jobId)),
  ]);
  const [job] = jobs;
  if (!job) throw new AppError('not-found');
  const trackers = may(viewer, 'trackers:view')
    ? await readOnce(store, trackersNamed(viewer, [job.trackerId]))
    : [];
  const keep = [...trackers.flatMap(({ assignees }) => assignees), job.createdBy];
  return { viewer, job, visits, keep, at, tracker: trackers[0] ?? null };
}
