import { APPOINTMENT_HOURS } from './customer';
import type { Customer } from './customer';
import type { Place } from '../format/formats';
import { addDays, endOfDay, HOUR_MS, startOfDay, startOfWeek } from '../time/time';
import type { Day } from '../time/time';

type Appointment = Pick<Customer, 'uuid' | 'salesperson' | 'appointmentTime' | 'name'>;

const LENGTH_MS = APPOINTMENT_HOURS * HOUR_MS;

/** End of an appointment that starts at `start` (epoch ms). */
export function appointmentEnd(start: number): number {
  return start + LENGTH_MS;
}

/** Appointments of the same salesperson at that time. Those without a salesperson never clash. */
export function clashesAt(
  subject: Pick<Customer, 'uuid' | 'salesperson'>,
  start: number,
  others: readonly Appointment[],
): readonly Appointment[] {
  if (subject.salesperson === '') return [];
  return others.filter(
    ({ uuid, salesperson, appointmentTime }) =>
      uuid !== subject.uuid &&
      salesperson === subject.salesperson &&
      appointmentTime !== null &&
      appointmentTime < appointmentEnd(start) &&
      start < appointmentEnd(appointmentTime),
  );
}

/** When the salesperson is free again after the appointments that follow a start. */
export function freeFrom(
  subject: Pick<Customer, 'uuid' | 'salesperson'>,
  start: number,
  others: readonly Appointment[],
): number {
  const [first] = clashesAt(subject, start, others)
    .map(({ appointmentTime }) => appointmentTime ?? start)
    .toSorted((a, b) => a - b);
  return first === undefined ? start : freeFrom(subject, appointmentEnd(first), others);
}

export const CALENDAR_VIEWS = ['month', 'week', 'three-days', 'day', 'list'] as const;
export type LeadCalendarView = (typeof CALENDAR_VIEWS)[number];

/** The range of a view (epoch ms, end excluded), at most 45 days; a month shows up to six whole weeks. */
export function calendarSpan(
  view: LeadCalendarView,
  day: Day,
  { zone, country }: Place,
): { readonly from: number; readonly to: number } {
  const first = firstDay(view, day, country);
  const days = { month: 42, week: 7, 'three-days': 3, day: 1, list: 7 }[view];
  return {
    from: startOfDay(first, zone) - LENGTH_MS,
    to: endOfDay(addDays(first, days - 1), zone),
  };
}

function firstDay(view: LeadCalendarView, day: Day, country: string): Day {
  switch (view) {
    case 'month':
      return startOfWeek(`${day.slice(0, 7)}-01`, country);
    case 'week':
    case 'list':
      return startOfWeek(day, country);
    case 'three-days':
    case 'day':
      return day;
  }
}
