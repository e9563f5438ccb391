import { movedTo, overlap } from '../time/spans';
import type { Span } from '../time/spans';
import { addDays, atWallClock, dayOf, daysBetween, endOfDay, startOfDay, wallClockOf } from '../time/time';
import type { Day } from '../time/time';
import { FOREVER } from './event';
import type { CalendarRecord } from './event';
import { continuedDate, MAX_COUNT, parseRepeat } from './repeat';
import { daysOfRepeat, LAST_DAY } from './repeat-days';

/** Most occurrences of one range. */
export const MAX_OCCURRENCES = 500;

/** The part of an event that decides when it happens. */
export type Happening = Pick<
  CalendarRecord,
  'start' | 'end' | 'allDay' | 'firstDay' | 'lastDay' | 'rrule' | 'exceptions'
>;

/** One time at which an event happens. Times in epoch ms; `day` is its first day in the company's zone. */
export type Occurrence = Span & { readonly day: Day };

/** Occurrences that overlap a range, in order, at most `MAX_OCCURRENCES`, at the same time on the zone's clock. */
export function occurrencesOf(event: Happening, range: Span, zone: string): readonly Occurrence[] {
  const base = spanOf(event, zone);
  const first = firstDayOf(event, zone);
  if (event.rrule === '') return overlap(base, range) ? [{ ...base, day: first }] : [];
  const length = daysBetween(dayOf(base.start, zone), dayOf(base.end, zone)) + 1;
  const from = addDays(dayOf(range.start, zone), -length);
  const until = addDays(dayOf(range.end, zone), 1);
  return daysOf(event.rrule, first, from, until, MAX_OCCURRENCES + event.exceptions.length)
    .filter((day) => !event.exceptions.includes(day))
    .map((day) => occurrenceOn(event, day, zone))
    .filter((one) => overlap(one, range))
    .slice(0, MAX_OCCURRENCES);
}

/**
 * What names one occurrence: the event's id, of a series with the day: `id_2026-11-24`. An occurrence that was changed
 * alone keeps this name.
 */
export function occurrenceId(
  event: Pick<CalendarRecord, 'uuid' | 'repeats' | 'seriesId' | 'occurrenceOn'>,
  day: Day,
): string {
  if (event.repeats) return `${event.uuid}_${day}`;
  return event.seriesId === '' ? event.uuid : `${event.seriesId}_${event.occurrenceOn}`;
}

/** The occurrence of an event that begins on a day, whether or not its rule names the day. */
export function occurrenceOn(event: Happening, day: Day, zone: string): Occurrence {
  const first = firstDayOf(event, zone);
  if (event.allDay) {
    const last = addDays(day, daysBetween(event.firstDay, event.lastDay));
    return { day, start: startOfDay(day, zone), end: endOfDay(last, zone) };
  }
  const start = day === first ? event.start : atWallClock(day, wallClockOf(event.start, zone), zone);
  return { day, start, end: movedTo(event, start, zone).end };
}

/** The first day of an event in the company's zone. */
export function firstDayOf(event: Pick<Happening, 'allDay' | 'firstDay' | 'start'>, zone: string): Day {
  return event.allDay ? event.firstDay : dayOf(event.start, zone);
}

/** The rule of an event as it goes on from the occurrence on a day. */
export function ruleOn(event: Happening, day: Day, zone: string): string {
  return continuedDate(event.rrule, { rrule: event.rrule, first: firstDayOf(event, zone) }, day);
}

/** Start and end of an event; whole days are those of the zone's clock, wherever it was written. */
export function spanOf(event: Omit<Happening, 'rrule' | 'exceptions'>, zone: string): Span {
  if (!event.allDay) return { start: event.start, end: event.end };
  return { start: startOfDay(event.firstDay, zone), end: endOfDay(event.lastDay, zone) };
}

/** The end of an event's last occurrence (epoch ms), `FOREVER` for a repeat without end; null when it has none. */
export function endOfRepeat(event: Omit<Happening, 'exceptions'>, zone: string): number | null {
  const repeat = parseRepeat(event.rrule);
  if (!repeat) return spanOf(event, zone).end;
  if (repeat.until === '' && repeat.count === null) return FOREVER;
  const first = firstDayOf(event, zone);
  const last = daysOf(event.rrule, first, first, LAST_DAY, Infinity).at(-1);
  if (last === undefined) return null;
  return Math.min(occurrenceOn({ ...event, exceptions: [] }, last, zone).end, FOREVER);
}

/** How many occurrences a series has before a day, left out ones included. */
export function countBefore(event: Omit<Happening, 'exceptions'>, day: Day, zone: string): number {
  const first = firstDayOf(event, zone);
  return daysOf(event.rrule, first, first, addDays(day, -1), MAX_COUNT).length;
}

/** The days of a rule from its first day, those in a range (both days included). */
function daysOf(rrule: string, first: Day, from: Day, to: Day, most: number): readonly Day[] {
  const repeat = parseRepeat(rrule);
  const days: Day[] = [];
  if (!repeat) return days;
  for (const day of daysOfRepeat(repeat, first)) {
    if (day > to || days.length >= most) break;
    if (day >= from) days.push(day);
  }
  return days;
}
