import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  atWallClock,
  dayOf,
  daysBetween,
  endOfDay,
  HOUR_MS,
  moveToDay,
  startOfDay,
  startOfWeek,
  wallClockOf,
} from './time';
import { isDay } from '../core/calendar-day';

const ZONES = [
  'America/Chicago',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/Sao_Paulo',
] as const;
const anyZone = fc.constantFrom(...ZONES);
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('1990-01-01', count));

describe('calendar days', () => {
  it.each([
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-11-24', 14, '2028-01-24'],
    ['2026-11-24', 0, '2026-11-24'],
  ])('%s and %i months are %s', (day, count, expected) => {
    expect(addMonths(day, count)).toBe(expected);
  });

  it('are as far apart as they were moved', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });

  it.each([
    ['2026-11-22', 'DE', '2026-11-16'],
    ['2026-11-23', 'DE', '2026-11-23'],
    ['2026-11-21', 'US', '2026-11-15'],
    ['2026-11-22', 'US', '2026-11-22'],
    ['2026-11-23', 'US', '2026-11-22'],
    ['2026-11-20', 'EG', '2026-11-14'],
  ])('%s is in %s in the week from %s', (day, country, first) => {
    expect(startOfWeek(day, country)).toBe(first);
  });

  it.each([
    ['2026-02-30', false],
    ['2026-2-3', false],
    ['', false],
    ['2026-11-23', true],
  ])('"%s" is a real day: %s', (value, expected) => {
    expect(isDay(value)).toBe(expected);
  });
});

describe('moments and wall clocks', () => {
  it('start every day on that day, in every zone', () => {
    fc.assert(
      fc.property(anyDay, anyZone, (day, zone) => {
        expect(dayOf(startOfDay(day, zone), zone)).toBe(day);
        expect(dayOf(endOfDay(day, zone) - 1, zone)).toBe(day);
        expect(endOfDay(day, zone)).toBe(startOfDay(addDays(day, 1), zone));
      }),
    );
  });

  it('give days of 23 and 25 hours where the clocks change', () => {
    const hours = (day: string) =>
      (endOfDay(day, 'America/Chicago') - startOfDay(day, 'America/Chicago')) / HOUR_MS;
    expect(hours('2026-03-08')).toBe(23);
    expect(hours('2026-11-01')).toBe(25);
    expect(hours('2026-11-23')).toBe(24);
  });

  it('keep the wall-clock time across a clock change', () => {
    const friday = atWallClock('2026-10-30', '09:30', 'America/Chicago');
    const monday = moveToDay(friday, '2026-11-02', 'America/Chicago');
    expect(wallClockOf(monday, 'America/Chicago')).toBe('09:30');
    expect((monday - friday) / HOUR_MS).toBe(3 * 24 + 1);
  });

  it('move a skipped time forward instead of losing it', () => {
    expect(wallClockOf(atWallClock('2026-03-08', '02:30', 'America/Chicago'), 'America/Chicago')).toBe(
      '03:30',
    );
  });
});
