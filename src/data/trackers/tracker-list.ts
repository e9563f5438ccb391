import type { TrackerStatus } from '@/domain/core/statuses';
import { trackerNoun } from '@/domain/trackers/noun';
import type { Tracker } from '@/domain/trackers/tracker';
import { ALL_TRACKERS, TRACKER_LIST } from '@/domain/trackers/tracker-filters';
import type { TrackerFilters, TrackerOrder } from '@/domain/trackers/tracker-filters';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { everyOrder, foundIn, hasStatus, listSource, storeOrder } from '../core/list-source';
import type { ListQuestion } from '../core/list-source';
import type { TypedQuery } from '../core/query';
import { amountsOf, contractsAtStage } from '../money/prices';
import type { OrderBy, Where } from '../store/port';

/** The queries of the tracker lists. */
export const trackerList = listSource(trackerNoun);

const movedLast: OrderBy = { field: 'statusAt', direction: 'desc' };

const FIELDS: Readonly<Record<TrackerOrder['by'], string>> = {
  number: 'number',
  customer: 'customerKey',
  since: 'statusAt',
};

const isHeld: Where = { field: 'hold.on', op: '==', value: true };

/**
 * The Open Tracker List, latest change first unless another order is chosen. The store filters by stage in any order,
 * by salesperson and hold in the list's own; the client applies the rest that `isExact` reports.
 */
export function openTrackers(
  filters: Pick<TrackerFilters, 'statuses' | 'salesperson' | 'marks' | 'order'>,
): ListQuestion & { readonly isExact: boolean } {
  const { statuses, salesperson, marks, order } = filters;
  const where = hasStatus(statuses);
  const isOwn = order === null;
  if (isOwn && salesperson !== null) where.push({ field: 'salesperson', op: '==', value: salesperson });
  if (isOwn && marks.includes('hold')) where.push(isHeld);
  const isExact = isOwn ? marks.every((mark) => mark === 'hold') : salesperson === null && marks.length === 0;
  return { list: 'Open', where, orderBy: storeOrder(FIELDS, order, movedLast), isExact };
}

/** The Tracker Archive, ordered and filtered as open trackers are. */
export function archivedTrackers(
  filters: Pick<TrackerFilters, 'statuses' | 'salesperson' | 'order'>,
): ReturnType<typeof openTrackers> {
  return { ...openTrackers({ ...filters, marks: [] }), list: 'Archive' };
}

/** Count of open trackers at one of these stages, or of all. */
export function openTrackersCount(
  viewer: Viewer,
  statuses: readonly TrackerStatus[] = [],
): TypedQuery<Tracker> {
  return trackerList.counted(viewer, { list: 'Open', where: hasStatus(statuses) });
}

/** Trackers of a board's column that are read at once. */
const COLUMN = 7;

/** Open trackers at a stage, latest change first, of one salesperson or of all. */
export function trackersAtStage(
  viewer: Viewer,
  stage: TrackerStatus,
  salesperson: string | null,
): TypedQuery<Tracker> {
  const asked = openTrackers({ ...ALL_TRACKERS, statuses: [stage], salesperson });
  const { spec, decode } = trackerList.listed(viewer, asked);
  return { decode, spec: { ...spec, limit: COLUMN } };
}

/** Count of held trackers. */
export function heldTrackersCount(viewer: Viewer): TypedQuery<Tracker> {
  return trackerList.counted(viewer, { list: 'Open', where: [isHeld] });
}

/** Count of archived trackers. */
export function archivedTrackersCount(viewer: Viewer): TypedQuery<Tracker> {
  return trackerList.counted(viewer, { list: 'Archive', where: [] });
}

/** The tracker lists' queries, for the suites that run every query. */
export const trackerListCatalog: readonly CatalogEntry[] = [
  {
    name: 'open trackers',
    build: (viewer) => {
      const statuses = ['Sold', 'Scheduled'] as const;
      const asked: readonly Partial<TrackerFilters>[] = [
        {},
        { statuses },
        { salesperson: 'somebody' },
        { marks: ['hold'] },
        { statuses, salesperson: 'somebody', marks: ['hold'] },
      ];
      const inOrder = everyOrder(TRACKER_LIST.orders).flatMap((order) => [{ order }, { order, statuses }]);
      return [...asked, ...inOrder].map(
        (some) => trackerList.listed(viewer, openTrackers({ ...ALL_TRACKERS, ...some })).spec,
      );
    },
    needs: 'trackers:view',
  },
  {
    name: 'trackers found by a word',
    build: (viewer) => foundIn(trackerList, viewer),
    needs: 'trackers:view',
  },
  {
    name: 'open trackers, counted',
    build: (viewer) => [
      openTrackersCount(viewer).spec,
      openTrackersCount(viewer, ['Sold', 'Scheduled']).spec,
      heldTrackersCount(viewer).spec,
    ],
    needs: 'trackers:view',
  },
  {
    name: 'tracker archive',
    build: (viewer) =>
      [
        ...[null, ...everyOrder(TRACKER_LIST.orders)].flatMap((order) =>
          [{}, { statuses: ['Complete' as const] }, { salesperson: 'somebody' }].map((some) =>
            trackerList.listed(viewer, archivedTrackers({ ...ALL_TRACKERS, ...some, order })),
          ),
        ),
        archivedTrackersCount(viewer),
      ].map(({ spec }) => spec),
    needs: 'trackers:view',
  },
  {
    name: 'contract values by stage, summed',
    // As below: the amounts of trackers alone say nothing to others.
    build: (viewer) => (may(viewer, 'trackers:view') ? [contractsAtStage(viewer, 'Sold').spec] : []),
    needs: 'pricing:show',
  },
  {
    name: 'amounts of exported trackers',
    // With the noun's own right, too, without which no list is exported.
    build: (viewer) => (may(viewer, 'trackers:view') ? [amountsOf(viewer, 'tracker', ['a', 'b']).spec] : []),
    needs: 'pricing:show',
  },
];
