import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALENDAR_VIEWS, calendarSpan } from './calendar-view';
import { addDays, DAY_MS, startOfDay } from './time';

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

  it.each([
    ['day', 'US', '2027-03-14', '2027-03-14', '2027-03-15'],
    ['three-days', 'US', '2027-03-13', '2027-03-13', '2027-03-16'],
    ['week', 'US', '2026-11-24', '2026-11-22', '2026-11-29'],
    ['week', 'DE', '2026-11-24', '2026-11-23', '2026-11-30'],
    ['two-weeks', 'US', '2026-11-24', '2026-11-22', '2026-12-06'],
    ['month', 'DE', '2026-11-24', '2026-10-26', '2026-12-07'],
    ['list', 'US', '2026-11-24', '2026-11-22', '2026-11-29'],
  ] as const)('of a %s in %s around %s is from %s to %s', (view, country, day, first, end) => {
    const zone = 'America/Chicago';
    expect(calendarSpan(view, day, { zone, country })).toEqual({
      from: startOfDay(first, zone),
      to: startOfDay(end, zone),
    });
  });
});
