import { jobNoun } from '@/domain/jobs/noun';
import { statusChange } from '@/domain/nouns/status-change';
import { visitNoun } from '@/domain/jobs/visit-noun';
import { LONGEST_VISIT, visitShape } from '@/domain/jobs/visit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { VisitStatus } from '@/domain/core/statuses';
import type { Span } from '@/domain/time/spans';
import { instant } from '@/domain/core/value';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import {
  assigneesAfterCrew,
  jobAfterVisits,
  jobStatusAfterVisit,
  visitStatusChange,
} from '@/domain/jobs/visits';
import type { CatalogEntry } from '../core/catalog-entry';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { newId } from '../core/ids';
import { jobIntents } from './jobs';
import { recordIntents } from '../core/record-intents';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';
import { createRecord, deleteRecord } from '../core/writes';
import type { Changes } from '../core/writes';

const OF_JOB = 200;
const OF_TRACKER = 300;
/** Maximum number of visits of a calendar's range; screens report when there may be more. */
export const MOST_VISITS = 500;

/** Every visit of one job, in no order. */
export function visitsOfJob(viewer: Viewer, jobId: string): TypedQuery<Visit> {
  return query(visitShape, {
    where: [...scopeOf(viewer), { field: 'jobId', op: '==', value: jobId }],
    orderBy: [],
    limit: OF_JOB,
  });
}

/** Every visit of one tracker, in no order. */
export function visitsOfTracker(viewer: Viewer, trackerId: string): TypedQuery<Visit> {
  return query(visitShape, {
    where: [...scopeOf(viewer), { field: 'trackerId', op: '==', value: trackerId }],
    orderBy: [],
    limit: OF_TRACKER,
  });
}

/** Visits that overlap a span (epoch ms), in order of their start. */
export function visitsAround(viewer: Viewer, start: number, end: number): TypedQuery<Visit> {
  return overlapping(scopeOf(viewer), start, end);
}

/** The visits of a calendar's span that the viewer may know: everybody's, or those of their own work. */
export function scheduledVisits(viewer: Viewer, start: number, end: number): TypedQuery<Visit> {
  if (may(viewer, 'schedule:everyone')) return visitsAround(viewer, start, end);
  const own: Where = { field: 'assignees', op: 'array-contains', value: viewer.uid };
  return overlapping([{ field: 'owner', op: '==', value: viewer.owner }, own], start, end);
}

/** A range of starts bounds what the store looks through: a visit lasts two weeks at most. */
function overlapping(where: readonly Where[], start: number, end: number): TypedQuery<Visit> {
  return query(visitShape, {
    where: [
      ...where,
      { field: 'start', op: '>', value: instant(start - LONGEST_VISIT) },
      { field: 'start', op: '<', value: instant(end) },
      { field: 'end', op: '>', value: instant(start) },
    ],
    orderBy: [
      { field: 'start', direction: 'asc' },
      { field: 'end', direction: 'asc' },
    ],
    limit: MOST_VISITS,
  });
}

/** The input for a visit. Times in epoch ms. */
export type VisitPlan = Pick<Visit, 'start' | 'end' | 'crew' | 'clientNote' | 'title'>;

/** The data that a change of a visit needs. */
export type VisitContext = {
  readonly viewer: Viewer;
  readonly job: Job;
  readonly visits: readonly Visit[];
  /** Users who stay assigned whatever the crew: the tracker's own. */
  readonly keep: readonly string[];
  readonly at: number;
};

/** The job's assignees once its visits are `after`; a job's assignee sees all its visits. */
function peopleAfter(context: VisitContext, after: readonly Visit[]): readonly string[] {
  return assigneesAfterCrew({
    current: context.job.assignees,
    crewBefore: context.visits.flatMap((visit) => visit.crew),
    crewAfter: after.flatMap((visit) => visit.crew),
    keep: context.keep,
  });
}

/** The job's changes once its visits are `after`; `to` is the visit's new status, if that changed. */
function jobChanges(context: VisitContext, after: readonly Visit[], to: VisitStatus | null): Changes<Job> {
  const { viewer, job, at } = context;
  const { status: planned, plannedStart, plannedEnd } = jobAfterVisits(job, after);
  const mayPlan = may(viewer, 'jobs:edit');
  const status = (to && jobStatusAfterVisit(job, to)) ?? (mayPlan ? planned : job.status);
  const moved = status === job.status ? {} : statusChange(jobNoun, job, status, at, viewer.uid);
  // A crew only reports its progress; it may neither plan nor see all visits that planning counts.
  if (!mayPlan) return moved;
  const assignees = peopleAfter(context, after);
  return {
    ...moved,
    ...(plannedStart === job.plannedStart && plannedEnd === job.plannedEnd
      ? {}
      : { plannedStart, plannedEnd }),
    ...(sameList(assignees, job.assignees) ? {} : { assignees }),
  };
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item) => b.includes(item));
}

/** The usual changes of visits. */
export const visitIntents = recordIntents(visitNoun);

/** The visit's own change, and what follows for its job once its visits are `after`. */
function withJob(
  context: VisitContext,
  own: Intent,
  after: readonly Visit[],
  to: VisitStatus | null,
): Intent {
  const changes = jobChanges(context, after, to);
  if (Object.keys(changes).length === 0) return own;
  return together(own, jobIntents.change(context.viewer, context.job, changes));
}

function changed(
  context: VisitContext,
  visit: Visit,
  changes: Partial<Visit>,
  named: Pick<Intent, 'name' | 'label'>,
): Intent {
  const after = context.visits.map((one) => (one.uuid === visit.uuid ? { ...one, ...changes } : one));
  const own = visitIntents.change(context.viewer, visit, changes, named);
  return withJob(context, own, after, changes.status ?? null);
}

/** Plans a new visit; the job's planned span, status and assignees follow in the same batch. */
export function planVisit(context: VisitContext, plan: VisitPlan): Intent {
  const { viewer, job, visits, at } = context;
  const visit: Visit = {
    ...plan,
    uuid: newId(),
    owner: viewer.owner,
    assignees: [],
    jobId: job.uuid,
    trackerId: job.trackerId,
    customerId: job.customerId,
    importId: '',
    customerName: job.customerName,
    streetAddress: job.streetAddress,
    city: job.city,
    status: 'Planned',
    previousStatus: '',
    startedAt: null,
    endedAt: null,
    createdAt: at,
    createdBy: viewer.uid,
    updatedAt: at,
    updatedBy: viewer.uid,
  };
  const after = [...visits, visit];
  const assignees = peopleAfter(context, after);
  // A planned visit may be deleted with the right to edit, other than records in general.
  const own = {
    name: 'planVisit',
    label: 'Visit planned',
    about: visit.title,
    writes: [createRecord(viewer, visitShape, { ...visit, assignees })],
    undo: [deleteRecord(visitShape, visit.uuid)],
  } as const;
  return withJob(context, own, after, null);
}

/** Changes a visit's time, crew and client note; the job follows. */
export function editVisit(context: VisitContext, visit: Visit, plan: Partial<VisitPlan>): Intent {
  const after = context.visits.map((one) => (one.uuid === visit.uuid ? { ...one, ...plan } : one));
  const changes = { ...plan, assignees: peopleAfter(context, after) };
  return changed(context, visit, changes, { name: 'editVisit', label: 'Visit changed' });
}

/** Moves a visit, or changes its length (epoch ms); the job follows. */
export function moveVisit(context: VisitContext, visit: Visit, span: Span): Intent {
  const isMove = span.start !== visit.start;
  return {
    ...editVisit(context, visit, span),
    label: isMove ? 'Visit moved' : 'Visit changed',
  };
}

/** Changes a visit's status; a job whose crew has started follows. */
export function changeVisitStatus(context: VisitContext, visit: Visit, to: VisitStatus): Intent {
  const label = to === 'Cancelled' ? 'Visit cancelled' : `Visit is now ${to}`;
  const changes = visitStatusChange(visit, to, context.at);
  return changed(context, visit, changes, { name: 'changeVisitStatus', label });
}

/** The visit screens' queries, for the suites that run every query. */
export const visitsCatalog: readonly CatalogEntry[] = [
  {
    name: 'visits',
    build: (viewer) => [
      visitsOfJob(viewer, 'j1').spec,
      visitsOfTracker(viewer, 't1').spec,
      visitsAround(viewer, 0, 1).spec,
      scheduledVisits(viewer, 0, 1).spec,
    ],
    needs: 'jobs:view',
  },
];
