import { eventShape, MAX_EVENT_DAYS } from '@/domain/calendar/event';
import type { CalendarRecord, EventPrivacy } from '@/domain/calendar/event';
import { instant } from '@/domain/core/value';
import type { Span } from '@/domain/time/spans';
import { DAY_MS } from '@/domain/time/time';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import type { Where } from '../store/port';

/** Most events of a range that are read; screens report when there may be more. */
export const MOST_EVENTS = 500;
/** Most series that are read. */
const MOST_SERIES = 200;
/** Changed occurrences of one series. */
const OF_SERIES = 200;

/** Days of a business that moved to another zone may be off by one. */
const ZONE_MARGIN_MS = DAY_MS;

/** Whose events are asked for: the viewer's, or also coworkers' business events. */
export type EventScope = 'mine' | 'everyone';

/**
 * The queries for the events of a span (epoch ms): business and private ones, each as events that happen once and as
 * series. `everyone` needs `schedule:everyone`; private events are always the viewer's own.
 */
export function eventsBetween(
  viewer: Viewer,
  span: Span,
  scope: EventScope,
): readonly TypedQuery<CalendarRecord>[] {
  const business = scopeFor(viewer, 'business', scope);
  const own = scopeFor(viewer, 'private', 'mine');
  return [once(business, span), series(business, span), once(own, span), series(own, span)];
}

/** The changed occurrences of one of the viewer's series. */
export function changedOccurrences(viewer: Viewer, seriesId: string): TypedQuery<CalendarRecord> {
  return query(eventShape, {
    where: [...mine(viewer), { field: 'seriesId', op: '==', value: seriesId }],
    orderBy: [],
    limit: OF_SERIES,
  });
}

export function eventRef(id: string): TypedRef<CalendarRecord> {
  return recordRef(eventShape, id);
}

function mine({ owner, uid }: Viewer): readonly Where[] {
  return [
    { field: 'owner', op: '==', value: owner },
    { field: 'assignees', op: 'array-contains', value: uid },
  ];
}

/** Limits a query to events of a privacy that the viewer may read; `everyone` needs `schedule:everyone`. */
export function scopeFor(viewer: Viewer, privacy: EventPrivacy, scope: EventScope): readonly Where[] {
  const all: readonly Where[] = [{ field: 'owner', op: '==', value: viewer.owner }];
  const isEverybody = scope === 'everyone' && may(viewer, 'schedule:everyone');
  return [...(isEverybody ? all : mine(viewer)), { field: 'privacy', op: '==', value: privacy }];
}

/** A range of starts bounds what the store looks through: an event lasts 45 days at most. */
function once(scope: readonly Where[], { start, end }: Span): TypedQuery<CalendarRecord> {
  return query(eventShape, {
    where: [
      ...scope,
      { field: 'repeats', op: '==', value: false },
      { field: 'start', op: '>', value: instant(start - MAX_EVENT_DAYS * DAY_MS - ZONE_MARGIN_MS) },
      { field: 'start', op: '<', value: instant(end + ZONE_MARGIN_MS) },
      { field: 'end', op: '>', value: instant(start - ZONE_MARGIN_MS) },
    ],
    orderBy: [
      { field: 'start', direction: 'asc' },
      { field: 'end', direction: 'asc' },
    ],
    limit: MOST_EVENTS,
  });
}

/** Series that began before the span's end and have not ended before its start. */
function series(scope: readonly Where[], { start, end }: Span): TypedQuery<CalendarRecord> {
  return query(eventShape, {
    where: [
      ...scope,
      { field: 'repeats', op: '==', value: true },
      { field: 'repeatsUntil', op: '>', value: instant(start - ZONE_MARGIN_MS) },
      { field: 'start', op: '<', value: instant(end + ZONE_MARGIN_MS) },
    ],
    orderBy: [
      { field: 'repeatsUntil', direction: 'desc' },
      { field: 'start', direction: 'asc' },
    ],
    limit: MOST_SERIES,
  });
}

const WEEK: Span = { start: 0, end: 7 * DAY_MS };

/** The calendar's queries, for the suites that run every query; without the permission, everybody's are one's own. */
export const eventsCatalog: readonly CatalogEntry[] = [
  {
    name: 'calendar',
    build: (viewer) => [
      ...eventsBetween(viewer, WEEK, 'mine').map(({ spec }) => spec),
      ...eventsBetween(viewer, WEEK, 'everyone').map(({ spec }) => spec),
      changedOccurrences(viewer, 'e1').spec,
    ],
    needs: null,
  },
];
