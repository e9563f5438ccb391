import { WEEKDAYS, weekdayOf } from '../calendar/repeat';
import type { Repeat, RepeatUnit, Weekday } from '../calendar/repeat';
import { WEEKDAY_NAMES } from '../time/day-words';
import { addDays } from '../time/time';
import type { Day } from '../time/time';

/** A repeat that a text names, and its place in the text. */
export type ReadRepeat = {
  readonly start: number;
  readonly end: number;
  readonly repeat: Repeat;
};

const GERMAN_DAYS = ['sonntag', 'montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag'];
const UNITS: readonly (readonly [RegExp, RepeatUnit])[] = [
  [/^(?:days?|tage?)$/i, 'day'],
  [/^(?:weeks?|wochen?)$/i, 'week'],
  [/^(?:months?|monate?)$/i, 'month'],
  [/^(?:years?|jahre?)$/i, 'year'],
];
const WORKDAYS = /^(?:weekday|workday|werktag)s?$/i;
const NAMED = `(?:${[...WEEKDAY_NAMES, ...GERMAN_DAYS].join('|')}|(?:sun|mon|tues?|wed|thu(?:rs?)?|fri|sat)(?!\\p{L}))`;
const EVERY = new RegExp(
  String.raw`(?<!\p{L})(?:every|each|jede[nrs]?|alle)\s+(?:(other|second|zweite[nrs]?|\d{1,2})\s+)?` +
    String.raw`(${NAMED}s?(?:(?:\s*,\s*|\s+(?:and|und|&)\s+)${NAMED}s?)*|days?|tage?|weeks?|wochen?|months?|monate?|years?|jahre?|(?:weekday|workday|werktag)s?)(?!\p{L})`,
  'iu',
);

/** The first repeat in a text: "every monday", "every other week", "each weekday", "jeden Freitag". */
export function readRepeat(text: string): ReadRepeat | null {
  const found = EVERY.exec(text);
  if (!found) return null;
  const [words, often = '', what = ''] = found;
  const interval = often === '' ? 1 : Number(often) || 2;
  const named = WORKDAYS.test(what) ? WEEKDAYS.slice(1, 6) : weekdaysIn(what);
  const unit = named.length > 0 ? 'week' : UNITS.find(([pattern]) => pattern.test(what))?.[1];
  if (!unit) return null;
  return {
    start: found.index,
    end: found.index + words.length,
    repeat: { unit, interval, weekdays: named, position: 0, until: '', count: null },
  };
}

/** The first day of a repeat from a day on. */
export function firstFrom({ weekdays }: Repeat, from: Day): Day {
  const week = Array.from({ length: 7 }, (_, at) => addDays(from, at));
  return week.find((day) => weekdays.includes(weekdayOf(day))) ?? from;
}

function weekdaysIn(text: string): readonly Weekday[] {
  const names = text.toLowerCase().split(/\s*,\s*|\s+(?:and|und|&)\s+/);
  return WEEKDAYS.filter((_, at) =>
    names.some((name) =>
      [WEEKDAY_NAMES[at]?.toLowerCase(), GERMAN_DAYS[at]].some(
        (full) =>
          full !== undefined &&
          (name === full || name === `${full}s` || (name.length <= 5 && full.startsWith(name))),
      ),
    ),
  );
}
