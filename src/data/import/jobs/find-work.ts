import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { chunks } from '@/domain/core/chunks';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { Customer } from '@/domain/customers/customer';
import type { SearchKeys } from '@/domain/import/customers/match-keys';
import type { HeldJob, MetWork } from '@/domain/import/jobs/plan';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { CatalogEntry } from '../../core/catalog-entry';
import { query } from '../../core/query';
import type { TypedQuery } from '../../core/query';
import { scopeOf } from '../../core/scope';
import { patientServerPage } from '../../core/server-page';
import { QUERIES_AT_ONCE } from '../../customers/read-customers';
import type { DocStore } from '../../store/port';
import { customersByKeys } from '../customers/find-matches';

const AT_ONCE = 30;
const SHOWN_JOBS = 50;

/** What to look up for the rows of a file of jobs. */
export type WantedWork = { readonly clients: SearchKeys; readonly trackers: readonly number[] };

/** Trackers with one of up to 30 numbers. */
function trackersByNumber(viewer: Viewer, numbers: readonly number[]): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...scopeOf(viewer), { field: 'number', op: 'in', value: numbers }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** Jobs of up to 30 customers. */
function jobsOfCustomers(viewer: Viewer, ids: readonly string[]): TypedQuery<Job> {
  return query(jobShape, {
    where: [...scopeOf(viewer), { field: 'customerId', op: 'in', value: ids }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** The existing jobs created by an import. */
export function jobsOfImport(viewer: Viewer, importId: string): TypedQuery<Job> {
  return query(jobShape, {
    where: [...scopeOf(viewer), { field: 'importId', op: '==', value: importId }],
    orderBy: [],
    limit: SHOWN_JOBS,
  });
}

/** Finds the trackers that rows name, the customers they may be for, and the jobs of both. Rejects with AppError. */
export async function findWork(
  store: DocStore,
  viewer: Viewer,
  { clients, trackers: numbers }: WantedWork,
  onProgress: (done: number, total: number) => void,
): Promise<MetWork> {
  const [customers, trackers, jobs] = [
    new Map<string, Customer>(),
    new Map<string, Tracker>(),
    new Map<string, HeldJob>(),
  ];
  const into =
    <R extends { readonly uuid: string }>(found: Map<string, R>, { spec, decode }: TypedQuery<R>) =>
    async () => {
      for (const row of (await patientServerPage(store, spec)).rows) {
        const decoded = decode(row);
        if (decoded.ok) found.set(row.id, decoded.record);
      }
    };
  const first = [
    ...(may(viewer, 'customers:view')
      ? (['phoneKey', 'emailKey', 'nameKey'] as const).flatMap((field) =>
          chunks(clients[field], AT_ONCE).map((values) =>
            into(customers, customersByKeys(viewer, field, values)),
          ),
        )
      : []),
    ...(may(viewer, 'trackers:view')
      ? chunks(numbers, AT_ONCE).map((some) => into(trackers, trackersByNumber(viewer, some)))
      : []),
  ];
  await inTurn(first, (done) => onProgress(done, first.length));
  const ids = new Set([...customers.keys(), ...[...trackers.values()].map(({ customerId }) => customerId)]);
  const second = chunks([...ids], AT_ONCE).map((some) => into(jobs, jobsOfCustomers(viewer, some)));
  await inTurn(second, (done) => onProgress(first.length + done, first.length + second.length));
  return {
    customers: [...customers.values()],
    trackers: [...trackers.values()],
    jobs: [...jobs.values()].map(({ uuid, title, customerId, plannedStart }) => ({
      uuid,
      title,
      customerId,
      plannedStart,
    })),
  };
}

async function inTurn(asks: readonly (() => Promise<void>)[], onDone: (done: number) => void): Promise<void> {
  let done = 0;
  for (const group of chunks(asks, QUERIES_AT_ONCE)) {
    await Promise.all(group.map((ask) => ask()));
    done += group.length;
    onDone(done);
  }
}

/** The queries of an import of jobs, for the suites that run every query. */
export const jobImportCatalog: readonly CatalogEntry[] = [
  {
    name: 'existing jobs of an import',
    build: (viewer) => [jobsOfCustomers(viewer, ['c1', 'c2']).spec, jobsOfImport(viewer, 'import-1').spec],
    needs: 'jobs:view',
  },
  {
    name: 'trackers that an import names',
    build: (viewer) => [trackersByNumber(viewer, [1, 2]).spec],
    needs: 'trackers:view',
  },
];
