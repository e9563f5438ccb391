import type { Crew } from '../company/company';
import { manyOf, oneOf, placeOf } from '../core/list-address';
import type { ListState } from '../core/list-address';
import { JOB_STATUSES } from '../core/statuses';
import { startOfDay } from '../time/time';
import { leadOf } from './crews';
import type { Job } from './job';
import { JOB_LIST } from './job-filters';

export const MONTHS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
export type Month = (typeof MONTHS)[number];

/** Years that an address may ask for. */
export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2099;

/** The address of the jobs of a year; `by` tells which totals are shown: those of the months without it. */
export const YEAR_LIST = {
  filters: {
    statuses: manyOf('status', JOB_STATUSES),
    month: oneOf('month', MONTHS),
    type: oneOf('type'),
    crew: oneOf('crew'),
    by: placeOf('by', ['type', 'crew']),
  },
  orders: ['planned'],
  columns: JOB_LIST.columns,
} as const;
export type YearFilters = ListState<typeof YEAR_LIST>;

/** The year of an address; null for anything else. */
export function askedYear(text: string): number | null {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null;
}

/** A year, or one of its months, in the business's zone: start and end in epoch ms, the end excluded. */
export function spanOf(
  year: number,
  month: Month | null,
  zone: string,
): { readonly start: number; readonly end: number } {
  const first = (of: number, at: number) => {
    const [then, number] = at > 12 ? [of + 1, 1] : [of, at];
    return startOfDay(`${then}-${String(number).padStart(2, '0')}-01`, zone);
  };
  const from = month === null ? 1 : Number(month);
  return { start: first(year, from), end: first(year, month === null ? 13 : from + 1) };
}

/** Whether a job of the year matches the filters. */
export function fitsYear(
  job: Job,
  { statuses, month, type, crew }: YearFilters,
  { year, zone, crews }: { readonly year: number; readonly zone: string; readonly crews: readonly Crew[] },
): boolean {
  const { start, end } = spanOf(year, month, zone);
  if (job.plannedStart === null || job.plannedStart < start || job.plannedStart >= end) return false;
  if (statuses.length > 0 && !statuses.includes(job.status)) return false;
  if (type !== null && job.jobType !== type) return false;
  const asked = crew === null ? undefined : crews.find(({ id }) => id === crew);
  return crew === null || (asked !== undefined && job.assignees.includes(leadOf(asked)));
}
