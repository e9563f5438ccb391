import { chunks } from '@/domain/core/chunks';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { initialOf } from '@/domain/core/shape';
import { JOB_STATUSES } from '@/domain/core/statuses';
import type { JobStatus, ProjectStatus } from '@/domain/core/statuses';
import { jobShape } from '@/domain/jobs/job';
import type { Job } from '@/domain/jobs/job';
import { ADDRESS_FIELDS } from '@/domain/format/address';
import type { Price } from '@/domain/money/price';
import type { MoveReason } from '@/domain/nouns/status-change';
import { projectNoun } from '@/domain/projects/noun';
import { projectShape } from '@/domain/projects/project';
import type { Project } from '@/domain/projects/project';
import { trackerShape } from '@/domain/trackers/tracker';
import type { Tracker } from '@/domain/trackers/tracker';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import { hasStatus } from '../core/list-source';
import { IDS_AT_ONCE, query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { recordIntents } from '../core/record-intents';
import { withViewer } from '../core/with-viewer';
import { scopeOf } from '../core/scope';
import { jobIntents } from '../jobs/jobs';
import { contractsOf, createPrice, editPrice } from '../money/prices';
import { trackerIntents } from '../trackers/trackers';

/** Most trackers, and most jobs, of a project that its page shows. */
export const MOST_OF_PROJECT = 100;
/** With more trackers, the page counts the jobs and lists them when asked: it may read 60 documents. */
export const FEW_TRACKERS = 15;

/** The trackers of a project, in no order. */
export function trackersOfProject(viewer: Viewer, projectId: string): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...scopeOf(viewer), { field: 'projectId', op: '==', value: projectId }],
    orderBy: [],
    limit: MOST_OF_PROJECT,
  });
}

/** The jobs of a project, in no order. */
export function jobsOfProject(viewer: Viewer, projectId: string): TypedQuery<Job> {
  return query(jobShape, {
    where: [...scopeOf(viewer), { field: 'projectId', op: '==', value: projectId }],
    orderBy: [],
    limit: MOST_OF_PROJECT,
  });
}

/** The amounts of a project's trackers, to be summed: its contracts. */
export function contractsOfProject(
  viewer: Viewer,
  trackers: readonly Pick<Tracker, 'uuid'>[],
): readonly TypedQuery<Price>[] {
  const ids = trackers.map(({ uuid }) => uuid).toSorted();
  return chunks(ids, IDS_AT_ONCE).map((some) => contractsOf(viewer, some));
}

/** Count of a project's jobs with one of these statuses. */
export function projectJobsCount(
  viewer: Viewer,
  projectId: string,
  statuses: readonly JobStatus[],
): TypedQuery<Job> {
  const { where } = jobsOfProject(viewer, projectId).spec;
  return query(jobShape, { where: [...where, ...hasStatus(statuses)], orderBy: [], limit: MOST_COUNTED });
}

/** The statuses of jobs that count in a project's progress. */
export const COUNTED_JOBS: readonly JobStatus[] = JOB_STATUSES.filter((status) => status !== 'Cancelled');

/** The usual changes of projects. */
export const projectIntents = recordIntents(projectNoun);

/** The typed fields of a project. */
export const PROJECT_FIELDS = [
  'title',
  'description',
  'customerName',
  'clientId',
  ...ADDRESS_FIELDS,
  'startOn',
  'endOn',
  'assignees',
] as const satisfies readonly (keyof Project)[];
export type ProjectFields = Pick<Project, (typeof PROJECT_FIELDS)[number]>;

/** What the price of a project repeats of it. */
const priced = ({ uuid, assignees }: Pick<Project, 'uuid' | 'assignees'>) => ({
  uuid,
  assignees,
  customerId: '',
  trackerId: '',
});

/**
 * Makes a project at `at` (epoch ms) and returns its id, so that the screen can open it at once.
 *
 * @param budget in cents, null when unknown or hidden from the user
 */
export function createProject(
  viewer: Viewer,
  fields: ProjectFields,
  budget: number | null,
  at: number,
): { readonly id: string; readonly intent: Intent } {
  const uuid = newId();
  const assignees = withViewer(viewer, fields.assignees);
  const project = { ...initialOf(projectShape.fields), ...fields, uuid, assignees, statusAt: at };
  const record = priced(project);
  const price = budget === null ? [] : [createPrice(viewer, { noun: 'project', record, amount: budget })];
  return { id: uuid, intent: projectIntents.create(viewer, project, {}, price) };
}

/** Changes typed fields of a project. */
export function editProject(viewer: Viewer, project: Project, changes: Partial<ProjectFields>): Intent {
  const people = changes.assignees ? { assignees: withViewer(viewer, changes.assignees) } : {};
  return projectIntents.change(viewer, project, { ...changes, ...people });
}

/** Moves a project at `at` (epoch ms), with the reason that some statuses require. */
export function moveProject(
  viewer: Viewer,
  project: Project,
  to: ProjectStatus,
  why: MoveReason,
  at: number,
): Intent {
  return projectIntents.move(viewer, project, to, at, { why });
}

/** Adds a person to a project. */
export function assignProject(
  viewer: Viewer,
  project: Project,
  person: { readonly uid: string; readonly name: string },
): Intent {
  const assignees = [...new Set([...project.assignees, person.uid])];
  return projectIntents.change(viewer, project, { assignees }, { label: `Assigned to ${person.name}` });
}

/** Sets a project's budget in cents; `price` is the earlier one, or null. */
export function setBudget(viewer: Viewer, project: Project, amount: number, price: Price | null): Intent {
  return editPrice(viewer, { noun: 'project', record: priced(project), amount, price });
}

/** What putting something into a project, or taking it out with '', is called. */
const placed = (projectId: string) => ({
  label: projectId === '' ? 'Taken out of the project' : 'Added to the project',
});

/** Puts a tracker and its jobs into a project, or takes them out with ''. Undo brings each back to where it was. */
export function placeTracker(
  viewer: Viewer,
  tracker: Tracker,
  jobs: readonly Job[],
  projectId: string,
): Intent {
  return together(
    trackerIntents.change(viewer, tracker, { projectId }, placed(projectId)),
    ...jobs.map((job) => placeJob(viewer, job, projectId)),
  );
}

/** Puts a single job into a project, or takes it out with ''. */
export function placeJob(viewer: Viewer, job: Job, projectId: string): Intent {
  return jobIntents.change(viewer, job, { projectId }, placed(projectId));
}

/** The project screens' other queries, for the suites that run every query. */
export const projectsCatalog: readonly CatalogEntry[] = [
  {
    name: 'trackers of a project',
    build: (viewer) => [trackersOfProject(viewer, 'p1').spec],
    needs: 'trackers:view',
  },
  {
    name: 'contracts of a project, summed',
    // The amounts of trackers alone say nothing to others.
    build: (viewer) =>
      may(viewer, 'trackers:view')
        ? contractsOfProject(viewer, [{ uuid: 't1' }, { uuid: 't2' }]).map(({ spec }) => spec)
        : [],
    needs: 'pricing:show',
  },
  {
    name: 'jobs of a project',
    build: (viewer) => [
      jobsOfProject(viewer, 'p1').spec,
      projectJobsCount(viewer, 'p1', COUNTED_JOBS).spec,
      projectJobsCount(viewer, 'p1', ['Completed']).spec,
    ],
    needs: 'jobs:view',
  },
];
