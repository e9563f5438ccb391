import type { Place } from '../format/formats';
import { paths } from '../navigation/paths';
import { writtenDate, writtenMoment, writtenSpan } from '../time/moment-words';
import { lastDayOf } from '../time/spans';
import { dayOf } from '../time/time';
import type { Day } from '../time/time';
import type { CalendarRecord } from './event';
import { firstDayOf, occurrenceId, occurrenceOn, occurrencesOf, ruleOn } from './occurrences';
import { repeatWords } from './repeat';

/** When an event happens, in words, and where the app shows it. */
export type EventTime = { readonly when: string; readonly link: string };

/** When an event is next, at `now` (epoch ms): "Wed, Nov 25, 7:30 am · Every week on Wednesday". */
export function nextTime(event: CalendarRecord, now: number, place: Place): EventTime {
  const ahead = { start: now, end: Math.max(event.repeatsUntil, now + 1) };
  const day = occurrencesOf(event, ahead, place.zone)[0]?.day ?? firstDayOf(event, place.zone);
  const { when, link } = timeOn(event, day, now, place);
  const repeats = repeatWords(ruleOn(event, day, place.zone), day, place.country);
  return { when: repeats === '' ? when : `${when} · ${repeats}`, link };
}

/** The time of the occurrence that begins on a day; with its end if that is on another. */
export function timeOn(event: CalendarRecord, day: Day, now: number, place: Place): EventTime {
  const { start, end } = occurrenceOn(event, day, place.zone);
  const date = (ms: number) => writtenDate(ms, place, now);
  const days = [...new Set([date(start), date(end - 1)])].join(' – ');
  const isOneDay = dayOf(start, place.zone) === lastDayOf({ start, end }, place.zone);
  const address = new URLSearchParams({ day, event: occurrenceId(event, day) });
  return {
    when: event.allDay
      ? days
      : isOneDay
        ? writtenMoment(start, place, now)
        : writtenSpan({ start, end }, place, now),
    link: `${paths.calendar}?${address.toString()}`,
  };
}
