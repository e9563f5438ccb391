import { DAYS_AHEAD } from '@/domain/jobs/field-day';
import { jobNoun } from '@/domain/jobs/noun';
import { statusChange } from '@/domain/nouns/status-change';
import { jobShape } from '@/domain/jobs/job';
import { MAX_VISIT_DAYS, visitShape } from '@/domain/jobs/visit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { VisitStatus } from '@/domain/core/statuses';
import { addDays, endOfDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { jobStatusAfterVisit, visitStatusChange } from '@/domain/jobs/visits';
import type { CatalogEntry } from '../core/catalog-entry';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { jobIntents } from './jobs';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import { visitIntents } from './visits';

const WEEK_ROWS = 150;
/** Maximum number of ids per query, and of a crew's jobs in a week. */
export const MOST_NAMED = 30;

/** The viewer's visits from those still running today to the end of the coming week, in order. */
export function ownWeek(viewer: Viewer, today: Day, zone: string): TypedQuery<Visit> {
  return query(visitShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'assignees', op: 'array-contains', value: viewer.uid },
      { field: 'start', op: '>=', value: instant(startOfDay(addDays(today, -MAX_VISIT_DAYS), zone)) },
      { field: 'start', op: '<', value: instant(endOfDay(addDays(today, DAYS_AHEAD), zone)) },
    ],
    orderBy: [{ field: 'start', direction: 'asc' }],
    limit: WEEK_ROWS,
  });
}

/** These jobs, at most `MOST_NAMED`, in no order; null for none. */
export function jobsNamed(viewer: Viewer, ids: readonly string[]): TypedQuery<Job> | null {
  const where = named(viewer, ids);
  return where && query(jobShape, { where, orderBy: [], limit: MOST_NAMED });
}

/** These trackers, at most `MOST_NAMED`, in no order; null for none. */
export function trackersNamed(viewer: Viewer, ids: readonly string[]): TypedQuery<Tracker> | null {
  const where = named(viewer, ids);
  return where && query(trackerShape, { where, orderBy: [], limit: MOST_NAMED });
}

function named(viewer: Viewer, ids: readonly string[]) {
  // Sorted, so that equal queries share one listener.
  const value = [...new Set(ids)].toSorted().slice(0, MOST_NAMED);
  return value.length === 0 ? null : [...scopeOf(viewer), { field: 'uuid', op: 'in', value } as const];
}

/** The changes of a crew's report of a visit's status: the visit's, and those of a job that follows it. */
export function reportChanges(viewer: Viewer, job: Job, visit: Visit, to: VisitStatus, at: number) {
  const status = jobStatusAfterVisit(job, to);
  return {
    visit: visitStatusChange(visit, to, at),
    job: status && statusChange(jobNoun, job, status, at, viewer.uid),
  };
}

/** A crew reports a visit's status and the job follows; unlike `changeVisitStatus`, the plan stays. */
export function reportVisit(viewer: Viewer, job: Job, visit: Visit, to: VisitStatus, at: number): Intent {
  const changes = reportChanges(viewer, job, visit, to, at);
  const label = to === 'Working' ? 'Work started' : `Visit is now ${to}`;
  const own = visitIntents.change(viewer, visit, changes.visit, { name: 'changeVisitStatus', label });
  if (changes.job === null) return own;
  return together(own, jobIntents.change(viewer, job, changes.job));
}

const SOME_DAY: Day = '2026-11-23';
const ZONE = 'America/Chicago';

/** The queries of the crew's week screens, for the suites that run every query. */
export const fieldWeekCatalog: readonly CatalogEntry[] = [
  {
    name: 'own week',
    build: (viewer) => [ownWeek(viewer, SOME_DAY, ZONE).spec, ...specOf(jobsNamed(viewer, ['j1', 'j2']))],
    needs: 'jobs:view',
  },
  {
    name: 'trackers of one’s own week',
    build: (viewer) => specOf(trackersNamed(viewer, ['t1', 't2'])),
    needs: 'trackers:view',
  },
];

function specOf(asked: TypedQuery<unknown> | null) {
  return asked ? [asked.spec] : [];
}
