import type { Job } from './job';
import { JOB_LABELS, jobLabel } from './job-labels';
import type { JobLabel } from './job-labels';
import { readOrder, writeOrder } from '../core/list-order';
import type { ListOrder } from '../core/list-order';
import { JOB_STATUSES } from '../core/statuses';
import type { JobStatus } from '../core/statuses';

/** Orders of lists of jobs, named like their columns. */
export const JOB_ORDERS = ['number', 'customer', 'planned'] as const;
export type JobOrder = ListOrder<(typeof JOB_ORDERS)[number]>;

/** Filters of the Open Jobs List; they live in the address. */
export type JobFilters = {
  readonly statuses: readonly JobStatus[];
  readonly label: JobLabel | null;
  readonly person: string | null;
  readonly search: string;
  /** Null is the list's own order. */
  readonly order: JobOrder | null;
};

export const ALL_JOBS: JobFilters = { statuses: [], label: null, person: null, search: '', order: null };

/** Reads filters from an address; drops unknown values. */
export function readJobFilters(address: URLSearchParams): JobFilters {
  return {
    statuses: JOB_STATUSES.filter((status) => address.getAll('status').includes(status)),
    label: JOB_LABELS.find((label) => label === address.get('label')) ?? null,
    person: address.get('person'),
    search: address.get('q') ?? '',
    order: readOrder(address, JOB_ORDERS),
  };
}

/** Writes filters into an address, always in the same order. */
export function writeJobFilters(filters: JobFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const status of filters.statuses) address.append('status', status);
  if (filters.label !== null) address.set('label', filters.label);
  if (filters.person !== null) address.set('person', filters.person);
  if (filters.search !== '') address.set('q', filters.search);
  writeOrder(address, filters.order);
  return address;
}

/** Does anything narrow the list? */
export function isNarrowed(filters: JobFilters): boolean {
  return writeJobFilters({ ...filters, order: null }).size > 0;
}

/** Whether a job matches all filters at `now` (epoch ms). The search is no filter: see `isFound`. */
export function fitsJob(job: Job, filters: JobFilters, now: number): boolean {
  const { statuses, label, person } = filters;
  if (statuses.length > 0 && !statuses.includes(job.status)) return false;
  if (label !== null && jobLabel(job, now) !== label) return false;
  return person === null || job.assignees.includes(person);
}
