import { DateTime } from 'luxon';
import type { Day } from '../../time/time';

/** Whether 3/4 in a column is 3 April or March 4. */
export const DATE_ORDERS = ['month-first', 'day-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The order a file's values suggest; `certain` when one can be read only one way. */
export type FoundOrder = { readonly order: DateOrder; readonly certain: boolean };

const TIMES = ['', ' h:mm a', ' h:mma', ' h:mm:ss a', ' H:mm', ' H:mm:ss', ' h a'] as const;
const DATES: Readonly<Record<DateOrder, readonly string[]>> = {
  'month-first': ['M/d/yyyy', 'M/d/yy', 'M-d-yyyy', 'M-d-yy', 'M.d.yyyy', 'M.d.yy'],
  'day-first': ['d/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd-M-yy', 'd.M.yyyy', 'd.M.yy'],
};
const EITHER = [
  'yyyy/M/d',
  'yyyy-M-d',
  'd MMM yyyy',
  'd-MMM-yyyy',
  'd-MMM-yy',
  'd MMMM yyyy',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'MMM d yyyy',
];

const formatsOf = (order: DateOrder) =>
  [...DATES[order], ...EITHER].flatMap((date) => TIMES.map((time) => date + time));
const FORMATS = { 'month-first': formatsOf('month-first'), 'day-first': formatsOf('day-first') };

const NUMBERED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?!\d)/;

/**
 * The order of day and month from all dates of a column: numbers above twelve decide, by majority when they
 * disagree; dates with dots are day first; else it is the country's order. Null without numeric dates.
 */
export function dateOrderOf(values: readonly string[], home: DateOrder = 'month-first'): FoundOrder | null {
  const found = values.flatMap((value) => {
    const match = NUMBERED.exec(value.trim());
    return match ? [{ first: Number(match[1]), second: Number(match[2]), dots: value.includes('.') }] : [];
  });
  if (found.length === 0) return null;
  const dayFirst = found.filter(({ first, second }) => first > 12 && second <= 12).length;
  const monthFirst = found.filter(({ first, second }) => second > 12 && first <= 12).length;
  if (dayFirst + monthFirst > 0)
    return {
      order: dayFirst > monthFirst ? 'day-first' : 'month-first',
      certain: dayFirst === 0 || monthFirst === 0,
    };
  return { order: found.some(({ dots }) => dots) ? 'day-first' : home, certain: false };
}

/** The joint order of several columns: the first certain one, else the first known one. */
export function joinOrders(orders: readonly (FoundOrder | null)[]): FoundOrder | null {
  return orders.find((order) => order?.certain) ?? orders.find((order) => order !== null) ?? null;
}

/** Outlook writes "0/0/00" for no date, databases their first day. */
export function isNoDate(value: string): boolean {
  const text = value.trim();
  return (
    /^0{1,4}[/.-]0{1,2}[/.-]0{1,4}( 0?0:00(:00)?)?$/.test(text) ||
    /^(0001|1753|1900)-01-01(?!\d)|^0?1([/.-])0?1\2(0001|1753|1900)(?!\d)/.test(text)
  );
}

export function readDay(value: string, order: DateOrder): Day | null {
  return readMoment(value, order, 'utc', true)?.toFormat('yyyy-MM-dd') ?? null;
}

/** The moment (epoch ms) in a cell in a zone; a bare date is nine in the morning. */
export function readInstant(value: string, order: DateOrder, zone: string): number | null {
  const read = readMoment(value, order, zone, false);
  if (!read) return null;
  return (hasTime(value) ? read : read.set({ hour: 9 })).toMillis();
}

/** Whether a date is written with a time of day. */
export function hasTime(value: string): boolean {
  return /\d\s*[:T]\s*\d|\d\s*[ap]\.?m/i.test(value) || /^\d{5}\.\d+$/.test(value.trim());
}

const CLOCKS = ['H:mm', 'H:mm:ss', 'h:mm a', 'h:mma', 'h:mm:ss a', 'h a', 'ha'] as const;

/** A time of day as "08:30"; null for anything else. */
export function readClock(value: string): string | null {
  const text = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/([ap])\.\s?m\.?/i, '$1m');
  return inFormats(text, CLOCKS, 'utc')?.toFormat('HH:mm') ?? null;
}

/** A text read in the first of these formats that fits it. */
function inFormats(text: string, formats: readonly string[], zone: string): DateTime | null {
  for (const format of formats) {
    const read = DateTime.fromFormat(text, format, { zone, locale: 'en-US' });
    if (read.isValid) return read;
  }
  return null;
}

/** Spreadsheet serial days, 1 being the first of 1900; these are 1954 to 2119. */
const FIRST_SERIAL = 20_000;
const LAST_SERIAL = 80_000;
const SERIAL_ZERO = { year: 1899, month: 12, day: 30 };

/** @param keepDay reads a moment with an offset in that offset, so that its day stays as written. */
function readMoment(value: string, order: DateOrder, zone: string, keepDay: boolean): DateTime | null {
  const text = value
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? /i, '')
    .replace(/(\d), (\d{1,2}:)/, '$1 $2');
  if (/^\d{5}(\.\d+)?$/.test(text)) return readSerial(Number(text), zone);
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) {
    const iso = text
      .replace(' ', 'T')
      .replace(/\s*UTC$/, 'Z')
      .replace(' ', '');
    const read = DateTime.fromISO(iso, keepDay ? { zone, setZone: true } : { zone });
    if (read.isValid) return read;
  }
  return inFormats(text, FORMATS[order], zone);
}

function readSerial(serial: number, zone: string): DateTime | null {
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return null;
  const days = Math.floor(serial);
  const minutes = Math.round((serial - days) * 24 * 60);
  return DateTime.fromObject(SERIAL_ZERO, { zone })
    .plus({ days })
    .set({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
}
