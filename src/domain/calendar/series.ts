import { movedTo } from '../time/spans';
import { addDays, atWallClock, daysBetween, wallClockOf } from '../time/time';
import type { Day } from '../time/time';
import type { CalendarRecord, EventContent } from './event';
import { MAX_EXCEPTIONS } from './event';
import { respanned, settled } from './event-content';
import type { SettledContent } from './event-content';
import { countBefore, firstDayOf } from './occurrences';
import { parseRepeat, repeatRule, shiftedRule } from './repeat';

/** How much of a series a change is about. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof SERIES_SCOPES)[number];

/** Fields of a series that a change of it sets. */
export type SeriesFields = SettledContent & Pick<CalendarRecord, 'exceptions'>;

/** The scope that a change from a day on has: from the first day it is about the whole series. */
export function scopeFrom(series: CalendarRecord, day: Day, scope: SeriesScope, zone: string): SeriesScope {
  return scope === 'following' && day <= firstDayOf(series, zone) ? 'all' : scope;
}

/** The days left out once this one is, too; null when there is no room for another. */
export function withoutDay(
  { exceptions }: Pick<CalendarRecord, 'exceptions'>,
  day: Day,
): readonly Day[] | null {
  if (exceptions.includes(day)) return exceptions;
  return exceptions.length >= MAX_EXCEPTIONS ? null : [...exceptions, day].toSorted();
}

/** The rule and end of a series whose last day is before this one. */
export function endedBefore(
  series: CalendarRecord,
  day: Day,
  zone: string,
): Pick<CalendarRecord, 'rrule' | 'repeats' | 'repeatsUntil'> {
  const repeat = parseRepeat(series.rrule);
  const until = addDays(day, -1);
  const rrule = repeat
    ? repeatRule({ ...repeat, until, count: null }, firstDayOf(series, zone))
    : series.rrule;
  const { repeats, repeatsUntil } = settled({ ...series, rrule }, series.person, zone);
  return { rrule, repeats, repeatsUntil };
}

/**
 * The series that begins with a changed occurrence: what is left of the count, and days left out from then on. `content`
 * is the occurrence's; its rule is the series' own unless the change is about it.
 */
export function restFrom(
  series: CalendarRecord,
  day: Day,
  content: EventContent,
  zone: string,
): SeriesFields {
  const first = firstDayOf(content, zone);
  const isSameRule = content.rrule === series.rrule;
  const rrule = isSameRule
    ? shiftedRule(lessCount(series.rrule, countBefore(series, day, zone)), day, first)
    : content.rrule;
  return {
    ...settled({ ...content, rrule }, series.person, zone),
    exceptions: shiftedDays(
      series.exceptions.filter((one) => one >= day),
      day,
      first,
    ),
  };
}

/** The whole series after one of its occurrences was changed to `content`: times and days move as far as that one's. */
export function wholeSeries(
  series: CalendarRecord,
  day: Day,
  content: EventContent,
  zone: string,
): SeriesFields {
  const to = firstDayOf(content, zone);
  const first = addDays(firstDayOf(series, zone), daysBetween(day, to));
  const start = content.allDay ? content.start : atWallClock(first, wallClockOf(content.start, zone), zone);
  const span = movedTo(content, start, zone);
  const moved = content.allDay
    ? { ...content, firstDay: first, lastDay: addDays(first, daysBetween(content.firstDay, content.lastDay)) }
    : respanned(content, span, zone);
  const rrule = content.rrule === series.rrule ? shiftedRule(series.rrule, day, to) : content.rrule;
  return {
    ...settled({ ...moved, rrule }, series.person, zone),
    exceptions: shiftedDays(series.exceptions, day, to),
  };
}

function lessCount(rrule: string, gone: number): string {
  const repeat = parseRepeat(rrule);
  const count = repeat?.count ?? null;
  return count === null ? rrule : rrule.replace(/COUNT=\d+/, `COUNT=${Math.max(count - gone, 1)}`);
}

function shiftedDays(days: readonly Day[], from: Day, to: Day): readonly Day[] {
  const shift = daysBetween(from, to);
  return shift === 0 ? days : days.map((one) => addDays(one, shift));
}
