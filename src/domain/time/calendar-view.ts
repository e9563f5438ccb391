import type { Place } from '../format/formats';
import { addDays, endOfDay, startOfDay, startOfWeek } from './time';
import type { Day } from './time';

/** The ranges a calendar shows. Phones show three days instead of a week: seven leave no room for two events a day. */
export const CALENDAR_VIEWS = ['day', 'three-days', 'week', 'two-weeks', 'month', 'list'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Days in a view; a month shows up to six whole weeks. */
const LENGTHS: Readonly<Record<CalendarView, number>> = {
  day: 1,
  'three-days': 3,
  week: 7,
  'two-weeks': 14,
  month: 42,
  list: 7,
};

/** The range of a view around a day (epoch ms, end excluded). */
export function calendarSpan(
  view: CalendarView,
  day: Day,
  { zone, country }: Place,
): { readonly from: number; readonly to: number } {
  const first = firstDay(view, day, country);
  return { from: startOfDay(first, zone), to: endOfDay(addDays(first, LENGTHS[view] - 1), zone) };
}

function firstDay(view: CalendarView, day: Day, country: string): Day {
  if (view === 'day' || view === 'three-days') return day;
  return startOfWeek(view === 'month' ? `${day.slice(0, 7)}-01` : day, country);
}
