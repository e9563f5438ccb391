import type { Job } from './job';
import type { JobStatus } from '../core/statuses';

export type JobNextAction =
  | { readonly kind: 'plan'; readonly label: string }
  | { readonly kind: 'move'; readonly to: JobStatus; readonly label: string }
  | { readonly kind: 'archive'; readonly label: string }
  | { readonly kind: 'reopen'; readonly label: string };

/** The one sensible next action; null when nothing is left to do. */
export function jobNextAction(job: Pick<Job, 'status' | 'listOrganizer'>): JobNextAction | null {
  if (job.listOrganizer === 'Archive') return { kind: 'reopen', label: 'Open again' };
  switch (job.status) {
    case 'Unscheduled':
      return { kind: 'plan', label: 'Plan a visit' };
    case 'Scheduled':
    case 'On The Way':
      return { kind: 'move', to: 'In Progress', label: 'Start work' };
    case 'In Progress':
    case 'Pending Approval':
      return { kind: 'move', to: 'Completed', label: 'Complete' };
    case 'On Hold':
      return { kind: 'move', to: 'In Progress', label: 'Go on' };
    case 'Completed':
    case 'Cancelled':
      return { kind: 'archive', label: 'Archive' };
  }
}
