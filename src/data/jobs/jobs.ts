import type { AddressField } from '@/domain/format/address';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { jobNoun } from '@/domain/jobs/noun';
import type { Measures } from '@/domain/jobs/measures';
import { initialOf } from '@/domain/core/shape';
import type { JobStatus } from '@/domain/core/statuses';
import type { MoveReason } from '@/domain/nouns/status-change';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { newId } from '../core/ids';
import { createPrice } from '../money/prices';
import { recordIntents } from '../core/record-intents';
import { tickIntents } from '../core/ticks';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import { jobsWithProblems } from './job-problems';

const OF_TRACKER = 100;
const FOUND = 30;

/** Every job of one tracker, in no order. */
export function jobsOfTracker(viewer: Viewer, trackerId: string): TypedQuery<Job> {
  return query(jobShape, {
    where: [...scopeOf(viewer), { field: 'trackerId', op: '==', value: trackerId }],
    orderBy: [],
    limit: OF_TRACKER,
  });
}

/** Open trackers for a new job, latest change first. */
export function trackersToChoose(viewer: Viewer): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...scopeOf(viewer), { field: 'listOrganizer', op: '==', value: 'Open' }],
    orderBy: [{ field: 'statusAt', direction: 'desc' }],
    limit: FOUND,
  });
}

/** A reference to one job. */
export function jobRef(id: string): TypedRef<Job> {
  return recordRef(jobShape, id);
}

/** The input for a new job. Money in cents, null when unknown or hidden from the user. */
export type NewJob = Pick<
  Job,
  'title' | 'jobType' | 'instructions' | 'accessNotes' | 'checklist' | keyof Measures
> & {
  readonly amount: number | null;
};

/** The usual changes of jobs. */
export const jobIntents = recordIntents(jobNoun);

/** The changes of a job's checklist. */
export const jobSteps = tickIntents(jobShape, {
  items: 'checklist',
  ticked: 'stepsDone',
  name: 'editRecord',
});

/** Adds a job to a tracker and returns its id, so that the screen can open it at once. */
export function createJob(
  viewer: Viewer,
  tracker: Tracker,
  fields: NewJob,
  at: number,
): { readonly id: string; readonly intent: Intent } {
  const { amount, ...typed } = fields;
  const uuid = newId();
  const assignees = [...new Set([...tracker.assignees, viewer.uid])];
  const job = {
    ...initialOf(jobShape.fields),
    ...typed,
    uuid,
    assignees,
    trackerId: tracker.uuid,
    projectId: tracker.projectId,
    customerId: tracker.customerId,
    customerName: tracker.customerName,
    phone: tracker.phone,
    streetAddress: tracker.streetAddress,
    city: tracker.city,
    state: tracker.state,
    zipcode: tracker.zipcode,
    statusAt: at,
  };
  const price =
    amount === null
      ? []
      : [createPrice(viewer, { noun: 'job', record: { ...job, trackerId: tracker.uuid }, amount })];
  return { id: uuid, intent: jobIntents.create(viewer, job, {}, price) };
}

/** Changes a job's status, with the reason that some statuses require. */
export function changeJobStatus(
  viewer: Viewer,
  job: Job,
  to: JobStatus,
  why: MoveReason,
  at: number,
): Intent {
  return jobIntents.move(viewer, job, to, at, { name: 'changeJobStatus', why });
}

/** Typed fields of a job. */
export type JobEdit = Partial<
  Pick<
    Job,
    | 'title'
    | 'jobType'
    | AddressField
    | 'instructions'
    | 'accessNotes'
    | 'checklist'
    | 'roof'
    | keyof Measures
  >
>;

/** Adds a person to a job, who sees it from then on. */
export function assignJob(
  viewer: Viewer,
  job: Job,
  person: { readonly uid: string; readonly name: string },
): Intent {
  const assignees = [...new Set([...job.assignees, person.uid])];
  return jobIntents.change(viewer, job, { assignees }, { label: `Assigned to ${person.name}` });
}

/** The job screens' other queries, for the suites that run every query. */
export const jobsCatalog: readonly CatalogEntry[] = [
  { name: 'jobs with problems', build: (viewer) => [jobsWithProblems(viewer).spec], needs: 'jobs:view' },
  { name: 'jobs of a tracker', build: (viewer) => [jobsOfTracker(viewer, 't1').spec], needs: 'jobs:view' },
  {
    name: 'trackers for a new job',
    build: (viewer) => [trackersToChoose(viewer).spec],
    needs: 'trackers:view',
  },
];
