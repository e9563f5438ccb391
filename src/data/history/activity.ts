import { activityPricedShape, activityShape } from '@/domain/history/activity';
import type { Activity, CallOutcome } from '@/domain/history/activity';
import { historyShape } from '@/domain/history/history-place';
import { nounNamed, NOUNS } from '@/domain/nouns';
import type { NounName } from '@/domain/core/noun-names';
import { seenNouns } from '@/domain/reading/seen-nouns';
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

/** Whose history: a record by `timelineId`, a tracker with its jobs, or a customer with their trackers and jobs. */
export type HistoryOf = { readonly field: 'timelineId' | 'customerId' | 'trackerId'; readonly id: string };

/** All entries that need no right to see amounts, newest first. */
export function activityOf(viewer: Viewer, of: HistoryOf): TypedQuery<Activity> {
  return query(activityShape, newestOf(viewer, of));
}

/** The entries that need it, newest first; null for users who may not see amounts. */
export function pricedActivityOf(viewer: Viewer, of: HistoryOf): TypedQuery<Activity> | null {
  return may(viewer, 'pricing:show') ? query(activityPricedShape, newestOf(viewer, of)) : null;
}

/** The latest visits to a tracker's public page, newest first. */
export function openingsOf(viewer: Viewer, trackerId: string): TypedQuery<Activity> {
  const { where, orderBy } = newestOf(viewer, { field: 'trackerId', id: trackerId });
  return query(activityShape, {
    where: [...where, { field: 'kind', op: '==', value: 'opened' }],
    orderBy,
    limit: OPENINGS,
  });
}

/** The latest notes about a customer, newest first. */
export function notesOf(viewer: Viewer, customerId: string): TypedQuery<Activity> {
  const { where, orderBy } = newestOf(viewer, { field: 'customerId', id: customerId });
  return query(activityShape, {
    where: [...where, { field: 'kind', op: '==', value: 'note' }],
    orderBy,
    limit: NOTES,
  });
}

function newestOf(viewer: Viewer, { field, id }: HistoryOf) {
  // The rules require the query to name them.
  const nouns = seenNouns(viewer).map(({ name }) => name);
  const where: readonly Where[] = [
    ...scopeOf(viewer),
    { field, op: '==', value: id },
    { field: 'noun', op: 'in', value: nouns },
  ];
  return { where, orderBy: [{ field: 'createdAt', direction: 'desc' } as const], limit: ENTRIES };
}

/** The subject of an entry; its assignees are copied so that the same users may read it. */
export type ActivitySubject = Pick<
  Activity,
  'noun' | 'recordId' | 'timelineId' | 'recordTitle' | 'customerId' | 'trackerId' | 'assignees'
>;

/** Adds a note or a call. */
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
  const shape = historyShape(nounNamed(subject.noun));
  return {
    name: 'addNote',
    label: entry.kind === 'call' ? 'Call logged' : 'Note added',
    writes: [createRecord(viewer, shape, { uuid, ...subject, ...entry })],
    undo: [deleteRecord(shape, uuid)],
  };
}

/** Deletes a note or call of the viewer. */
export function deleteEntry(viewer: Viewer, entry: Activity): Intent {
  const shape = historyShape(nounNamed(entry.noun));
  return {
    name: 'deleteNote',
    label: entry.kind === 'call' ? 'Call removed' : 'Note removed',
    writes: [deleteRecord(shape, entry.uuid)],
    undo: [createRecord(viewer, shape, entry)],
  };
}

const timelineOf = (of: HistoryOf) => (viewer: Viewer) => {
  const priced = pricedActivityOf(viewer, of);
  return [activityOf(viewer, of).spec, ...(priced ? [priced.spec] : [])];
};

/** Whose timelines hold more than their own entries. */
const FIELDS: Readonly<Partial<Record<NounName, HistoryOf['field']>>> = {
  customer: 'customerId',
  tracker: 'trackerId',
};

/** The timelines' queries, for the suites that run every query. */
export const activityCatalog: readonly CatalogEntry[] = [
  ...NOUNS.filter(({ address }) => address !== null).map(({ name, area }) => ({
    name: `timeline of a ${name}`,
    build: timelineOf({ field: FIELDS[name] ?? 'timelineId', id: `${name}-1` }),
    needs: `${area}:view` as const,
  })),
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
