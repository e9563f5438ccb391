import type { Job } from './job';
import { JOB_LABELS, jobLabel } from './job-labels';
import type { JobLabel } from './job-labels';
import { JOB_STATUSES } from '../core/statuses';
import type { JobStatus } from '../core/statuses';
import { holdsWords } from '../trackers/tracker-filters';

/** What the Open Jobs List is narrowed to; it stands in the address. */
export type JobFilters = {
  readonly statuses: readonly JobStatus[];
  readonly label: JobLabel | null;
  /** Uid of somebody assigned, or null for everybody's. */
  readonly person: string | null;
  readonly search: string;
};

export const ALL_JOBS: JobFilters = { statuses: [], label: null, person: null, search: '' };

/** Reads the filters out of an address; what is unknown there is left out. */
export function readJobFilters(address: URLSearchParams): JobFilters {
  return {
    statuses: JOB_STATUSES.filter((status) => address.getAll('status').includes(status)),
    label: JOB_LABELS.find((label) => label === address.get('label')) ?? null,
    person: address.get('person'),
    search: address.get('q') ?? '',
  };
}

/** The filters as an address, always in the same order. */
export function writeJobFilters(filters: JobFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const status of filters.statuses) address.append('status', status);
  if (filters.label !== null) address.set('label', filters.label);
  if (filters.person !== null) address.set('person', filters.person);
  if (filters.search !== '') address.set('q', filters.search);
  return address;
}

/** Does a job fit all filters at `now` (epoch ms)? */
export function fitsJob(job: Job, filters: JobFilters, now: number): boolean {
  const { statuses, label, person, search } = filters;
  if (statuses.length > 0 && !statuses.includes(job.status)) return false;
  if (label !== null && jobLabel(job, now) !== label) return false;
  if (person !== null && !job.assignees.includes(person)) return false;
  return holdsWords(search, [
    job.title,
    job.customerName,
    job.streetAddress,
    job.city,
    job.number === null ? '' : String(job.number),
  ]);
}
