import { describe, expect, it } from 'vitest';
import { pastDay, pastMoment } from './past-date';

const ZONE = 'America/Chicago';
/** Monday 23 November 2026, 9:40 am in Chicago. */
const NOW = Date.UTC(2026, 10, 23, 15, 40);

describe('a date in the past', () => {
  it.each([
    ['', null],
    ['2026-11-24', null],
    ['2026-11-23', null],
    ['2026-11-22', 'yesterday'],
    ['2026-11-18', '5 days ago'],
    ['2025-11-23', 'more than a year ago'],
  ])('%s is %s', (day, words) => {
    expect(pastDay(day, '2026-11-23')).toBe(words);
  });

  it.each([
    [null, null],
    [NOW + 1, null],
    [NOW, null],
    [NOW - 60_000, 'earlier today'],
    // 11:30 pm of the day before, in the zone.
    [Date.UTC(2026, 10, 23, 5, 30), 'yesterday'],
  ])('the moment %s is %s', (at, words) => {
    expect(pastMoment(at, NOW, ZONE)).toBe(words);
  });
});
