import { casual as german } from 'chrono-node/de';
import { casual, GB } from 'chrono-node/en';
import type { ParsedComponents } from 'chrono-node';
import { conventionsOf } from '@/domain/format/conventions';
import { withoutLookalikes } from '@/domain/tasks/no-dates';
import type { ReadDate } from '@/domain/tasks/quick-add';
import { dayOf, wallClockOf } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';

/** The country whose dates begin with the month. */
const MONTH_FIRST = 'US';
const GERMAN = ['DE', 'AT', 'CH', 'LI'];
const GERMAN_WORDS =
  /heute|morgen|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|januar|februar|märz|mai|juni|juli|oktober|dezember|uhr|woche|tage?n?\b|monat|^um\s|\d\/\d/i;
/** Two letters that are also words: "Do roof". */
const GERMAN_SHORT = /(?<!\p{L})(?:mo|di|mi|do|fr|sa|so)(?!\p{L})/giu;

/** A day with dots, 24.12. or 24.12.2026, which begins with the day wherever it is written. */
const DOTTED = /(?<![\d.])(\d{1,2})\.(\d{1,2})(?:\.(\d{4}))?(\.?)(?![\d.])/g;
const AFTER_WORD =
  /(?:^|\s)(?:am|bis|zum|ab|vom|on|by|due|until|before|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch),?\s$/i;

/** "am 24.12." as "am 24/12 ": of two numbers alone, only those after such a word are a day. */
function withSlashes(text: string): string {
  return text.replace(
    DOTTED,
    (words, day: string, month: string, year: string | undefined, dot: string, at: number) =>
      year === undefined && !AFTER_WORD.test(text.slice(0, at))
        ? words
        : `${day}/${month}${year === undefined ? '' : `/${year}`}${dot && ' '}`,
  );
}

/** Stands in the place of words that were exchanged for shorter ones. */
const FILLER = '\u00ad';

/** Whether a day such as 10/15 has no such month where it is read; the reader would turn it round. */
function isTurned(words: string, isMonthFirst: boolean): boolean {
  const [, first, second] = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?![\d/])/.exec(words) ?? [];
  return Number(isMonthFirst ? first : second) > 12;
}

/** The part of the day after a time: "at 6 tomorrow morning", "at 6 in the evening". */
const PART_AFTER = /^,?\s+(?:(?:in the|this)\s+)?(?:morning|afternoon|evening)(?!\p{L})/iu;

/** Whether an hour that is written without am and pm is one after noon. Nobody means 3 in the morning by "at 3:30". */
function isAfternoon(hour: number, words: string, line: string, twelveHour: boolean): boolean {
  if (hour < 1 || hour > 11) return false;
  if (/afternoon|evening/i.test(words)) return true;
  return twelveHour && hour <= 6 && !/morning/i.test(hour < 5 ? words : line);
}

const two = (value: number | null) => String(value ?? 0).padStart(2, '0');

/**
 * Reads the first date in a text, as of `now` (epoch ms) in the business's zone and country, in English, and in German
 * where German is written.
 */
export function dateReader(now: number, zone: string, country: string): (text: string) => ReadDate | null {
  const { twelveHour } = conventionsOf(country);
  const today = dayOf(now, zone);
  const onTheWall = Date.parse(`${today}T${wallClockOf(now, zone)}Z`);
  const reference = { instant: new Date(now), timezone: Math.round((onTheWall - now) / 60_000) };
  return (text) => {
    const real = withoutLookalikes(text);
    const dotted = withSlashes(real);
    const seen = dotted
      .replace(
        /(?<!\p{L})(next week),? (?:on )?(\p{L}+day)(?!\p{L})/giu,
        (words, week: string, day: string) => day + week.padStart(words.length - day.length),
      )
      .replace(/(?<!\p{L})(?:the )?day after tomorrow(?!\p{L})/giu, (words) =>
        'in 2 days'.padEnd(words.length, FILLER),
      );
    const isMonthFirst = country === MONTH_FIRST && dotted === real;
    const reader = isMonthFirst ? casual : GB;
    const read = (forwardDate: boolean) =>
      [
        ...reader.parse(seen, reference, { forwardDate }),
        ...(GERMAN.includes(country)
          ? german
              .parse(seen.replace(GERMAN_SHORT, '__'), reference, { forwardDate })
              .filter((one) => GERMAN_WORDS.test(one.text))
          : []),
      ].toSorted((a, b) => a.index - b.index || b.text.length - a.text.length);
    for (const { index, text: words, start } of read(true)) {
      const day = dayIn(start);
      // A day that is over is none to do something on; only one with its year is said to be too far.
      if (isTurned(words, isMonthFirst)) continue;
      if (day < today && !/\d{4}/.test(words)) continue;
      const isTimed = start.isCertain('hour');
      const hour = start.get('hour') ?? 0;
      let end = index + words.replace(/[\s,]+$/, '').length;
      if (isTimed) end += PART_AFTER.exec(seen.slice(end))?.[0].length ?? 0;
      const isLater =
        isTimed &&
        !start.isCertain('meridiem') &&
        isAfternoon(hour, seen.slice(index, end), text, twelveHour);
      const time = isTimed ? `${two(isLater ? hour + 12 : hour)}:${two(start.get('minute'))}` : '';
      // The reader moves "at 3" to the next day, week or year because 3 in the morning is over.
      const isToday =
        isLater &&
        time > wallClockOf(now, zone) &&
        read(false).some((one) => one.index === index && dayIn(one.start) === today);
      const hasDay = (['day', 'weekday'] as const).some((part) => start.isCertain(part));
      while (seen[end] === FILLER || (seen[end] === ' ' && text[end] === '.')) end += 1;
      return { start: index, end, day: isToday ? today : day, time, hasDay };
    }
    return null;
  };
}

function dayIn(date: ParsedComponents): Day {
  return `${date.get('year')}-${two(date.get('month'))}-${two(date.get('day'))}`;
}
