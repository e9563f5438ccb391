import { readOrder, writeOrder } from '../core/list-order';
import type { ListOrder } from '../core/list-order';
import { isTrackerLate } from './stages';
import { TRACKER_STATUSES } from '../core/statuses';
import type { TrackerStatus } from '../core/statuses';
import type { Day } from '../time/time';
import type { Tracker } from './tracker';

/** Marks that filter trackers besides the stage. */
export const TRACKER_MARKS = ['hold', 'late', 'unread'] as const;
export type TrackerMark = (typeof TRACKER_MARKS)[number];

/** Orders of lists of trackers, named like their columns. */
export const TRACKER_ORDERS = ['number', 'customer', 'since'] as const;
export type TrackerOrder = ListOrder<(typeof TRACKER_ORDERS)[number]>;

/** Filters of the Open Tracker List; they live in the address. */
export type TrackerFilters = {
  readonly statuses: readonly TrackerStatus[];
  readonly salesperson: string | null;
  readonly marks: readonly TrackerMark[];
  readonly search: string;
  /** Null is the list's own order. */
  readonly order: TrackerOrder | null;
};

export const ALL_TRACKERS: TrackerFilters = {
  statuses: [],
  salesperson: null,
  marks: [],
  search: '',
  order: null,
};

/** Reads filters from an address; drops unknown values. */
export function readTrackerFilters(address: URLSearchParams): TrackerFilters {
  return {
    statuses: TRACKER_STATUSES.filter((status) => address.getAll('stage').includes(status)),
    salesperson: address.get('salesperson'),
    marks: TRACKER_MARKS.filter((mark) => address.getAll('mark').includes(mark)),
    search: address.get('q') ?? '',
    order: readOrder(address, TRACKER_ORDERS),
  };
}

/** Writes filters into an address, always in the same order. */
export function writeTrackerFilters(filters: TrackerFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const status of filters.statuses) address.append('stage', status);
  if (filters.salesperson !== null) address.set('salesperson', filters.salesperson);
  for (const mark of filters.marks) address.append('mark', mark);
  if (filters.search !== '') address.set('q', filters.search);
  writeOrder(address, filters.order);
  return address;
}

export function isNarrowed(filters: TrackerFilters): boolean {
  return writeTrackerFilters({ ...filters, order: null }).size > 0;
}

/**
 * Whether a tracker matches all filters. `today` is a day in the business's zone. The search is no filter:
 * see `isFound`.
 */
export function fitsTracker(tracker: Tracker, filters: TrackerFilters, today: Day): boolean {
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
