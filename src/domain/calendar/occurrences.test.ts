import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialOf } from '../core/shape';
import { addDays, atWallClock, DAY_MS, dayOf, endOfDay, startOfDay, wallClockOf } from '../time/time';
import { eventShape, FOREVER } from './event';
import { nextDueOn } from '../tasks/repeats';
import { endOfRepeat, MAX_OCCURRENCES, occurrencesOf } from './occurrences';
import { parseRepeat, repeatRule } from './repeat';
import type { Happening } from './occurrences';

const ZONE = 'America/Chicago';
const blank = initialOf(eventShape.fields);

function happening(at: string, rrule: string, more: Partial<Happening> = {}): Happening {
  const start = atWallClock(at.slice(0, 10), at.slice(11), ZONE);
  return { ...blank, start, end: start + 2 * 3_600_000, rrule, ...more };
}

const allDay = (firstDay: string, lastDay: string, rrule = ''): Happening => ({
  ...blank,
  allDay: true,
  firstDay,
  lastDay,
  rrule,
});

const between = (from: string, to: string) => ({ start: startOfDay(from, ZONE), end: endOfDay(to, ZONE) });

const written = (event: Happening, from: string, to: string) =>
  occurrencesOf(event, between(from, to), ZONE).map(({ day, start, end }) => {
    const ended = dayOf(end, ZONE) === day ? '' : `${dayOf(end, ZONE)} `;
    return `${day} ${wallClockOf(start, ZONE)}-${ended}${wallClockOf(end, ZONE)}`;
  });

describe('the occurrences of an event', () => {
  it.each<[string, Happening, string, string, readonly string[]]>([
    ['once', happening('2026-11-24 09:00', ''), '2026-11-24', '2026-11-24', ['2026-11-24 09:00-11:00']],
    ['once, elsewhere', happening('2026-11-24 09:00', ''), '2026-11-25', '2026-11-30', []],
    [
      'weekly over the night in which clocks go forward',
      happening('2027-03-08 09:00', 'FREQ=WEEKLY;BYDAY=MO'),
      '2027-03-08',
      '2027-03-22',
      ['2027-03-08 09:00-11:00', '2027-03-15 09:00-11:00', '2027-03-22 09:00-11:00'],
    ],
    [
      'daily over the night in which clocks go back',
      happening('2026-10-31 09:00', 'FREQ=DAILY'),
      '2026-10-31',
      '2026-11-02',
      ['2026-10-31 09:00-11:00', '2026-11-01 09:00-11:00', '2026-11-02 09:00-11:00'],
    ],
    [
      'at a time that one night skips',
      happening('2027-03-13 02:30', 'FREQ=DAILY;COUNT=3'),
      '2027-03-13',
      '2027-03-20',
      ['2027-03-13 02:30-04:30', '2027-03-14 03:30-05:30', '2027-03-15 02:30-04:30'],
    ],
    [
      'over midnight',
      happening('2027-03-13 23:00', 'FREQ=DAILY;COUNT=2'),
      '2027-03-13',
      '2027-03-20',
      ['2027-03-13 23:00-2027-03-14 01:00', '2027-03-14 23:00-2027-03-15 01:00'],
    ],
    [
      'running into the range',
      happening('2026-11-23 23:00', 'FREQ=DAILY;COUNT=2'),
      '2026-11-25',
      '2026-11-25',
      ['2026-11-24 23:00-2026-11-25 01:00'],
    ],
    [
      'every other week on two days until a day',
      happening('2026-11-24 09:00', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20261210'),
      '2026-11-01',
      '2027-01-31',
      [
        '2026-11-24 09:00-11:00',
        '2026-11-26 09:00-11:00',
        '2026-12-08 09:00-11:00',
        '2026-12-10 09:00-11:00',
      ],
    ],
    [
      'monthly on the 31st: shorter months have their last day',
      happening('2026-12-31 09:00', 'FREQ=MONTHLY'),
      '2027-01-01',
      '2027-04-30',
      [
        '2027-01-31 09:00-11:00',
        '2027-02-28 09:00-11:00',
        '2027-03-31 09:00-11:00',
        '2027-04-30 09:00-11:00',
      ],
    ],
    [
      'monthly on the last Tuesday',
      happening('2026-11-24 09:00', 'FREQ=MONTHLY;BYDAY=-1TU'),
      '2026-11-01',
      '2027-01-31',
      ['2026-11-24 09:00-11:00', '2026-12-29 09:00-11:00', '2027-01-26 09:00-11:00'],
    ],
    [
      'yearly on a leap day',
      happening('2028-02-29 09:00', 'FREQ=YEARLY'),
      '2028-03-01',
      '2032-12-31',
      [
        '2029-02-28 09:00-11:00',
        '2030-02-28 09:00-11:00',
        '2031-02-28 09:00-11:00',
        '2032-02-29 09:00-11:00',
      ],
    ],
    [
      'without the days left out',
      happening('2026-11-24 09:00', 'FREQ=DAILY', { exceptions: ['2026-11-25'] }),
      '2026-11-24',
      '2026-11-26',
      ['2026-11-24 09:00-11:00', '2026-11-26 09:00-11:00'],
    ],
    [
      'whole days over a clock change',
      allDay('2027-03-13', '2027-03-14', 'FREQ=WEEKLY;BYDAY=SA;COUNT=2'),
      '2027-03-01',
      '2027-03-31',
      ['2027-03-13 00:00-2027-03-15 00:00', '2027-03-20 00:00-2027-03-22 00:00'],
    ],
  ])('%s', (_name, event, from, to, times) => {
    expect(written(event, from, to)).toEqual(times);
  });

  it.each<[string, Happening, number | null]>([
    [
      'of a single event is its end',
      happening('2026-11-24 09:00', ''),
      atWallClock('2026-11-24', '11:00', ZONE),
    ],
    ['of a repeat without end is far', happening('2026-11-24 09:00', 'FREQ=DAILY'), FOREVER],
    [
      'by a last day',
      happening('2026-11-24 09:00', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261210'),
      atWallClock('2026-12-08', '11:00', ZONE),
    ],
    [
      'by a count, after a clock change',
      happening('2027-03-08 09:00', 'FREQ=WEEKLY;BYDAY=MO;COUNT=2'),
      atWallClock('2027-03-15', '11:00', ZONE),
    ],
    ['before the first is none', happening('2026-11-24 09:00', 'FREQ=DAILY;UNTIL=20261123'), null],
  ])('the end %s', (_name, event, end) => {
    expect(endOfRepeat(event, ZONE)).toBe(end);
  });

  it('are bounded, ordered and inside the range, whatever repeats', () => {
    const rule = fc
      .record({
        unit: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
        interval: fc.integer({ min: 1, max: 99 }),
        end: fc.constantFrom('', ';COUNT=7', ';UNTIL=20300101'),
      })
      .map(({ unit, interval, end }) => `FREQ=${unit};INTERVAL=${interval}${end}`);
    fc.assert(
      fc.property(
        rule,
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 15, max: 45 * 24 * 60 }),
        fc.integer({ min: -400, max: 4_000 }),
        fc.integer({ min: 1, max: 1_500 }),
        (rrule, minutes, length, offset, days) => {
          const start = startOfDay('2026-10-20', ZONE) + minutes * 60_000;
          const event: Happening = { ...blank, start, end: start + length * 60_000, rrule };
          const from = start + offset * DAY_MS;
          const range = { start: from, end: from + days * DAY_MS };
          const found = occurrencesOf(event, range, ZONE);
          expect(found.length).toBeLessThanOrEqual(MAX_OCCURRENCES);
          expect(found.every((one) => one.start < range.end && one.end > range.start)).toBe(true);
          expect(found.map((one) => one.start)).toEqual(
            found.map((one) => one.start).toSorted((a, b) => a - b),
          );
          expect(found.every(({ day }) => day >= dayOf(start, ZONE))).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('of a daily series of ten years stop at the limit', () => {
    const event = happening('2020-01-01 09:00', 'FREQ=DAILY');
    const range = between('2020-01-01', '2030-01-01');
    expect(occurrencesOf(event, range, ZONE)).toHaveLength(MAX_OCCURRENCES);
    expect(written(event, addDays('2030-01-01', -1), '2030-01-01')).toHaveLength(2);
  });
});

describe('a series of events and one of tasks', () => {
  it('have the same days, whatever repeats', () => {
    const days = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    const rules = fc
      .record({
        rule: fc.constantFrom(
          ...[
            'FREQ=DAILY',
            'FREQ=WEEKLY;BYDAY=MO,WE',
            'FREQ=MONTHLY',
            'FREQ=MONTHLY;BYDAY=-1TU',
            'FREQ=YEARLY',
          ],
        ),
        interval: fc.integer({ min: 1, max: 4 }),
        count: fc.integer({ min: 1, max: 8 }),
      })
      .map(({ rule, interval, count }) => {
        const repeat = parseRepeat(rule);
        return repeat && { ...repeat, interval, count };
      });
    fc.assert(
      fc.property(rules, fc.oneof(days, fc.constantFrom('2026-01-31', '2028-02-29')), (repeat, first) => {
        if (!repeat) return;
        const rule = repeatRule(repeat, first);
        const events = occurrencesOf(allDay(first, first, rule), between(first, '2099-12-30'), ZONE);
        const tasks = [first];
        for (
          let day = nextDueOn(rule, first, first, first);
          day !== null;
          day = nextDueOn(rule, first, day, day)
        )
          tasks.push(day);
        expect(events.map(({ day }) => day)).toEqual(tasks);
      }),
      { numRuns: 60 },
    );
  });
});
