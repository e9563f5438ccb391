import { isDay } from '../core/calendar-day';
import { ordinal } from '../format/number-words';
import { WEEKDAY_NAMES, writtenDay } from '../time/day-words';
import { addDays, daysBetween } from '../time/time';
import type { Day } from '../time/time';

export const REPEAT_UNITS = ['day', 'week', 'month', 'year'] as const;
export type RepeatUnit = (typeof REPEAT_UNITS)[number];

/** Weekdays as RFC 5545 writes them, Sunday first like `Date.getUTCDay`. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

export const MAX_INTERVAL = 99;
export const MAX_COUNT = 500;

/** How an event repeats, from the day of its first occurrence. */
export type Repeat = {
  readonly unit: RepeatUnit;
  /** Every so many units. */
  readonly interval: number;
  /** Of weeks; contains the first occurrence's weekday. */
  readonly weekdays: readonly Weekday[];
  /** Of months: the weekday's place in the month, 1 to 4, or -1 for the last; 0 repeats on the date. */
  readonly position: number;
  /** The date of each month (29 to 31) or of each February, where the first day is only the last of a shorter one. */
  readonly date?: number;
  /** Last day, or ''. */
  readonly until: Day;
  /** Number of occurrences, or null. */
  readonly count: number | null;
};

const UNITS: Readonly<Record<RepeatUnit, string>> = {
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
};

/** Reads an RRULE of the kinds that the product knows; null for any other text. */
export function parseRepeat(rrule: string): Repeat | null {
  const parts = new Map(
    rrule
      .replace(/^RRULE:/, '')
      .split(';')
      .map((part): [string, string] => {
        const [name = '', value = ''] = part.split('=');
        return [name, value];
      }),
  );
  const known = ['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL', 'COUNT', 'BYMONTH', 'BYMONTHDAY', 'BYSETPOS'];
  if ([...parts.keys()].some((name) => !known.includes(name))) return null;
  const unit = REPEAT_UNITS.find((one) => UNITS[one] === parts.get('FREQ'));
  const interval = wholeNumber(parts.get('INTERVAL') ?? '1', MAX_INTERVAL);
  const count = parts.has('COUNT') ? wholeNumber(parts.get('COUNT') ?? '', MAX_COUNT) : null;
  const until = parts.has('UNTIL') ? dayFrom(parts.get('UNTIL') ?? '') : '';
  if (!unit || interval === null || until === null || (parts.has('COUNT') && count === null)) return null;
  if (until !== '' && count !== null) return null;
  const byDay = parts.get('BYDAY') ?? '';
  const byDate = ['BYMONTH', 'BYMONTHDAY', 'BYSETPOS'].flatMap((name) =>
    parts.has(name) ? [`${name}=${parts.get(name)}`] : [],
  );
  const date = byDate.length > 0 && CUT_DATES.find((one) => byDate.join(';') === cutDate(unit, one));
  if (date === undefined || (date && byDay !== '')) return null;
  const base = { unit, interval, weekdays: [], position: 0, until, count, ...(date && { date }) };
  if (byDay === '') return base;
  if (unit === 'week') {
    const weekdays = byDay.split(',');
    const fits = weekdays.every((one) => WEEKDAYS.some((weekday) => weekday === one));
    return fits ? { ...base, weekdays: WEEKDAYS.filter((one) => weekdays.includes(one)) } : null;
  }
  const placed = /^\+?(-1|[1-4])(SU|MO|TU|WE|TH|FR|SA)$/.exec(byDay);
  return unit === 'month' && placed ? { ...base, position: Number(placed[1]) } : null;
}

/** Dates that some months lack. */
const CUT_DATES = [29, 30, 31] as const;

/** A date or the last day of a shorter month, in RFC 5545; '' where no month is too short for it. */
function cutDate(unit: RepeatUnit, date: number): string {
  const dates = [28, 29, 30, 31].filter((one) => one <= date).join(',');
  if (unit === 'month') return `BYMONTHDAY=${dates};BYSETPOS=-1`;
  return unit === 'year' && date === 29 ? `BYMONTH=2;BYMONTHDAY=${dates};BYSETPOS=-1` : '';
}

/** Whether a repeat on a date begins on the last day of a month that lacks the date. */
function isCut({ unit, position, date = 0 }: Repeat, first: Day): boolean {
  if (position !== 0 || Number(first.slice(8)) >= date || addDays(first, 1).slice(8) !== '01') return false;
  return unit === 'month' || (unit === 'year' && date === 29 && first.slice(5, 7) === '02');
}

/** The date on which a repeat of months or years falls. */
export function dateOf({ date }: Repeat, first: Day): number {
  return date ?? Number(first.slice(8));
}

/**
 * A rule that goes on from a day of a series: where the day is only the last of a shorter month, with the date of the
 * series, so that Feb 28 of the 31st is followed by Mar 31.
 */
export function continuedDate(
  rrule: string,
  series: { readonly rrule: string; readonly first: Day },
  day: Day,
): string {
  const [repeat, before] = [parseRepeat(rrule), parseRepeat(series.rrule)];
  if (!repeat || repeat.unit !== before?.unit || before.position !== 0) return rrule;
  const dated = { ...repeat, date: dateOf(before, series.first) };
  return isCut(dated, day) ? repeatRule(dated, day) : rrule;
}

/** Whether two rules are the same but for the date, which follows from a series. */
export function isSameRhythm(one: string, other: string): boolean {
  const plain = (rrule: string) => {
    const repeat = parseRepeat(rrule);
    if (!repeat) return rrule;
    const { date: _date, ...rest } = repeat;
    return JSON.stringify(rest);
  };
  return plain(one) === plain(other);
}

/** The RRULE of a repeat whose first occurrence is on this day. */
export function repeatRule(repeat: Repeat, first: Day): string {
  const { unit, position, date = 0 } = repeat;
  if (isCut(repeat, first)) return ruleOf(repeat, '', cutDate(unit, date));
  if (unit === 'week') return ruleOf(repeat, alignedWeekdays(repeat, first).join(','));
  const isPlaced = unit === 'month' && position !== 0;
  return ruleOf(repeat, isPlaced ? `${positionOf(first, position)}${weekdayOf(first)}` : '');
}

/** The RRULE while the first day can still change: its own weekday, which follows it, is not among the others. */
export function openRule(repeat: Repeat, first: Day): string {
  if (repeat.unit !== 'week') return repeatRule(repeat, first);
  return ruleOf(repeat, repeat.weekdays.filter((one) => one !== weekdayOf(first)).join(','));
}

/** An open rule once its first day is known, with that day's weekday. */
export function closedRule(rrule: string, first: Day): string {
  const repeat = parseRepeat(rrule);
  const isOnWeekdays = repeat && (repeat.weekdays.length > 0 || repeat.position !== 0);
  return isOnWeekdays ? repeatRule(repeat, first) : rrule;
}

function ruleOf({ unit, interval, until, count }: Repeat, byDay: string, byDate = ''): string {
  return [
    `FREQ=${UNITS[unit]}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(byDay === '' ? [] : [`BYDAY=${byDay}`]),
    ...(byDate === '' ? [] : [byDate]),
    ...(until === '' ? [] : [`UNTIL=${until.replaceAll('-', '')}`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
  ].join(';');
}

/** The rule of a series whose occurrences move from one day to another: weekdays and end move along. */
export function shiftedRule(rrule: string, from: Day, to: Day): string {
  const repeat = parseRepeat(rrule);
  if (!repeat) return rrule;
  const shift = daysBetween(from, to);
  const moved = repeat.weekdays.map((one) => WEEKDAYS[(((WEEKDAYS.indexOf(one) + shift) % 7) + 7) % 7]);
  const weekdays = WEEKDAYS.filter((one) => moved.includes(one));
  const until = repeat.until === '' ? '' : addDays(repeat.until, shift);
  const { date: _date, ...plain } = repeat;
  return repeatRule({ ...(shift === 0 ? repeat : plain), weekdays, until }, to);
}

/** The rule of a series that goes on from another day than planned: of its weekdays, the first day's own is exchanged. */
export function continuedRule(rrule: string, planned: Day, first: Day): string {
  const repeat = parseRepeat(rrule);
  return repeat ? closedRule(openRule(repeat, planned), first) : rrule;
}

export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'SU';
}

/** The place of a day's weekday in its month: 1 to 4, or -1 for the last when that was asked or it is the fifth. */
export function positionOf(day: Day, wanted = 0): number {
  const place = Math.ceil(Number(day.slice(8)) / 7);
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return place === 5 || (wanted === -1 && isLast) ? -1 : place;
}

/** "Every 2 weeks on Wednesday, until Dec 9, 2026", "Every month on the 31st or the last day"; '' for no repeat. */
export function repeatWords(rrule: string, first: Day, country: string): string {
  const repeat = parseRepeat(rrule);
  if (!repeat) return '';
  const { unit, interval, until, count } = repeat;
  const every = interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`;
  const end =
    until !== ''
      ? `, until ${writtenDay(until, country, { year: true })}`
      : count === null
        ? ''
        : `, ${count} ${count === 1 ? 'time' : 'times'}`;
  return `${every}${onWords(repeat, first, country)}${end}`;
}

function onWords(repeat: Repeat, first: Day, country: string): string {
  const { unit, position } = repeat;
  if (unit === 'week') {
    const names = alignedWeekdays(repeat, first).map((one) => WEEKDAY_NAMES[WEEKDAYS.indexOf(one)] ?? '');
    return ` on ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}`;
  }
  if (unit === 'month') {
    const date = dateOf(repeat, first);
    if (position === 0) return ` on the ${ordinal(date)}${date > 28 ? ' or the last day' : ''}`;
    const place = positionOf(first, position);
    const name = WEEKDAY_NAMES[WEEKDAYS.indexOf(weekdayOf(first))] ?? '';
    return ` on the ${place === -1 ? 'last' : ordinal(place)} ${name}`;
  }
  const isLeap = first.endsWith('-02-29') || repeat.date === 29;
  const day = isLeap ? '2028-02-29' : first;
  return unit === 'year' ? ` on ${writtenDay(day, country)}${isLeap ? ' or the day before' : ''}` : '';
}

/** The weekdays of a weekly repeat, with that of its first day. */
function alignedWeekdays({ weekdays }: Repeat, first: Day): readonly Weekday[] {
  const own = weekdayOf(first);
  return WEEKDAYS.filter((one) => one === own || weekdays.includes(one));
}

function wholeNumber(value: string, most: number): number | null {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? number : null;
}

/** The day of an UNTIL, with or without a time. */
function dayFrom(value: string): Day | null {
  const parts = /^(\d{4})(\d{2})(\d{2})(T\d{6}Z?)?$/.exec(value);
  const day = parts ? `${parts[1]}-${parts[2]}-${parts[3]}` : '';
  return isDay(day) ? day : null;
}
