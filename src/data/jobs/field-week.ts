import { DAYS_AHEAD } from '@/domain/jobs/field-day';
import { jobShape } from '@/domain/jobs/job';
import { NOT_SIGNED } from '@/domain/jobs/signature';
import type { Signature } from '@/domain/jobs/signature';
import { MAX_VISIT_DAYS, visitShape } from '@/domain/jobs/visit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { VisitStatus } from '@/domain/core/statuses';
import { addDays, DAY_MS, endOfDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import { instant } from '@/domain/core/value';
import { mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { jobStatusAfterVisit, visitStatusChange } from '@/domain/jobs/visits';
import type { CatalogEntry } from '../core/catalog-entry';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { jobIntents, statusMove } from './jobs';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import { visitIntents } from './visits';

/** What a client gives with a signature: their name, and its path; '' for a typed one. */
export type Signing = { readonly name: string; readonly path: string };

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
    job: status && statusMove(viewer, job, status, at),
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

/** The fields of a signature that is given at `at` (epoch ms). */
function signatureOf({ name, path }: Signing, at: number): Signature {
  return { signature: path, signedName: name, signedAt: at };
}

/**
 * Completes a job, with the unfinished visits that the viewer may report on, and with the client's signature or without
 * (null). Undo takes the steps back, but never the signature.
 */
export function completeJob(
  viewer: Viewer,
  job: Job,
  visits: readonly Visit[],
  at: number,
  signing: Signing | null = null,
): Intent {
  const moved = statusMove(viewer, job, 'Completed', at);
  const label = signing ? `Job is now Completed, signed by ${signing.name}` : 'Job is now Completed';
  const completed = jobIntents.change(viewer, job, moved, { name: 'changeJobStatus', label });
  // One write of the job: the rules judge each write by itself.
  const signed = signing && jobIntents.change(viewer, job, { ...moved, ...signatureOf(signing, at) });
  const working = visits.filter(
    ({ status, crew }) =>
      status === 'Working' && (mayOn(viewer, 'jobs:edit', job) || crew.includes(viewer.uid)),
  );
  return together(
    { ...completed, ...(signed && { writes: signed.writes }) },
    ...working.map((visit) => visitIntents.change(viewer, visit, visitStatusChange(visit, 'Done', at))),
  );
}

/** The client's signature below a job, drawn as a path or typed (''); `at` in epoch ms. Without Undo: see `unsignJob`. */
export function signJob(viewer: Viewer, job: Job, signing: Signing, at: number): Intent {
  const label = `Signed by ${signing.name}`;
  return { ...jobIntents.change(viewer, job, signatureOf(signing, at), { label }), undo: null };
}

/** Removes the client's signature; only for people who edit jobs, and the client has to sign again. */
export function unsignJob(viewer: Viewer, job: Job): Intent {
  return { ...jobIntents.change(viewer, job, NOT_SIGNED, { label: 'Signature removed' }), undo: null };
}

/** Reports a problem of a crew to the office, '' for one that its photos show; `at` in epoch ms. */
export function reportProblem(viewer: Viewer, job: Job, problem: string, at: number): Intent {
  return problemChange(viewer, job, 'Problem told to the office', {
    problem: problem || 'See the photos.',
    problemAt: at,
  });
}

/** Undo would tell of an older problem again, which the rules take for 30 days; a day is for clocks. */
const MAY_BE_TOLD_AGAIN_MS = 29 * DAY_MS;

/** Marks a job's problem as solved at `now` (epoch ms); the history keeps it. */
export function solveProblem(viewer: Viewer, job: Job, now: number): Intent {
  const solved = problemChange(viewer, job, 'Problem solved', {
    problem: '',
    problemAt: null,
  });
  return now - (job.problemAt ?? 0) < MAY_BE_TOLD_AGAIN_MS ? solved : { ...solved, undo: null };
}

function problemChange(
  viewer: Viewer,
  job: Job,
  label: string,
  changes: Pick<Job, 'problem' | 'problemAt'>,
): Intent {
  return jobIntents.change(viewer, job, changes, { label });
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
