import { ALL_JOBS, JOB_LIST } from '@/domain/jobs/job-filters';
import type { ArchivedJobFilters, JobFilters, JobOrder } from '@/domain/jobs/job-filters';
import { jobNoun } from '@/domain/jobs/noun';
import type { Job } from '@/domain/jobs/job';
import type { JobStatus } from '@/domain/core/statuses';
import { instant } from '@/domain/core/value';
import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder, foundIn, hasStatus, listSource, storeOrder } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import { amountsOf } from '../money/prices';
import type { OrderBy, Where } from '../store/port';

const HOUR = 3_600_000;

/** The queries of the job lists. */
export const jobList = listSource(jobNoun);

const firstPlanned: OrderBy = { field: 'plannedStart', direction: 'asc' };

const FIELDS: Readonly<Record<JobOrder['by'], string>> = {
  number: 'number',
  customer: 'customerKey',
  planned: 'plannedStart',
};

/** For users with limits, a query may only cover one list. */
function ofPerson(viewer: Viewer, person: string | null): Where[] {
  return person !== null && seesAll(viewer)
    ? [{ field: 'assignees', op: 'array-contains', value: person }]
    : [];
}

const isPersonExact = (viewer: Viewer, person: string | null) => person === null || seesAll(viewer);

/**
 * The Open Jobs List at `now` (epoch ms): unplanned jobs first, then by start day, unless another order is chosen.
 * The store filters by status and person in any order, by labels as far as it can in the list's own; the client
 * applies the rest that `isExact` reports.
 */
export function openJobs(
  viewer: Viewer,
  filters: JobFilters,
  now: number,
): ListQuestion & { readonly isExact: boolean } {
  const { label, person, order } = filters;
  const where = ofPerson(viewer, person);
  const isExact = label === null && isPersonExact(viewer, person);
  const common = { list: 'Open', isExact } as const;
  if (label === 'Late' && order === null) {
    // Whole hours, so that the query does not change every minute; the client filters exactly.
    const until = instant(Math.ceil(now / HOUR) * HOUR);
    return {
      ...common,
      where: [...where, { field: 'plannedEnd', op: '<', value: until }],
      orderBy: { field: 'plannedEnd', direction: 'asc' },
    };
  }
  if (label === 'Action Required' && order === null)
    where.push({ field: 'plannedStart', op: '==', value: null });
  else where.push(...hasStatus(label === 'Ready to Invoice' ? ['Completed'] : filters.statuses));
  return { ...common, where, orderBy: storeOrder(FIELDS, order, firstPlanned) };
}

/**
 * The Jobs Archive, latest change first unless another order is chosen. The store filters by person, and by status in
 * the orders of columns: in the archive's own, that would need another index.
 */
export function archivedJobs(
  viewer: Viewer,
  { statuses, person, order }: ArchivedJobFilters,
): ListQuestion & { readonly isExact: boolean } {
  const isOwn = order === null;
  return {
    list: 'Archive',
    where: [...ofPerson(viewer, person), ...hasStatus(isOwn ? [] : statuses)],
    orderBy: storeOrder(FIELDS, order, { field: 'statusAt', direction: 'desc' }),
    isExact: (!isOwn || statuses.length === 0) && isPersonExact(viewer, person),
  };
}

/** Count of open jobs with one of these statuses, or of all. */
export function openJobsCount(viewer: Viewer, statuses: readonly JobStatus[] = []): TypedQuery<Job> {
  return jobList.counted(viewer, { list: 'Open', where: hasStatus(statuses) });
}

/** Count of completed open jobs that are not billed. */
export function jobsToInvoiceCount(viewer: Viewer): TypedQuery<Job> {
  const unbilled: Where = { field: 'isBilled', op: '==', value: false };
  return jobList.counted(viewer, { list: 'Open', where: [...hasStatus(['Completed']), unbilled] });
}

/** Open jobs without a visit, the longest waiting first. */
export const UNSCHEDULED: ListQuestion = {
  list: 'Open',
  where: hasStatus(['Unscheduled']),
  orderBy: { field: 'statusAt', direction: 'asc' },
};

/** Count of archived jobs. */
export function archivedJobsCount(viewer: Viewer): TypedQuery<Job> {
  return jobList.counted(viewer, { list: 'Archive', where: [] });
}

/** The job lists' queries, for the suites that run every query. */
export const jobListCatalog: readonly CatalogEntry[] = [
  {
    name: 'open jobs',
    build: (viewer) => {
      const answered: readonly Partial<JobFilters>[] = [
        {},
        { statuses: ['Scheduled', 'On Hold'] },
        { person: 'somebody' },
        { statuses: ['Scheduled', 'On Hold'], person: 'somebody' },
      ];
      const asked: readonly Partial<JobFilters>[] = [
        ...answered,
        { label: 'Late' },
        { label: 'Late', person: 'somebody' },
        { label: 'Action Required' },
        { label: 'Action Required', person: 'somebody' },
        { label: 'Ready to Invoice' },
      ];
      const inOrder = everyOrder(JOB_LIST.orders).flatMap((order) =>
        answered.map((some) => ({ ...some, order })),
      );
      return [...asked, ...inOrder].map(
        (some) => jobList.listed(viewer, openJobs(viewer, { ...ALL_JOBS, ...some }, 1)).spec,
      );
    },
    needs: 'jobs:view',
  },
  {
    name: 'jobs found by a word',
    build: (viewer) => foundIn(jobList, viewer),
    needs: 'jobs:view',
  },
  {
    name: 'open jobs, counted',
    build: (viewer) => [
      openJobsCount(viewer).spec,
      openJobsCount(viewer, ['Scheduled', 'On Hold']).spec,
      jobsToInvoiceCount(viewer).spec,
    ],
    needs: 'jobs:view',
  },
  {
    name: 'unscheduled jobs',
    build: (viewer) => [jobList.listed(viewer, UNSCHEDULED).spec, jobList.counted(viewer, UNSCHEDULED).spec],
    needs: 'jobs:view',
  },
  {
    name: 'jobs archive',
    build: (viewer) =>
      [
        ...[null, ...everyOrder(JOB_LIST.orders)].flatMap((order) =>
          [{}, { statuses: ['Cancelled' as const] }, { person: 'somebody' }].map((some) =>
            jobList.listed(viewer, archivedJobs(viewer, { ...ALL_JOBS, ...some, order })),
          ),
        ),
        archivedJobsCount(viewer),
      ].map(({ spec }) => spec),
    needs: 'jobs:view',
  },
  {
    name: 'amounts of exported jobs',
    // With the noun's own right, too, without which no list is exported.
    build: (viewer) => (may(viewer, 'jobs:view') ? [amountsOf(viewer, 'job', ['a', 'b']).spec] : []),
    needs: 'pricing:show',
  },
];
