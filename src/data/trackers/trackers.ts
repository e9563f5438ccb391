import { MOST_COUNTED } from '@/domain/core/list-bounds';
import { cancelTracker, holdFrom, holdOff, moveToStage } from '@/domain/trackers/stages';
import type { HoldAnswer } from '@/domain/trackers/stages';
import type { TrackerStage } from '@/domain/core/statuses';
import { trackerShape } from '@/domain/trackers/tracker';
import type { ClientVisibleKey, Tracker } from '@/domain/trackers/tracker';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import type { Intent } from '../core/intent';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import type { Where } from '../store/port';
import { inverse, patchRecord } from '../core/writes';
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

/** A reference to one tracker. */
export function trackerRef(id: string): TypedRef<Tracker> {
  return recordRef(trackerShape, id);
}

function change(
  viewer: Viewer,
  tracker: Tracker,
  intent: Pick<Intent, 'name' | 'label'>,
  changes: Changes<Tracker>,
): Intent {
  return {
    ...intent,
    writes: [patchRecord(viewer, trackerShape, tracker.uuid, changes)],
    undo: [patchRecord(viewer, trackerShape, tracker.uuid, inverse(trackerShape, tracker, changes))],
  };
}

/** Moves a tracker to a stage at `at` (epoch ms); skipped stages get the same date. */
export function changeStage(viewer: Viewer, tracker: Tracker, to: TrackerStage, at: number): Intent {
  const changes = moveToStage(tracker, to, at, viewer.uid);
  return change(viewer, tracker, { name: 'changeStage', label: `Stage is now ${to}` }, changes);
}

/** Cancels a tracker with its reason. */
export function cancelWork(
  viewer: Viewer,
  tracker: Tracker,
  why: { readonly reason: string; readonly note: string },
  at: number,
): Intent {
  const changes = cancelTracker(tracker, why, at, viewer.uid);
  return change(viewer, tracker, { name: 'changeStage', label: 'Tracker cancelled' }, changes);
}

/** Puts a tracker on hold from `at` (epoch ms), until the day the office chose. */
export function holdTracker(viewer: Viewer, tracker: Tracker, answer: HoldAnswer, at: number): Intent {
  const name = { name: 'holdTracker', label: 'Tracker put on hold' } as const;
  return change(viewer, tracker, name, holdFrom(tracker, answer, at));
}

/** Resumes a held tracker. */
export function releaseTracker(viewer: Viewer, tracker: Tracker): Intent {
  return change(viewer, tracker, { name: 'holdTracker', label: 'Hold taken off' }, { hold: holdOff() });
}

/** Typed fields of a tracker. */
export type TrackerEdit = Partial<
  Pick<
    Tracker,
    'title' | 'expectedStart' | 'expectedEnd' | 'clientSummary' | 'notes' | 'crewLead' | 'assignees'
  >
>;

/** Changes typed fields of a tracker. */
export function editTracker(viewer: Viewer, tracker: Tracker, changes: TrackerEdit): Intent {
  return change(viewer, tracker, { name: 'editTracker', label: 'Tracker changed' }, changes);
}

/** Switches one part of the public page on or off. */
export function shareWithClient(
  viewer: Viewer,
  tracker: Tracker,
  part: ClientVisibleKey,
  isShared: boolean,
): Intent {
  const changes: Changes<Tracker> = { [`clientVisible.${part}` as const]: isShared };
  const label = isShared ? 'Shared with the client' : 'Hidden from the client';
  return change(viewer, tracker, { name: 'editTracker', label }, changes);
}

/** Moves a tracker into the archive or back. */
export function archiveTracker(viewer: Viewer, tracker: Tracker, list: Tracker['listOrganizer']): Intent {
  const label = list === 'Archive' ? 'Tracker archived' : 'Tracker opened again';
  return change(viewer, tracker, { name: 'archiveTracker', label }, { listOrganizer: list });
}

/** The tracker screens' other queries, for the suites that run every query. */
export const trackersCatalog: readonly CatalogEntry[] = [
  { name: 'unread trackers', build: (viewer) => [unreadTrackersCount(viewer).spec], needs: 'trackers:view' },
];
