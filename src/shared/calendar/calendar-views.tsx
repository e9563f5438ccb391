import type { CalendarOptions, DayHeaderContentArg } from '@fullcalendar/core';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';

import type { Place } from '@/domain/format/formats';
import type { CalendarView } from '@/domain/time/calendar-view';
import { formatDay } from '../format/dates';

/** The calendar library's names of our views. */
export const VIEWS: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  'two-weeks': 'dayGridTwoWeeks',
  'three-days': 'timeGridThreeDays',
  day: 'timeGridDay',
  list: 'listWeek',
};

/** Definitions of views that the calendar library lacks. */
export const OWN_VIEWS: CalendarOptions['views'] = {
  [VIEWS['three-days']]: { type: 'timeGrid', duration: { days: 3 } },
  [VIEWS['two-weeks']]: { type: 'dayGrid', duration: { weeks: 2 } },
};

/** How many events are readable side by side; the rest becomes "+2 more". */
export function mostSideBySide(view: CalendarView, isPhone: boolean): number {
  if (view === 'three-days') return 1;
  return isPhone || view === 'week' ? 2 : 4;
}

/** The head of a day: weekday above number in days and weeks, one line in lists, the weekday alone above
 * rows of weeks. */
export function writeDayHeader({ date, isToday, view, text }: DayHeaderContentArg, place: Place): ReactNode {
  if (view.type.startsWith('dayGrid')) return text;
  const day = DateTime.fromJSDate(date, { zone: place.zone }).setLocale('en-US');
  if (view.type === VIEWS.list)
    return `${formatDay(day.toFormat('yyyy-LL-dd'), place)}${isToday ? ', today' : ''}`;
  return (
    <>
      {day.toFormat('ccc')}
      <b>
        {day.toFormat('d')}
        {isToday && <small>today</small>}
      </b>
    </>
  );
}
