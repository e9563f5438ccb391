import type { Job } from './job';

/** Derived labels of jobs; computed, never stored. */
export const JOB_LABELS = ['Late', 'Action Required', 'Ready to Invoice'] as const;
export type JobLabel = (typeof JOB_LABELS)[number];

type LabelledJob = Pick<Job, 'status' | 'listOrganizer' | 'plannedStart' | 'plannedEnd' | 'isBilled'>;

/** A job's derived label at `now` (epoch ms): Late, Action Required (open, no plan), Ready to Invoice, or null. */
export function jobLabel(job: LabelledJob, now: number): JobLabel | null {
  if (job.listOrganizer !== 'Open' || job.status === 'Cancelled') return null;
  if (job.status === 'Completed') return job.isBilled ? null : 'Ready to Invoice';
  if (job.plannedEnd !== null && job.plannedEnd < now) return 'Late';
  if (job.plannedStart === null) return 'Action Required';
  return null;
}
