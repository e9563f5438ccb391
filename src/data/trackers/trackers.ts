import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { cancelTracker, holdFrom, holdOff, moveToStage } from '@/domain/trackers/stages';
import type { HoldAnswer } from '@/domain/trackers/stages';
import type { TrackerStage } from '@/domain/core/statuses';
import type { MoveReason } from '@/domain/nouns/status-change';
import { trackerNoun } from '@/domain/trackers/noun';
import { trackerShape } from '@/domain/trackers/tracker';
import type { ClientVisibleKey, Tracker } from '@/domain/trackers/tracker';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { recordIntents } from '../core/record-intents';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';
import type { Changes } from '../core/writes';

const inList = (viewer: Viewer, list: Tracker['listOrganizer']): Where[] => [
  ...scopeOf(viewer),
  { field: 'listOrganizer', op: '==', value: list },
];

/** Count of open trackers with an unread client message. */
export function unreadTrackersCount(viewer: Viewer): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...inList(viewer, 'Open'), { field: 'unreadSince', op: '>', value: instant(0) }],
    orderBy: [],
    limit: MOST_COUNTED,
  });
}

/** Up to 30 trackers by id, in no order. */
export function trackersById(viewer: Viewer, ids: readonly string[]): TypedQuery<Tracker> {
  return query(trackerShape, {
    where: [...scopeOf(viewer), { field: 'uuid', op: 'in', value: ids }],
    orderBy: [],
    limit: 30,
  });
}

/** A reference to one tracker. */
export function trackerRef(id: string): TypedRef<Tracker> {
  return recordRef(trackerShape, id);
}

/** The usual changes of trackers. */
export const trackerIntents = recordIntents(trackerNoun);

/** Moves a tracker to a stage at `at` (epoch ms); skipped stages get the same date. */
export function changeStage(viewer: Viewer, tracker: Tracker, to: TrackerStage, at: number): Intent {
  const changes = moveToStage(tracker, to, at, viewer.uid);
  const named = { name: 'changeStage', label: `Stage is now ${to}` } as const;
  return trackerIntents.change(viewer, tracker, changes, named);
}

/** Cancels a tracker with its reason. */
export function cancelWork(viewer: Viewer, tracker: Tracker, why: MoveReason, at: number): Intent {
  const changes = cancelTracker(tracker, why, at, viewer.uid);
  return trackerIntents.change(viewer, tracker, changes, { name: 'changeStage', label: 'Tracker cancelled' });
}

/** Puts a tracker on hold from `at` (epoch ms), until the day the office chose. */
export function holdTracker(viewer: Viewer, tracker: Tracker, answer: HoldAnswer, at: number): Intent {
  const named = { name: 'holdTracker', label: 'Tracker put on hold' } as const;
  return trackerIntents.change(viewer, tracker, holdFrom(tracker, answer, at), named);
}

/** Resumes a held tracker. */
export function releaseTracker(viewer: Viewer, tracker: Tracker): Intent {
  const named = { name: 'holdTracker', label: 'Hold taken off' } as const;
  return trackerIntents.change(viewer, tracker, { hold: holdOff() }, named);
}

/** Gives a tracker another salesperson, who joins its people; null for none. Nobody loses sight of it. */
export function assignTracker(
  viewer: Viewer,
  tracker: Tracker,
  person: { readonly uid: string; readonly name: string } | null,
): Intent {
  const { assignees } = tracker;
  return trackerIntents.change(
    viewer,
    tracker,
    {
      salesperson: person?.uid ?? '',
      ...(person && !assignees.includes(person.uid) && { assignees: [...assignees, person.uid] }),
    },
    { label: person ? `Assigned to ${person.name}` : 'Salesperson removed' },
  );
}

/** Typed fields of a tracker. */
export type TrackerEdit = Partial<
  Pick<
    Tracker,
    'title' | 'expectedStart' | 'expectedEnd' | 'clientSummary' | 'notes' | 'crewLead' | 'assignees'
  >
>;

/** Switches one part of the public page on or off. */
export function shareWithClient(
  viewer: Viewer,
  tracker: Tracker,
  part: ClientVisibleKey,
  isShared: boolean,
): Intent {
  const changes: Changes<Tracker> = { [`clientVisible.${part}` as const]: isShared };
  const label = isShared ? 'Shared with the client' : 'Hidden from the client';
  return trackerIntents.change(viewer, tracker, changes, { label });
}

/** The tracker screens' other queries, for the suites that run every query. */
export const trackersCatalog: readonly CatalogEntry[] = [
  {
    name: 'unread trackers, and trackers by id',
    build: (viewer) => [unreadTrackersCount(viewer).spec, trackersById(viewer, ['t1', 't2']).spec],
    needs: 'trackers:view',
  },
];
