import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Crew } from '@/domain/company/company';
import { readAddress } from '@/domain/core/list-address';
import type { JobStatus } from '@/domain/core/statuses';
import { instant } from '@/domain/core/value';
import type { Job } from '@/domain/jobs/job';
import { leadOf } from '@/domain/jobs/crews';
import { spanOf, YEAR_LIST } from '@/domain/jobs/year';
import type { Month, YearFilters } from '@/domain/jobs/year';
import type { CatalogEntry } from '../core/catalog-entry';
import { hasStatus } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import type { Where } from '../store/port';
import { jobList } from './job-list';

/** The year, the business's zone and its crews. */
export type YearAsked = {
  readonly year: number;
  readonly zone: string;
  readonly crews: readonly Crew[];
};

/** A part of a year's jobs: of a month, a type or the person who leads a crew. */
export type YearPart = {
  readonly month?: Month | null;
  readonly type?: string | null;
  readonly lead?: string | null;
  readonly statuses?: readonly JobStatus[];
};

function partOf(
  { year, zone }: YearAsked,
  { month = null, type = null, lead = null, statuses = [] }: YearPart,
) {
  const { start, end } = spanOf(year, month, zone);
  const where: Where[] = [
    ...(lead === null ? [] : [{ field: 'assignees', op: 'array-contains', value: lead } as const]),
    ...(type === null ? [] : [{ field: 'jobType', op: '==', value: type } as const]),
    ...hasStatus(statuses),
    { field: 'plannedStart', op: '>=', value: instant(start) },
    { field: 'plannedStart', op: '<', value: instant(end) },
  ];
  return where;
}

/**
 * The jobs of a year by their first planned day, open and archived. The store filters by month, type and crew, and by
 * status where nothing else is asked; users with limits filter crews on the device.
 */
export function jobsOfYear(
  viewer: Viewer,
  asked: YearAsked,
  { statuses, month, type, crew, order }: YearFilters,
): ListQuestion & { readonly isExact: boolean } {
  const found = asked.crews.find(({ id }) => id === crew);
  const isAsked = found !== undefined && leadOf(found) !== '' && seesAll(viewer);
  const isAlone = type === null && !isAsked;
  const part = { month, type, lead: isAsked ? leadOf(found) : null, statuses: isAlone ? statuses : [] };
  return {
    list: null,
    where: partOf(asked, part),
    orderBy: { field: 'plannedStart', direction: order?.descending === true ? 'desc' : 'asc' },
    isExact: (crew === null || isAsked) && (isAlone || statuses.length === 0),
  };
}

/** Count of a part of a year's jobs. */
export function yearCount(viewer: Viewer, asked: YearAsked, part: YearPart): TypedQuery<Job> {
  return jobList.counted(viewer, { list: null, where: partOf(asked, part) });
}

/** The queries of a year's jobs, for the suites that run every query. */
export const jobsOfYearCatalog: readonly CatalogEntry[] = [
  {
    name: 'jobs of a year',
    build: (viewer) => {
      const crews = [{ id: 'a', name: 'Crew A', lead: 'somebody', members: [] }];
      const asked = { year: 2026, zone: 'UTC', crews };
      const blank = readAddress(YEAR_LIST, new URLSearchParams());
      const filters: readonly Partial<YearFilters>[] = [
        ...[{}, { statuses: ['Completed', 'Scheduled'] as const }, { type: 'Repair' }, { crew: 'a' }],
        ...[{ type: 'Repair', crew: 'a' }, { order: { by: 'planned', descending: true } as const }],
      ];
      const parts: readonly YearPart[] = [
        ...[{ month: '03' } as const, { statuses: ['Completed'] as const }],
        ...[{ type: 'Repair' }, { type: 'Repair', statuses: ['Completed'] as const }],
        ...(seesAll(viewer) ? [{ lead: 'ann' }, { lead: 'ann', statuses: ['Completed'] as const }] : []),
      ];
      return [
        ...filters.map(
          (some) => jobList.listed(viewer, jobsOfYear(viewer, asked, { ...blank, ...some })).spec,
        ),
        ...parts.map((part) => yearCount(viewer, asked, part).spec),
      ];
    },
    needs: 'jobs:view',
  },
];
