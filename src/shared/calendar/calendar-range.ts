import { DateTime } from 'luxon';

import { HOUR_MS } from '@/domain/time/time';
import { formatDay, formatDayRange } from '../format/dates';
import type { Place } from '@/domain/format/formats';
import type { CalendarView } from '@/domain/time/calendar-view';

const STEPS: Record<CalendarView, object> = {
  month: { months: 1 },
  week: { weeks: 1 },
  'two-weeks': { weeks: 2 },
  'three-days': { days: 3 },
  day: { days: 1 },
  list: { weeks: 1 },
};

/** The day (YYYY-MM-DD) one view before or after another. */
export function stepDay(day: string, view: CalendarView, direction: 1 | -1): string {
  const date = DateTime.fromISO(day, { zone: 'utc' });
  const moved = direction === 1 ? date.plus(STEPS[view]) : date.minus(STEPS[view]);
  return moved.toFormat('yyyy-LL-dd');
}

/** The title of a range: "November 2026", "Nov 23–29", "Mon, Nov 23". Both days (YYYY-MM-DD) are included. */
export function rangeTitle(view: CalendarView, firstDay: string, lastDay: string, place: Place): string {
  if (view === 'month')
    return DateTime.fromISO(firstDay, { zone: 'utc', locale: 'en-US' }).toFormat('LLLL yyyy');
  return view === 'day' ? formatDay(firstDay, place) : formatDayRange(firstDay, lastDay, place);
}

const MINUTE_MS = HOUR_MS / 60;

/**
 * The full hour ("10:00:00") whose label the current time would cover, or null. At 64 pixels an hour, a label takes a
 * quarter of an hour and ends at its line; the current time is centred on its line.
 */
export function hourUnderNow(now: number, timeZone: string): string | null {
  const [before, after] = [now - 8 * MINUTE_MS, now + 23 * MINUTE_MS];
  const hour = DateTime.fromMillis(after, { zone: timeZone }).startOf('hour');
  return hour.toMillis() > before ? hour.toFormat('HH:mm:ss') : null;
}
