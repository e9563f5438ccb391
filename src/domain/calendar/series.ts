import { movedTo } from '../time/spans';
import { addDays, atWallClock, daysBetween, wallClockOf } from '../time/time';
import type { Day } from '../time/time';
import type { CalendarRecord, EventContent } from './event';
import { MAX_EXCEPTIONS } from './event';
import { respanned, settled } from './event-content';
import type { SettledContent } from './event-content';
import { countBefore, firstDayOf } from './occurrences';
import { continuedDate, isSameRhythm, parseRepeat, repeatRule, shiftedRule } from './repeat';

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
  const next = isSameRhythm(content.rrule, series.rrule)
    ? shiftedRule(lessCount(series.rrule, countBefore(series, day, zone)), day, first)
    : content.rrule;
  const begun = { rrule: series.rrule, first: firstDayOf(series, zone) };
  return {
    ...settled(
      { ...content, rrule: first === day ? continuedDate(next, begun, day) : next },
      series.person,
      zone,
    ),
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
  const begun = { rrule: series.rrule, first };
  const rrule = isSameRhythm(content.rrule, series.rrule)
    ? shiftedRule(series.rrule, day, to)
    : day === to
      ? continuedDate(content.rrule, begun, first)
      : content.rrule;
  return {
    ...settled({ ...moved, rrule }, series.person, zone),
    exceptions: shiftedDays(series.exceptions, day, to),
  };
}

/** The occurrence of a series that a change is about, and how much of the series changes with it. */
export type InSeries = { readonly day: Day; readonly scope: SeriesScope };

/** The event that `content` makes of an event, or of an occurrence and what changes with it; `id` if that is new. */
export function changedEvent(
  event: CalendarRecord,
  content: EventContent,
  zone: string,
  inSeries: InSeries | null,
  id: string,
): CalendarRecord {
  if (inSeries === null) return { ...event, ...settled(content, event.person, zone) };
  const { day } = inSeries;
  switch (scopeFrom(event, day, inSeries.scope, zone)) {
    case 'this': {
      const own = settled({ ...content, rrule: '' }, event.person, zone);
      return {
        ...event,
        ...own,
        uuid: id,
        seriesId: event.uuid,
        occurrenceOn: day,
        exceptions: [],
        answers: {},
      };
    }
    case 'following':
      return { ...event, ...restFrom(event, day, content, zone), uuid: id, answers: {} };
    case 'all':
      return { ...event, ...wholeSeries(event, day, content, zone) };
  }
}

/**
 * What a change of the occurrence on `day` to `to` alters in a changed occurrence of the series: it stands for the day
 * that its own has become, in the series that has this day now. Null for nothing.
 */
export function followingSeries(
  { seriesId, occurrenceOn }: Pick<CalendarRecord, 'seriesId' | 'occurrenceOn'>,
  series: { readonly id: string; readonly day: Day; readonly to: Day },
): Pick<CalendarRecord, 'seriesId' | 'occurrenceOn'> | null {
  const next = { seriesId: series.id, occurrenceOn: shiftedDay(occurrenceOn, series.day, series.to) };
  return next.seriesId === seriesId && next.occurrenceOn === occurrenceOn ? null : next;
}

function lessCount(rrule: string, gone: number): string {
  const repeat = parseRepeat(rrule);
  const count = repeat?.count ?? null;
  return count === null ? rrule : rrule.replace(/COUNT=\d+/, `COUNT=${Math.max(count - gone, 1)}`);
}

function shiftedDays(days: readonly Day[], from: Day, to: Day): readonly Day[] {
  return days.map((one) => shiftedDay(one, from, to));
}

function shiftedDay(day: Day, from: Day, to: Day): Day {
  return addDays(day, daysBetween(from, to));
}
