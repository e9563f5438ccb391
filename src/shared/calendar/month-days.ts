import { calendarSpan } from '@/domain/time/calendar-view';
import type { Place } from '@/domain/format/formats';
import { lastDayOf } from '@/domain/time/spans';
import { addDays, dayOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { CalendarEvent } from './events/calendar-event';

/** The days of a month's whole weeks, each with its events by their start. */
export type MonthDay = { readonly day: Day; readonly events: readonly CalendarEvent[] };

/** The weeks around a day's month with what happens on each day; an event of several days is on each of them. */
export function monthDays(events: readonly CalendarEvent[], around: Day, place: Place): readonly MonthDay[] {
  const { from, to } = calendarSpan('month', around, place);
  const first = dayOf(from, place.zone);
  const last = dayOf(to - 1, place.zone);
  const byDay = new Map<Day, CalendarEvent[]>();
  for (let day = first; day <= last; day = addDays(day, 1)) byDay.set(day, []);
  for (const event of events.toSorted((a, b) => a.startMs - b.startMs)) {
    const begins = dayOf(event.startMs, place.zone);
    const ends = lastDayOf({ start: event.startMs, end: event.endMs }, place.zone);
    for (let day = begins < first ? first : begins; day <= ends && day <= last; day = addDays(day, 1))
      byDay.get(day)?.push(event);
  }
  return [...byDay].map(([day, found]) => ({ day, events: found }));
}
