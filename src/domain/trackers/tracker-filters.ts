import { manyOf, oneOf, placeOf, readAddress } from '../core/list-address';
import type { ListOrder, ListState } from '../core/list-address';
import { isTrackerLate } from './stages';
import { TRACKER_STATUSES } from '../core/statuses';
import type { Day } from '../time/time';
import type { Tracker } from './tracker';

/** Marks that filter trackers besides the stage. */
export const TRACKER_MARKS = ['hold', 'late', 'unread'] as const;
export type TrackerMark = (typeof TRACKER_MARKS)[number];

/** The address of the Open Tracker List; orders are named like their columns. */
export const TRACKER_LIST = {
  filters: {
    statuses: manyOf('stage', TRACKER_STATUSES),
    salesperson: oneOf('salesperson'),
    marks: manyOf('mark', TRACKER_MARKS),
    view: placeOf('view', ['board']),
  },
  orders: ['number', 'customer', 'since'],
  columns: ['number', 'customer', 'stage', 'needs', 'billing', 'since', 'expected', 'salesperson', 'amount'],
} as const;

/** The address of the Tracker Archive, which is a tab beside the Jobs Archive. */
export const TRACKER_ARCHIVE = {
  filters: {
    tab: placeOf('tab', ['trackers']),
    statuses: TRACKER_LIST.filters.statuses,
    salesperson: TRACKER_LIST.filters.salesperson,
  },
  orders: TRACKER_LIST.orders,
  columns: TRACKER_LIST.columns,
} as const;

export type TrackerOrder = ListOrder<(typeof TRACKER_LIST.orders)[number]>;
export type TrackerFilters = ListState<typeof TRACKER_LIST>;

export const ALL_TRACKERS: TrackerFilters = readAddress(TRACKER_LIST, new URLSearchParams());

/** Whether a tracker matches all filters, except the search (`isFound`). `today` is a day in the business's zone. */
export function fitsTracker(
  tracker: Tracker,
  filters: Pick<TrackerFilters, 'statuses' | 'salesperson' | 'marks'>,
  today: Day,
): boolean {
  const { statuses, salesperson, marks } = filters;
  if (statuses.length > 0 && !statuses.includes(tracker.status)) return false;
  if (salesperson !== null && tracker.salesperson !== salesperson) return false;
  return marks.every((mark) => hasMark(tracker, mark, today));
}

function hasMark(tracker: Tracker, mark: TrackerMark, today: Day): boolean {
  switch (mark) {
    case 'hold':
      return tracker.hold.on;
    case 'late':
      return isTrackerLate(tracker, today);
    case 'unread':
      return tracker.unreadSince !== null;
  }
}
