import type { Job } from './job';
import type { Visit } from './visit';
import { may, mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';
import type { JobStatus, TrackerStatus, VisitStatus } from '../core/statuses';

/** Whether the viewer may report on a job: its editors and its crew; as `reports()` in rules/records.rules. */
export function mayReportOn(viewer: Viewer, job: Pick<Job, 'owner' | 'assignees'>): boolean {
  return mayOn(viewer, 'jobs:edit', job) || (may(viewer, 'jobs:view') && job.assignees.includes(viewer.uid));
}

/**
 * Whether a visit is on the viewer's calendar: everybody's with that right, else those they work on or planned
 * themselves, and those that still wait for a crew.
 */
export function isOnSchedule(
  viewer: Viewer,
  { crew, createdBy }: Pick<Visit, 'crew' | 'createdBy'>,
): boolean {
  return (
    may(viewer, 'schedule:everyone') ||
    crew.length === 0 ||
    crew.includes(viewer.uid) ||
    createdBy === viewer.uid
  );
}

/** Whether a job is cancelled, by itself or with its tracker; the tracker is null when the viewer may not see it. */
export function isCalledOff(
  job: Pick<Job, 'status'>,
  tracker: { readonly status: TrackerStatus } | null,
): boolean {
  return job.status === 'Cancelled' || tracker?.status === 'Cancelled';
}

/** Whether a status of a job or visit begins work; as `jobMayBegin()` and `visitMayBegin()` in rules/records.rules. */
export function beginsWork(status: JobStatus | VisitStatus): boolean {
  return status === 'On The Way' || status === 'In Progress' || status === 'Working';
}
