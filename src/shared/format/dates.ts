import { isDay } from '@/domain/calendar-day';
import { dayOf, daysBetween } from '@/domain/time';
import { wallClockAt } from '@/domain/wall-clock';

// People's dates read the same everywhere in the product, whatever the browser's language.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** A calendar day taken apart; it has no zone, UTC only carries it. */
function parts(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  const month = MONTHS[date.getUTCMonth()] ?? '';
  return {
    year: date.getUTCFullYear(),
    month,
    shortMonth: month.slice(0, 3),
    date: date.getUTCDate(),
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
  };
}

function writeDay(day: string, thisYear: number): string {
  const { year, shortMonth, date, weekday } = parts(day);
  const text = `${weekday.slice(0, 3)} ${date} ${shortMonth}`;
  return year === thisYear ? text : `${text} ${year}`;
}

function clock(ms: number, zone: string) {
  const { hour, minute, second } = wallClockAt(ms, zone);
  return {
    time: `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`,
    second: String(second).padStart(2, '0'),
    half: hour < 12 ? 'am' : 'pm',
  };
}

/** "2:00 pm" of an instant (epoch ms) in a zone. */
export function formatTime(ms: number, zone: string): string {
  const { time, half } = clock(ms, zone);
  return `${time} ${half}`;
}

/** "Tue 24 Nov"; with the year when it is not the present one. */
export function formatDate(ms: number, zone: string, now: number = Date.now()): string {
  return writeDay(dayOf(ms, zone), wallClockAt(now, zone).year);
}

/** "Tue 24 Nov, 2:00 pm" of an instant (epoch ms) in a zone. */
export function formatDateTime(ms: number, zone: string, now: number = Date.now()): string {
  return `${formatDate(ms, zone, now)}, ${formatTime(ms, zone)}`;
}

/** "Tue 24 Nov" of a calendar day (YYYY-MM-DD). An unreadable day comes back as it is. */
export function formatDay(day: string, now: number = Date.now()): string {
  return isDay(day) ? writeDay(day, new Date(now).getFullYear()) : day;
}

/**
 * "23–29 Nov", "30 Nov – 6 Dec", "29 Dec 2026 – 4 Jan 2027" of two calendar days, both included; "4–10 Jan 2027" when
 * their year is not the present one.
 */
export function formatDayRange(from: string, to: string, now: number = Date.now()): string {
  const start = parts(from);
  const end = parts(to);
  const write = ({ date, shortMonth }: typeof start) => `${date} ${shortMonth}`;
  if (start.year !== end.year) return `${write(start)} ${start.year} – ${write(end)} ${end.year}`;
  const year = start.year === new Date(now).getFullYear() ? '' : ` ${start.year}`;
  if (from === to) return write(start) + year;
  if (start.month !== end.month) return `${write(start)} – ${write(end)}${year}`;
  return `${start.date}–${write(end)}${year}`;
}

/** "1:00–3:00 pm", "11:00 am – 1:00 pm" of two instants (epoch ms) in a zone. */
export function formatTimeRange(startMs: number, endMs: number, zone: string): string {
  const start = clock(startMs, zone);
  const end = clock(endMs, zone);
  if (start.half !== end.half) return `${start.time} ${start.half} – ${end.time} ${end.half}`;
  return `${start.time}–${end.time} ${end.half}`;
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** "CST" of an instant; the browser's formatters are made once, for they take long to make. */
export function zoneNameAt(ms: number, zone: string): string {
  const format =
    zoneNames.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short', hour: 'numeric' });
  zoneNames.set(zone, format);
  return format.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? zone;
}

/** "Tuesday 24 November 2026, 2:00:00 pm CST": for tooltips, where exactness counts. */
export function formatExact(ms: number, zone: string): string {
  const { year, month, date, weekday } = parts(dayOf(ms, zone));
  const { time, second, half } = clock(ms, zone);
  return `${weekday} ${date} ${month} ${year}, ${time}:${second} ${half} ${zoneNameAt(ms, zone)}`;
}

/** "Today, Mon 23 Nov", "Yesterday, …", "Tomorrow, …", else the day alone: the head of a group of entries. */
export function formatDayHeading(ms: number, zone: string, now: number = Date.now()): string {
  const day = formatDate(ms, zone, now);
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
