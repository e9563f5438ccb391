import { check, date, integer, number, pipe, string, transform, union } from 'valibot';
import { momentOf } from '@/domain/time/wall-clock';
import type { ApiTime } from '../../contract/time';

/** A date, or a date and time with or without its offset from UTC (ISO 8601). */
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The last moment that Firestore stores, in epoch ms. */
const LAST = Date.UTC(10_000, 0) - 1;

/** A time: epoch ms, also as text of an address, a Date, or ISO 8601. */
export const timeInput = pipe(
  union([number(), string(), date()]),
  transform((time): ApiTime => {
    if (time instanceof Date) return time.getTime();
    return typeof time === 'string' && /^-?\d+$/.test(time) ? Number(time) : time;
  }),
  check((time) => {
    const ms = epochOf(time, 'UTC');
    return Number.isInteger(ms) && ms >= 0 && ms <= LAST;
  }, 'A time is a whole number of milliseconds since 1970, or ISO 8601 such as 2026-11-24T15:00:00Z.'),
);

/** A time of the API as epoch ms; a text without an offset is read on the zone's clock. NaN when it is none. */
export function epochOf(time: ApiTime, zone: string): number {
  if (typeof time === 'number') return time;
  const [, day, clock = '00:00', offset] = ISO.exec(time) ?? [];
  if (day === undefined) return NaN;
  if (offset !== undefined) return Date.parse(`${day}T${clock}${offset}`);
  const utc = Date.parse(`${day}T${clock}Z`);
  return Number.isNaN(utc) ? NaN : momentOf(utc, zone);
}

/** A number that was answered before, for the next page; text in an address. */
export const cursorInput = pipe(union([number(), pipe(string(), transform(Number))]), integer());
