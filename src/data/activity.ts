import { activityShape } from '@/domain/activity';
import type { Activity } from '@/domain/activity';
import type { Permission } from '@/domain/permissions';
import { may } from '@/domain/viewer';
import type { Viewer } from '@/domain/viewer';
import { newId } from './ids';
import type { Intent } from './intent';
import { query } from './query';
import type { TypedQuery } from './query';
import { scopeOf } from './scope';
import type { QuerySpec } from './store/port';
import { createRecord, deleteRecord } from './writes';

const ENTRIES = 30;

/** Everything that happened around a customer, their trackers and jobs included, newest first. */
export function activityOfCustomer(viewer: Viewer, customerId: string): TypedQuery<Activity> {
  return activityWhere(viewer, 'customerId', customerId);
}

/** Everything that happened around a tracker and its jobs, newest first. */
export function activityOfTracker(viewer: Viewer, trackerId: string): TypedQuery<Activity> {
  return activityWhere(viewer, 'trackerId', trackerId);
}

/** Which permission opens the history of which records; the rules ask the query to name the nouns. */
const NOUN_RIGHTS = [
  ['customer', 'customers:view'],
  ['tracker', 'trackers:view'],
  ['job', 'jobs:view'],
  ['visit', 'jobs:view'],
] as const;

function activityWhere(viewer: Viewer, field: 'customerId' | 'trackerId', id: string): TypedQuery<Activity> {
  const nouns = NOUN_RIGHTS.filter(([, right]) => may(viewer, right)).map(([noun]) => noun);
  return query(activityShape, {
    where: [...scopeOf(viewer), { field, op: '==', value: id }, { field: 'noun', op: 'in', value: nouns }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: ENTRIES,
  });
}

/** What an entry is about; its assignees travel along so that the same people may read it. */
export type ActivitySubject = Pick<
  Activity,
  'noun' | 'recordId' | 'recordTitle' | 'customerId' | 'trackerId' | 'assignees'
>;

/** A note, or what was said on a call; `byName` is the writer's name as others will read it. */
export function addEntry(
  viewer: Viewer,
  subject: ActivitySubject,
  entry: { readonly kind: 'note' | 'call'; readonly body: string; readonly byName: string },
): Intent {
  const uuid = newId();
  return {
    name: 'addNote',
    label: entry.kind === 'call' ? 'Call logged' : 'Note added',
    writes: [createRecord(viewer, activityShape, { uuid, ...subject, ...entry })],
    undo: [deleteRecord(activityShape, uuid)],
  };
}

/** Takes back a note or call that the viewer wrote. */
export function deleteEntry(viewer: Viewer, entry: Activity): Intent {
  return {
    name: 'deleteNote',
    label: entry.kind === 'call' ? 'Call removed' : 'Note removed',
    writes: [deleteRecord(activityShape, entry.uuid)],
    undo: [createRecord(viewer, activityShape, entry)],
  };
}

/** What timelines ask, for the suites that walk every query. */
export const activityCatalog: readonly {
  readonly name: string;
  readonly build: (viewer: Viewer) => readonly QuerySpec[];
  readonly needs: Permission | null;
}[] = [
  {
    name: 'timeline of a customer',
    build: (viewer) => [activityOfCustomer(viewer, 'c1').spec],
    needs: 'customers:view',
  },
  {
    name: 'timeline of a tracker',
    build: (viewer) => [activityOfTracker(viewer, 't1').spec],
    needs: 'trackers:view',
  },
];
