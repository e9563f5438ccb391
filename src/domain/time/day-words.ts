import { conventionsOf } from '../format/conventions';
import type { Day } from './time';

export const MONTH_NAMES = [
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
/** Sunday first, like `Date.getUTCDay`. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** Parts of a calendar day; it has no zone, UTC is only for the calculation. */
function partsOf(day: Day) {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    year: date.getUTCFullYear(),
    month: MONTH_NAMES[date.getUTCMonth()] ?? '',
    date: date.getUTCDate(),
    weekday: WEEKDAY_NAMES[date.getUTCDay()] ?? '',
  };
}

export function yearOf(day: Day): number {
  return partsOf(day).year;
}

/** Joins non-empty parts in the order of a country: "Tue, Nov 24, 2026" or "Tue 24 Nov 2026". */
function inOrder(country: string, parts: { weekday: string; month: string; date: number; year: string }) {
  const { monthFirst } = conventionsOf(country);
  const words = monthFirst
    ? [parts.weekday, `${parts.month} ${parts.date}`, parts.year]
    : [parts.weekday, `${parts.date} ${parts.month}`, parts.year];
  return words.filter((word) => word !== '').join(monthFirst ? ', ' : ' ');
}

/** "Tue" of a calendar day. */
export function writtenWeekday(day: Day): string {
  return partsOf(day).weekday.slice(0, 3);
}

export type DayStyle = { readonly weekday?: boolean; readonly year?: boolean; readonly long?: boolean };

/**
 * A calendar day in the order of a country: "Nov 24" or "24 Nov", with `weekday` "Tue, Nov 24" or "Tue 24
 * Nov", with `year` "Nov 24, 2026" or "24 Nov 2026"; `long` spells names out.
 */
export function writtenDay(
  day: Day,
  country: string,
  { weekday = false, year = false, long = false }: DayStyle = {},
): string {
  const parts = partsOf(day);
  const name = (word: string) => (long ? word : word.slice(0, 3));
  return inOrder(country, {
    weekday: weekday ? name(parts.weekday) : '',
    month: name(parts.month),
    date: parts.date,
    year: year ? String(parts.year) : '',
  });
}

/** "Nov 23–29" or "23–29 Nov", "Nov 30 – Dec 6"; the last day is included, and years but the present. */
export function writtenDays(from: Day, to: Day, country: string, thisYear: number): string {
  const [start, end] = [partsOf(from), partsOf(to)];
  const { monthFirst } = conventionsOf(country);
  if (start.year !== end.year) {
    return `${writtenDay(from, country, { year: true })} – ${writtenDay(to, country, { year: true })}`;
  }
  const year = start.year !== thisYear;
  if (from === to) return writtenDay(from, country, { year });
  const tail = year ? `${monthFirst ? ', ' : ' '}${start.year}` : '';
  if (start.month !== end.month) return `${writtenDay(from, country)} – ${writtenDay(to, country)}${tail}`;
  const days = monthFirst
    ? `${writtenDay(from, country)}–${end.date}`
    : `${start.date}–${writtenDay(to, country)}`;
  return `${days}${tail}`;
}
