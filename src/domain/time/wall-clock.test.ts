import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { isZone, momentOf, wallClockAt } from './wall-clock';

const ZONES = [
  'America/Chicago',
  'America/New_York',
  'America/Phoenix',
  'America/St_Johns',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
] as const;
const anyZone = fc.constantFrom(...ZONES);
const anyMoment = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2045, 0) });

describe('wall clocks', () => {
  it('agree with luxon', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (ms, zone) => {
        const { year, month, day, hour, minute, second } = DateTime.fromMillis(ms, { zone });
        expect(wallClockAt(ms, zone)).toEqual({ year, month, day, hour, minute, second });
      }),
      { numRuns: 500 },
    );
  });

  it('are found at a moment that shows them, or right after the clock change that skips them', () => {
    fc.assert(
      fc.property(anyMoment, anyZone, (ms, zone) => {
        const wanted = DateTime.fromMillis(ms, { zone: 'utc' }).startOf('minute');
        const found = DateTime.fromMillis(momentOf(wanted.toMillis(), zone), { zone });
        const luxon = DateTime.fromObject(wanted.toObject(), { zone });
        expect(found.toFormat('yyyy-MM-dd HH:mm')).toBe(luxon.toFormat('yyyy-MM-dd HH:mm'));
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['2026-03-08T02:30', '03:30'],
    ['2026-03-08T01:59', '01:59'],
    ['2026-11-01T01:30', '01:30'],
  ])('in Chicago %s reads %s', (wanted, shown) => {
    const { hour, minute } = wallClockAt(
      momentOf(Date.parse(`${wanted}:00Z`), 'America/Chicago'),
      'America/Chicago',
    );
    expect(`0${hour}:${minute}`).toBe(shown);
  });

  it.each([
    ['America/Chicago', true],
    ['Mars/Olympus', false],
    ['', false],
  ])('know the zone "%s": %s', (zone, expected) => {
    expect(isZone(zone)).toBe(expected);
  });
});
