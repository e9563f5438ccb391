import { conventionsOf } from '../format/conventions';
import { momentOf, wallClockAt } from './wall-clock';
import type { WallClock } from './wall-clock';

/** A calendar day, YYYY-MM-DD, without a zone; calculations use UTC. */
export type Day = string;

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const twoDigits = (value: number) => String(value).padStart(2, '0');

const toDay = ({ year, month, day }: Pick<WallClock, 'year' | 'month' | 'day'>): Day =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

const dayAtUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** The calendar day of a moment in a zone. */
export function dayOf(ms: number, zone: string): Day {
  return toDay(wallClockAt(ms, zone));
}

/** First moment of a day in a zone (not always midnight: clocks may skip it). */
export function startOfDay(day: Day, zone: string): number {
  return momentOf(utcOf(day), zone);
}

/** First moment of the next day: the exclusive end of a day. */
export function endOfDay(day: Day, zone: string): number {
  return startOfDay(addDays(day, 1), zone);
}

/** The day `count` days later (earlier when negative). */
export function addDays(day: Day, count: number): Day {
  return dayAtUtc(utcOf(day) + count * DAY_MS);
}

/** The day `count` months later; a month without that day takes its last. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayAtUtc(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

/** Whole days between two calendar days; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS);
}

/** True for Saturday and Sunday. */
export function isWeekend(day: Day): boolean {
  const weekday = new Date(utcOf(day)).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/** First day of a day's week, as a country (ISO 3166-1 alpha-2) counts weeks. */
export function startOfWeek(day: Day, country: string): Day {
  const sinceStart = (new Date(utcOf(day)).getUTCDay() - conventionsOf(country).weekStart + 7) % 7;
  return addDays(day, -sinceStart);
}

/** The moment of this day and time ("09:30") in a zone; a skipped time moves forward. */
export function atWallClock(day: Day, time: string, zone: string): number {
  return momentOf(Date.parse(`${day}T${time}:00Z`), zone);
}

/** A zone's wall-clock time at a moment, as "HH:mm". */
export function wallClockOf(ms: number, zone: string): string {
  const { hour, minute } = wallClockAt(ms, zone);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Moves a moment to another day at the same wall-clock time in a zone. */
export function moveToDay(ms: number, day: Day, zone: string): number {
  return atWallClock(day, wallClockOf(ms, zone), zone);
}
