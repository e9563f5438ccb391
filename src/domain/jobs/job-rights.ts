import type { Job } from './job';
import { may, mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';

/** Whether the viewer may report on a job: its editors and its crew; as `reports()` in rules/records.rules. */
export function mayReportOn(viewer: Viewer, job: Pick<Job, 'owner' | 'assignees'>): boolean {
  return mayOn(viewer, 'jobs:edit', job) || (may(viewer, 'jobs:view') && job.assignees.includes(viewer.uid));
}
