import type { DayHeaderContentArg } from '@fullcalendar/core';
import { DateTime } from 'luxon';
import type { ReactNode } from 'react';

import type { CalendarView } from './calendar-event';

/** What the calendar library calls our views. */
export const VIEWS: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
};

/** The head of a day: its name over its number in days and weeks, in one line in lists, the name alone in months. */
export function writeDayHeader(
  { date, isToday, view, text }: DayHeaderContentArg,
  timeZone: string,
): ReactNode {
  if (view.type === VIEWS.month) return text;
  const day = DateTime.fromJSDate(date, { zone: timeZone }).setLocale('en-US');
  if (view.type === VIEWS.list) return `${day.toFormat('ccc d LLL')}${isToday ? ', today' : ''}`;
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
