import { DateTime } from 'luxon';

import { formatDay, formatDayRange } from '../format/dates';
import type { CalendarView } from './calendar-event';

const STEPS: Record<CalendarView, object> = {
  month: { months: 1 },
  week: { weeks: 1 },
  day: { days: 1 },
  list: { weeks: 1 },
};

/** The day (YYYY-MM-DD) one view before or after another. */
export function stepDay(day: string, view: CalendarView, direction: 1 | -1): string {
  const date = DateTime.fromISO(day, { zone: 'utc' });
  const moved = direction === 1 ? date.plus(STEPS[view]) : date.minus(STEPS[view]);
  return moved.toFormat('yyyy-LL-dd');
}

/** What a view shows, in words: "November 2026", "23–29 Nov", "Mon 23 Nov". Both days (YYYY-MM-DD) are included. */
export function rangeTitle(view: CalendarView, firstDay: string, lastDay: string): string {
  if (view === 'month')
    return DateTime.fromISO(firstDay, { zone: 'utc', locale: 'en-US' }).toFormat('LLLL yyyy');
  return view === 'day' ? formatDay(firstDay) : formatDayRange(firstDay, lastDay);
}
