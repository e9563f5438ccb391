import { may, mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import type { Visit } from '@/domain/jobs/visit';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { CatalogEntry } from '../core/catalog-entry';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import { useLiveLists } from '../live/use-live-lists';
import { useViewer } from '../session/use-session';

/** Ids in one query. */
const AT_ONCE = 30;
const MOST_ROWS = 500;

/** The field by which work belongs to what is cancelled or archived. */
export type Owner = 'jobId' | 'trackerId' | 'customerId';

/** Work that goes on below records: trackers and jobs that are not over, and all visits the viewer sees. */
export type OpenWork = {
  readonly trackers: readonly Tracker[];
  readonly jobs: readonly Job[];
  readonly visits: readonly Visit[];
};

export const NO_WORK: OpenWork = { trackers: [], jobs: [], visits: [] };

function below<F extends Fields>(
  viewer: Viewer,
  shape: Shape<F>,
  field: Owner,
  ids: readonly string[],
): readonly TypedQuery<InferFields<F>>[] {
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return parts.map((value) =>
    query(shape, {
      where: [...scopeOf(viewer), { field, op: 'in', value }],
      orderBy: [],
      limit: MOST_ROWS,
    }),
  );
}

/** The queries for the work below these records. */
export function workBelow(viewer: Viewer, owner: Owner, ids: readonly string[]) {
  const isSeen = may(viewer, 'jobs:view');
  return {
    trackers:
      owner === 'customerId' && may(viewer, 'trackers:view') ? below(viewer, trackerShape, owner, ids) : [],
    jobs: isSeen && owner !== 'jobId' ? below(viewer, jobShape, owner, ids) : [],
    visits: isSeen ? below(viewer, visitShape, owner, ids) : [],
  };
}

/** The open work below these records that the viewer may change; null until all of it is known. */
export function useOpenWork(owner: Owner, ids: readonly string[]): OpenWork | null {
  const viewer = useViewer();
  const asked = workBelow(viewer, owner, ids);
  const trackers = useLiveLists(asked.trackers);
  const jobs = useLiveLists(asked.jobs);
  const visits = useLiveLists(asked.visits);
  if (trackers === null || jobs === null || visits === null) return null;
  return {
    trackers: trackers.filter(
      (one) => one.listOrganizer === 'Open' && !isOver(one.status) && mayOn(viewer, 'trackers:edit', one),
    ),
    jobs: jobs.filter(
      (one) => one.listOrganizer === 'Open' && !isOver(one.status) && mayOn(viewer, 'jobs:edit', one),
    ),
    visits,
  };
}

function isOver(status: Tracker['status'] | Job['status']): boolean {
  return status === 'Complete' || status === 'Completed' || status === 'Cancelled';
}

/** The queries for open work, for the suites that run every query. */
export const openWorkCatalog: readonly CatalogEntry[] = [
  {
    name: 'work below trackers',
    build: (viewer) => specsOf(workBelow(viewer, 'trackerId', ['t1', 't2'])),
    needs: 'jobs:view',
  },
  {
    name: 'work below jobs',
    build: (viewer) => specsOf(workBelow(viewer, 'jobId', ['j1', 'j2'])),
    needs: 'jobs:view',
  },
  {
    name: 'work below customers',
    build: (viewer) => specsOf(workBelow(viewer, 'customerId', ['c1', 'c2'])),
    needs: 'jobs:view',
  },
];

function specsOf({ trackers, jobs, visits }: ReturnType<typeof workBelow>) {
  return [...trackers, ...jobs, ...visits].map(({ spec }) => spec);
}
