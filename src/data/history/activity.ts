import { activityPricedShape, activityShape } from '@/domain/history/activity';
import type { Activity, CallOutcome } from '@/domain/history/activity';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';
import { createRecord, deleteRecord } from '../core/writes';

const ENTRIES = 30;
const OPENINGS = 5;
const NOTES = 3;

/** Whose history is asked for: a customer's with their trackers and jobs, or a tracker's with its jobs. */
export type HistoryOf = { readonly field: 'customerId' | 'trackerId'; readonly id: string };

/** Which permission opens the history of which records; the rules ask the query to name the nouns. */
const NOUN_RIGHTS = [
  ['customer', 'customers:view'],
  ['tracker', 'trackers:view'],
  ['job', 'jobs:view'],
  ['visit', 'jobs:view'],
] as const;

/** Everything that happened but for amounts, newest first. */
export function activityOf(viewer: Viewer, of: HistoryOf): TypedQuery<Activity> {
  return query(activityShape, newestOf(viewer, of));
}

/** Changes of amounts, newest first; null for those who may not see amounts. */
export function pricedActivityOf(viewer: Viewer, of: HistoryOf): TypedQuery<Activity> | null {
  return may(viewer, 'pricing:show') ? query(activityPricedShape, newestOf(viewer, of)) : null;
}

/** The last times somebody opened the page of a tracker's client, newest first. */
export function openingsOf(viewer: Viewer, trackerId: string): TypedQuery<Activity> {
  const { where, orderBy } = newestOf(viewer, { field: 'trackerId', id: trackerId });
  return query(activityShape, {
    where: [...where, { field: 'kind', op: '==', value: 'opened' }],
    orderBy,
    limit: OPENINGS,
  });
}

/** The last notes people wrote about a customer, newest first. */
export function notesOf(viewer: Viewer, customerId: string): TypedQuery<Activity> {
  const { where, orderBy } = newestOf(viewer, { field: 'customerId', id: customerId });
  return query(activityShape, {
    where: [...where, { field: 'kind', op: '==', value: 'note' }],
    orderBy,
    limit: NOTES,
  });
}

function newestOf(viewer: Viewer, { field, id }: HistoryOf) {
  const nouns = NOUN_RIGHTS.filter(([, right]) => may(viewer, right)).map(([noun]) => noun);
  const where: readonly Where[] = [
    ...scopeOf(viewer),
    { field, op: '==', value: id },
    { field: 'noun', op: 'in', value: nouns },
  ];
  return { where, orderBy: [{ field: 'createdAt', direction: 'desc' } as const], limit: ENTRIES };
}

/** What an entry is about; its assignees travel along so that the same people may read it. */
export type ActivitySubject = Pick<
  Activity,
  'noun' | 'recordId' | 'recordTitle' | 'customerId' | 'trackerId' | 'assignees'
>;

/** A note, or what was said on a call. */
export function addEntry(
  viewer: Viewer,
  subject: ActivitySubject,
  entry: {
    readonly kind: 'note' | 'call';
    readonly body: string;
    readonly outcome?: CallOutcome;
  },
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

const timelineOf = (of: HistoryOf) => (viewer: Viewer) => {
  const priced = pricedActivityOf(viewer, of);
  return [activityOf(viewer, of).spec, ...(priced ? [priced.spec] : [])];
};

/** What timelines ask, for the suites that walk every query. */
export const activityCatalog: readonly CatalogEntry[] = [
  {
    name: 'timeline of a customer',
    build: timelineOf({ field: 'customerId', id: 'c1' }),
    needs: 'customers:view',
  },
  {
    name: 'timeline of a tracker',
    build: timelineOf({ field: 'trackerId', id: 't1' }),
    needs: 'trackers:view',
  },
  {
    name: 'openings of a client’s page',
    build: (viewer) => [openingsOf(viewer, 't1').spec],
    needs: 'trackers:view',
  },
  {
    name: 'notes of a customer',
    build: (viewer) => [notesOf(viewer, 'c1').spec],
    needs: 'customers:view',
  },
];
