import type { Job } from './job';
import { JOB_LABELS, jobLabel } from './job-labels';
import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { JOB_STATUSES } from '../core/statuses';

/** The address of the Open Jobs List; orders are named like their columns. */
export const JOB_LIST = {
  filters: {
    statuses: manyOf('status', JOB_STATUSES),
    label: oneOf('label', JOB_LABELS),
    person: oneOf('person'),
  },
  orders: ['number', 'customer', 'planned'],
  columns: ['number', 'type', 'customer', 'address', 'status', 'needs', 'planned', 'people', 'amount'],
} as const;

/** The address of the Jobs Archive, which is a tab beside the Tracker Archive. */
export const JOB_ARCHIVE = {
  filters: {
    tab: placeOf('tab', ['jobs']),
    statuses: JOB_LIST.filters.statuses,
    person: JOB_LIST.filters.person,
  },
  orders: JOB_LIST.orders,
  columns: JOB_LIST.columns,
} as const;

export type JobOrder = ListOrder<(typeof JOB_LIST.orders)[number]>;
export type JobFilters = ListState<typeof JOB_LIST>;
export type ArchivedJobFilters = Pick<JobFilters, 'statuses' | 'person' | 'order'>;

export const ALL_JOBS: JobFilters = readAddress(JOB_LIST, new URLSearchParams());

/** Whether a job matches all filters at `now` (epoch ms). The search is no filter: see `isFound`. */
export function fitsJob(
  job: Job,
  filters: Pick<JobFilters, 'statuses' | 'label' | 'person'>,
  now: number,
): boolean {
  const { statuses, label, person } = filters;
  if (statuses.length > 0 && !statuses.includes(job.status)) return false;
  if (label !== null && jobLabel(job, now) !== label) return false;
  return person === null || job.assignees.includes(person);
}
