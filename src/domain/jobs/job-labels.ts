import type { Job } from './job';

/** What a job's list says of it beyond its status; computed, never stored. */
export const JOB_LABELS = ['Late', 'Action Required', 'Ready to Invoice'] as const;
export type JobLabel = (typeof JOB_LABELS)[number];

type LabelledJob = Pick<Job, 'status' | 'listOrganizer' | 'plannedStart' | 'plannedEnd'>;

/**
 * The one derived label of a job at `now` (epoch ms): Late when its planned end has passed, Action
 * Required when it is open with nothing planned, Ready to Invoice when completed; else null.
 */
export function jobLabel(job: LabelledJob, now: number): JobLabel | null {
  if (job.listOrganizer !== 'Open' || job.status === 'Cancelled') return null;
  if (job.status === 'Completed') return 'Ready to Invoice';
  if (job.plannedEnd !== null && job.plannedEnd < now) return 'Late';
  if (job.plannedStart === null) return 'Action Required';
  return null;
}
