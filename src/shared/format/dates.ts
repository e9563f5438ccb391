import { isDay } from '@/domain/core/calendar-day';
import { writtenDay, writtenDays, yearOf } from '@/domain/time/day-words';
import {
  clockParts,
  writtenDate,
  writtenMoment,
  writtenSpan,
  writtenTimes,
} from '@/domain/time/moment-words';
import { lastDayOf } from '@/domain/time/spans';
import type { Span } from '@/domain/time/spans';
import type { Formats, Place } from '@/domain/format/formats';
import { dayOf, daysBetween } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

type Country = Pick<Formats, 'country'>;

/** "2:00 pm" or "14:00" of an instant (epoch ms). */
export function formatTime(ms: number, place: Place): string {
  const { time, half } = clockParts(ms, place);
  return `${time}${half}`;
}

/** "2 pm" or "14:00": a full hour of a calendar. */
export function formatHour(ms: number, place: Place): string {
  return formatTime(ms, place).replace(/:00(?= [ap]m)/, '');
}

/** "Tue, Nov 24" or "Tue 24 Nov" of an instant (epoch ms); with the year unless it is this year. */
export function formatDate(ms: number, place: Place, now: number = Date.now()): string {
  return writtenDate(ms, place, now);
}

/** "Tue, Nov 24, 2:00 pm" or "Tue 24 Nov, 14:00" of an instant (epoch ms). */
export function formatDateTime(ms: number, place: Place, now: number = Date.now()): string {
  return writtenMoment(ms, place, now);
}

/** "Tue, Nov 24" or "Tue 24 Nov" of a calendar day (YYYY-MM-DD). Returns an unreadable day unchanged. */
export function formatDay(day: string, { country }: Country, now: number = Date.now()): string {
  if (!isDay(day)) return day;
  return writtenDay(day, country, { weekday: true, year: yearOf(day) !== new Date(now).getFullYear() });
}

/** "Nov 23–29" or "23–29 Nov", "Nov 30 – Dec 6", both days included; with the year unless it is this year. */
export function formatDayRange(
  from: string,
  to: string,
  { country }: Country,
  now: number = Date.now(),
): string {
  return writtenDays(from, to, country, new Date(now).getFullYear());
}

/** "Wed, Dec 2 – Thu, Dec 3", or "Wed, Dec 2" of one day, both included. */
export function formatDaySpan(from: string, to: string, country: Country, now: number = Date.now()): string {
  const first = formatDay(from, country, now);
  return from === to ? first : `${first} – ${formatDay(to, country, now)}`;
}

/** "1:00–3:00 pm", "11:00 am – 1:00 pm" or "13:00–15:00" of two instants (epoch ms). */
export function formatTimeRange(start: number, end: number, place: Place): string {
  return writtenTimes({ start, end }, place);
}

/** "8:00–10:00 am" of a span (epoch ms) within a day, or "Fri, Nov 27 – Mon, Nov 30" of several days. */
export function formatHours(span: Span, place: Place): string {
  if (dayOf(span.start, place.zone) === lastDayOf(span, place.zone))
    return formatTimeRange(span.start, span.end, place);
  return `${formatDate(span.start, place)} – ${formatDate(span.end, place)}`;
}

/** "Tue, Nov 24, 8:00–10:00 am", or "Wed, Dec 2, 8:00 pm – Thu, Dec 3, 4:00 am" of two instants (epoch ms). */
export function formatSpan(start: number, end: number, place: Place, now: number = Date.now()): string {
  return writtenSpan({ start, end }, place, now);
}

/** The time of a span (epoch ms) on one of its days: "8:00 pm", "until 4:00 am" on its last day, else "continues". */
export function formatTimeOnDay(span: Span, day: Day, place: Place): string {
  if (day <= dayOf(span.start, place.zone)) return formatTime(span.start, place);
  return day < lastDayOf(span, place.zone) ? 'continues' : `until ${formatTime(span.end, place)}`;
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** "CST" or "CET" of an instant (epoch ms). The browser's formatters are cached, because creating one is slow. */
export function zoneNameAt(ms: number, { zone, country }: Place): string {
  const key = `${country} ${zone}`;
  const format =
    zoneNames.get(key) ??
    new Intl.DateTimeFormat(`en-${country}`, { timeZone: zone, timeZoneName: 'short', hour: 'numeric' });
  zoneNames.set(key, format);
  return format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** "Tuesday, November 24, 2026, 2:00:00 pm CST": the exact time for tooltips. */
export function formatExact(ms: number, place: Place): string {
  const day = writtenDay(dayOf(ms, place.zone), place.country, { weekday: true, year: true, long: true });
  const { time, second, half } = clockParts(ms, place);
  return `${day}, ${time}:${second}${half} ${zoneNameAt(ms, place)}`;
}

/** The heading of a group of entries: "Today, Mon, Nov 23", "Yesterday, …", "Tomorrow, …", else the day alone. */
export function formatDayHeading(ms: number, place: Place, now: number = Date.now()): string {
  const { zone } = place;
  const day = formatDate(ms, place, now);
  const words: Record<string, string> = { '-1': 'Yesterday', '0': 'Today', '1': 'Tomorrow' };
  const word = words[String(daysBetween(dayOf(now, zone), dayOf(ms, zone)))];
  return word === undefined ? day : `${word}, ${day}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS = [
  { limit: HOUR, size: MINUTE, one: 'min', many: 'min' },
  { limit: DAY, size: HOUR, one: 'hour', many: 'hours' },
  { limit: 14 * DAY, size: DAY, one: 'day', many: 'days' },
  { limit: 60 * DAY, size: 7 * DAY, one: 'week', many: 'weeks' },
  { limit: 730 * DAY, size: 30.44 * DAY, one: 'month', many: 'months' },
  { limit: Infinity, size: 365.25 * DAY, one: 'year', many: 'years' },
];

/** "just now", "5 min ago", "3 days ago", "in 2 hours" between two instants (epoch ms). */
export function formatRelative(ms: number, now: number = Date.now()): string {
  const distance = Math.abs(ms - now);
  if (distance < MINUTE) return 'just now';
  const unit = UNITS.find(({ limit }) => distance < limit);
  if (!unit) return 'just now';
  const count = Math.floor(distance / unit.size);
  const words = `${count} ${count === 1 ? unit.one : unit.many}`;
  return ms < now ? `${words} ago` : `in ${words}`;
}
