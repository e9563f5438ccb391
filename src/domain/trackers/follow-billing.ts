import { TRACKER_STAGES } from '../core/statuses';
import type { Job } from '../jobs/job';
import { isStage } from './stages';
import type { Tracker } from './tracker';

type Work = Pick<Job, 'status' | 'statusAt'>;

/** Whether the work of a tracker is done: it is inspected, or its jobs are completed. */
export function isWorkDone(
  { status }: Pick<Tracker, 'status'>,
  jobs: readonly Pick<Job, 'status'>[],
): boolean {
  const left = jobs.filter((job) => job.status !== 'Cancelled');
  return (
    status === 'Final Inspection' || (left.length > 0 && left.every((job) => job.status === 'Completed'))
  );
}

/** Whether the office may be offered to bill the rest of a tracker: its work is done before Invoiced. */
export function awaitsInvoice(
  tracker: Pick<Tracker, 'status' | 'listOrganizer'>,
  jobs: readonly Pick<Job, 'status'>[],
): boolean {
  return tracker.listOrganizer === 'Open' && isBeforeInvoiced(tracker) && isWorkDone(tracker, jobs);
}

/**
 * Whether a tracker follows to Invoiced: all of it is billed, its work is done, and an invoice (issued last at
 * `lastIssuedAt`, epoch ms) or a completed job came after the office last chose a stage, which therefore stands.
 */
export function followsBilling(
  tracker: Pick<Tracker, 'status' | 'statusAt' | 'listOrganizer'>,
  jobs: readonly Work[],
  { isAllBilled, lastIssuedAt }: { readonly isAllBilled: boolean; readonly lastIssuedAt: number },
): boolean {
  if (!isAllBilled || !awaitsInvoice(tracker, jobs)) return false;
  const completed = jobs.filter(({ status }) => status === 'Completed').map(({ statusAt }) => statusAt);
  return Math.max(lastIssuedAt, ...completed) > tracker.statusAt;
}

function isBeforeInvoiced({ status }: Pick<Tracker, 'status'>): boolean {
  return isStage(status) && TRACKER_STAGES.indexOf(status) < TRACKER_STAGES.indexOf('Invoiced');
}
