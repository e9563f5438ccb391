import { eventShape, MAX_EVENT_DAYS } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { settled } from '@/domain/calendar/event-content';
import { instant } from '@/domain/core/value';
import type { Span } from '@/domain/time/spans';
import { DAY_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import type { CatalogEntry } from '../core/catalog-entry';
import { newId } from '../core/ids';
import type { Intent } from '../core/intent';
import { query } from '../core/query';
import type { TypedQuery } from '../core/query';
import { created, removed } from './event-changes';
import { scopeFor } from './events';

/** Most entries of a span that are read. */
const MOST = 200;

/** The time off in a span (epoch ms): everybody's with `schedule:everyone`, else the viewer's. */
export function timeOffBetween(viewer: Viewer, { start, end }: Span): TypedQuery<CalendarRecord> {
  return query(eventShape, {
    where: [
      ...scopeFor(viewer, 'business', 'everyone'),
      { field: 'timeOff', op: '==', value: true },
      { field: 'start', op: '>', value: instant(start - (MAX_EVENT_DAYS + 1) * DAY_MS) },
      { field: 'start', op: '<', value: instant(end + DAY_MS) },
    ],
    orderBy: [{ field: 'start', direction: 'asc' }],
    limit: MOST,
  });
}

/** Days off of a person, the last one included; `reason` is read by coworkers. */
export type TimeOff = {
  readonly person: string;
  readonly firstDay: Day;
  readonly lastDay: Day;
  readonly reason: string;
};

/** Enters days off; others' need `workforce:edit`. */
export function addTimeOff(viewer: Viewer, off: TimeOff, zone: string): Intent {
  const { person, firstDay, lastDay, reason } = off;
  const content = settled(
    {
      title: reason.trim() || 'Time off',
      description: '',
      place: '',
      start: 0,
      end: 0,
      allDay: true,
      firstDay,
      lastDay,
      color: 'grey',
      privacy: 'business',
      timeOff: true,
      rrule: '',
      assignees: [],
    },
    person,
    zone,
  );
  return created(viewer, newId(), { ...content, person }, 'Time off added');
}

/** Takes days off back. */
export function removeTimeOff(viewer: Viewer, off: CalendarRecord): Intent {
  return removed(viewer, [off], 'Time off removed');
}

/** The query for time off, for the suites that run every query. */
export const timeOffCatalog: readonly CatalogEntry[] = [
  {
    name: 'time off',
    build: (viewer) => [timeOffBetween(viewer, { start: 0, end: 14 * DAY_MS }).spec],
    needs: null,
  },
];
