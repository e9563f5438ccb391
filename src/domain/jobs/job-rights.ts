import type { Job } from './job';
import { may, mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';

/**
 * May the viewer report on a job: move its status, tick steps off, note measures, tell of a problem? Those who edit
 * it, and its crew; the same as `reports()` of Jobs in rules/policy.rules.
 */
export function mayReportOn(viewer: Viewer, job: Pick<Job, 'owner' | 'assignees'>): boolean {
  return mayOn(viewer, 'jobs:edit', job) || (may(viewer, 'jobs:view') && job.assignees.includes(viewer.uid));
}
