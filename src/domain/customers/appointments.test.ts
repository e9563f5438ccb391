import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentEnd, CALENDAR_VIEWS, calendarSpan, clashesAt, freeFrom } from './appointments';
import { addDays, DAY_MS, HOUR_MS, startOfDay } from '../time/time';

const booked = (uuid: string, salesperson: string, hour: number) => ({
  uuid,
  salesperson,
  name: uuid,
  appointmentTime: hour * HOUR_MS,
});

describe('clashes', () => {
  const others = [booked('a', 'priya', 13), booked('b', 'priya', 15), booked('c', 'tom', 14)];

  it.each([
    { hour: 10, clashes: [] },
    { hour: 11, clashes: [] },
    { hour: 12, clashes: ['a'] },
    { hour: 14, clashes: ['a', 'b'] },
    { hour: 17, clashes: [] },
  ])('at $hour o’clock: $clashes', ({ hour, clashes }) => {
    const found = clashesAt({ uuid: 'new', salesperson: 'priya' }, hour * HOUR_MS, others);
    expect(found.map(({ uuid }) => uuid)).toEqual(clashes);
  });

  it('never include the appointment itself, nor those without a salesperson', () => {
    expect(clashesAt({ uuid: 'a', salesperson: 'priya' }, 13 * HOUR_MS, others)).toEqual([]);
    expect(clashesAt({ uuid: 'new', salesperson: '' }, 13 * HOUR_MS, others)).toEqual([]);
  });

  it('end with the chain of adjoining appointments', () => {
    expect(freeFrom({ uuid: 'new', salesperson: 'priya' }, 12 * HOUR_MS, others)).toBe(17 * HOUR_MS);
    expect(freeFrom({ uuid: 'new', salesperson: 'tom' }, 9 * HOUR_MS, others)).toBe(9 * HOUR_MS);
  });
});

describe('the span of a view', () => {
  it('is at most 45 days and contains the requested day, in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CALENDAR_VIEWS),
        fc.integer({ min: 0, max: 4_000 }),
        fc.constantFrom('America/Chicago', 'Europe/Berlin', 'Pacific/Auckland'),
        fc.constantFrom('US', 'DE', 'EG'),
        (view, offset, zone, country) => {
          const day = addDays('2022-01-01', offset);
          const { from, to } = calendarSpan(view, day, { zone, country });
          const start = startOfDay(day, zone);
          expect(from).toBeLessThanOrEqual(start);
          expect(to).toBeGreaterThan(start);
          expect(to - from).toBeLessThanOrEqual(45 * DAY_MS);
        },
      ),
    );
  });
});

describe('a week', () => {
  it.each([
    ['US', '2026-11-22'],
    ['DE', '2026-11-23'],
  ])('begins in %s on %s', (country, first) => {
    const { from } = calendarSpan('week', '2026-11-24', { zone: 'UTC', country });
    expect(from).toBe(startOfDay(first, 'UTC') - 2 * HOUR_MS);
  });
});

describe('an appointment', () => {
  it('lasts two hours', () => {
    expect(appointmentEnd(0)).toBe(7_200_000);
  });
});
