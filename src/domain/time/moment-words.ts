import { conventionsOf } from '../format/conventions';
import type { Place } from '../format/formats';
import { writtenDay, yearOf } from './day-words';
import { lastDayOf } from './spans';
import type { Span } from './spans';
import { dayOf, startOfDay } from './time';
import { wallClockAt } from './wall-clock';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The parts of an instant's time (epoch ms), `half` being " am" or " pm" where the country has a 12-hour clock. */
export function clockParts(ms: number, { zone, country }: Place) {
  const { hour, minute, second } = wallClockAt(ms, zone);
  const { twelveHour } = conventionsOf(country);
  return {
    time: `${twelveHour ? hour % 12 || 12 : twoDigits(hour)}:${twoDigits(minute)}`,
    second: twoDigits(second),
    half: twelveHour ? (hour < 12 ? ' am' : ' pm') : '',
  };
}

/** "Tue, Nov 24" or "Tue 24 Nov" of an instant (epoch ms); with the year unless it is that of `now`. */
export function writtenDate(ms: number, { zone, country }: Place, now: number): string {
  const day = dayOf(ms, zone);
  return writtenDay(day, country, { weekday: true, year: yearOf(day) !== wallClockAt(now, zone).year });
}

/** "Tue, Nov 24, 2:00 pm" or "Tue 24 Nov, 14:00" of an instant (epoch ms). */
export function writtenMoment(ms: number, place: Place, now: number): string {
  const { time, half } = clockParts(ms, place);
  return `${writtenDate(ms, place, now)}, ${time}${half}`;
}

/** "1:00–3:00 pm", "11:00 am – 1:00 pm" or "13:00–15:00" of the times of a span (epoch ms). */
export function writtenTimes(span: Span, place: Place): string {
  const start = clockParts(span.start, place);
  const end = clockParts(span.end, place);
  // Until midnight, both ends are "am" of different days.
  const isOneHalf = start.half === end.half && dayOf(span.start, place.zone) === dayOf(span.end, place.zone);
  if (!isOneHalf && start.half !== '') return `${start.time}${start.half} – ${end.time}${end.half}`;
  return `${start.time}–${end.time}${end.half}`;
}

/**
 * A span (epoch ms) with its times, on one day or over several: "Tue, Nov 24, 8:00–10:00 am", "Wed, Dec 2, 8:00 pm –
 * Thu, Dec 3, 4:00 am". Days from midnight to midnight are written without times.
 */
export function writtenSpan(span: Span, place: Place, now: number): string {
  const { start, end } = span;
  const { zone } = place;
  const [first, last] = [dayOf(start, zone), lastDayOf(span, zone)];
  if (first === last) return `${writtenDate(start, place, now)}, ${writtenTimes(span, place)}`;
  if (isMidnight(start, zone) && isMidnight(end, zone))
    return `${writtenDate(start, place, now)} – ${writtenDate(end - 1, place, now)}`;
  return `${writtenMoment(start, place, now)} – ${writtenMoment(end, place, now)}`;
}

/** Whether a day begins at an instant (epoch ms). */
export function isMidnight(ms: number, zone: string): boolean {
  return startOfDay(dayOf(ms, zone), zone) === ms;
}
