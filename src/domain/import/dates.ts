import { DateTime } from 'luxon';
import type { Day } from '../time';

/** Whether 3/4 in a column is 3 April or March 4. */
export type DateOrder = 'month-first' | 'day-first';

const TIMES = ['', ' h:mm a', ' h:mma', ' H:mm', ' H:mm:ss', ', h:mm a', ', H:mm', ' h a'] as const;
const DATES: Readonly<Record<DateOrder, readonly string[]>> = {
  'month-first': ['M/d/yyyy', 'M/d/yy', 'M-d-yyyy', 'M.d.yyyy'],
  'day-first': ['d/M/yyyy', 'd/M/yy', 'd-M-yyyy', 'd.M.yyyy'],
};
const EITHER = [
  'yyyy-MM-dd',
  'yyyy/MM/dd',
  'd MMM yyyy',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'd MMMM yyyy',
  'd.M.yyyy',
];

/** Day first when any value of the column can be nothing else, else month first, as in the USA. */
export function dateOrderOf(values: readonly string[]): DateOrder {
  const dayFirst = values.some((value) => {
    const [first, second] = value.split(/[/.-]/).map(Number);
    return first !== undefined && second !== undefined && first > 12 && first <= 31 && second <= 12;
  });
  return dayFirst || values.some((value) => /^\d{1,2}\.\d{1,2}\.\d{2,4}/.test(value))
    ? 'day-first'
    : 'month-first';
}

/** The calendar day a cell names, or null when it names none. */
export function readDay(value: string, order: DateOrder): Day | null {
  return readMoment(value, order, 'utc')?.toFormat('yyyy-MM-dd') ?? null;
}

/** The moment (epoch ms) a cell names in a zone; a bare date is nine in the morning. */
export function readInstant(value: string, order: DateOrder, zone: string): number | null {
  const read = readMoment(value, order, zone);
  if (!read) return null;
  const bare = !/\d\s*[:T]\s*\d|\d\s*[ap]\.?m/i.test(value);
  return (bare ? read.set({ hour: 9 }) : read).toMillis();
}

function readMoment(value: string, order: DateOrder, zone: string): DateTime | null {
  const text = value.trim().replace(/\s+/g, ' ');
  const iso = DateTime.fromISO(text.replace(' ', 'T'), { zone });
  if (/^\d{4}-\d{2}-\d{2}/.test(text) && iso.isValid) return iso;
  for (const date of [...DATES[order], ...EITHER]) {
    for (const time of TIMES) {
      const read = DateTime.fromFormat(text, date + time, { zone, locale: 'en-US' });
      if (read.isValid) return read;
    }
  }
  return null;
}
