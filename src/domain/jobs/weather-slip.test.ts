import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeVisit } from '@tests/factories/records';
import { atWallClock, dayOf, wallClockOf } from '../time/time';
import {
  daysAround,
  lineOf,
  slipMoves,
  slippedVisits,
  slipProblem,
  stayingVisits,
  WEATHER_NOTE,
} from './weather-slip';
import type { Visit } from './visit';
import type { Slip } from './weather-slip';
import type { DaysOff } from './workforce';

const ZONE = 'America/Chicago';
/** Tuesday and Wednesday; clocks change on 1 November. */
const slip: Slip = { from: '2026-10-27', to: '2026-10-28', crew: null, by: 1, skipsWeekends: true };
const visit = (uuid: string, day: string, crew: readonly string[] = ['tom'], hours = 8, days = 0) => {
  const start = atWallClock(day, '08:00', ZONE);
  return makeVisit({ uuid, start, end: start + (hours + 24 * days) * 3_600_000, crew, status: 'Planned' });
};
const around = (visits: readonly Visit[], off: readonly DaysOff[] = []) => ({ visits, off, zone: ZONE });
const daysOf = (moves: ReturnType<typeof slipMoves>) =>
  moves.map(({ visit: { uuid }, span }) => [uuid, dayOf(span.start, ZONE)]);

describe('a weather slip', () => {
  it('moves what is planned on its days, of its crew alone', () => {
    const all = [
      visit('before', '2026-10-26'),
      visit('one', '2026-10-27'),
      visit('other', '2026-10-28', ['rosa']),
      { ...visit('begun', '2026-10-27'), status: 'Working' as const },
    ];
    expect(slippedVisits(all, slip, ZONE).map(({ uuid }) => uuid)).toEqual(['one', 'other']);
    expect(slippedVisits(all, { ...slip, crew: ['rosa'] }, ZONE).map(({ uuid }) => uuid)).toEqual(['other']);
  });

  it.each([
    [1, 'planned from before', '2026-10-26', 2, 'Planned', '2026-10-29'],
    [3, 'at work since before, over a weekend', '2026-10-26', 2, 'Working', '2026-11-02'],
    [2, 'at work since that day', '2026-10-27', 1, 'Working', '2026-10-30'],
    ['free', 'for each lost day', '2026-10-26', 4, 'Working', '2026-11-03'],
    ['free', 'for the lost day alone', '2026-10-26', 1, 'Working', '2026-10-28'],
  ] as const)('by %s makes a visit of several days longer: %s', (by, _said, day, days, status, last) => {
    const [move] = slipMoves(around([{ ...visit('long', day, ['tom'], 8, days), status }]), { ...slip, by });
    expect(move?.span.start).toBe(move?.visit.start);
    expect(move && dayOf(move.span.end, ZONE)).toBe(last);
    expect(move && wallClockOf(move.span.end, ZONE)).toBe('16:00');
  });

  it('leaves alone what is under way for one day, and what would last over two weeks, and says so', () => {
    const all = [
      { ...visit('today', '2026-10-27'), status: 'Working' as const },
      visit('long', '2026-10-20', ['tom'], 8, 13),
      { ...visit('over', '2026-10-26', ['tom'], 8, 2), status: 'Done' as const },
      visit('planned', '2026-10-28'),
    ];
    expect(slippedVisits(all, slip, ZONE).map(({ uuid }) => uuid)).toEqual(['planned']);
    expect(stayingVisits(all, slip, ZONE).map(({ uuid }) => uuid)).toEqual(['today', 'long']);
  });

  it.each([
    [1, true, '2026-10-28'],
    [4, true, '2026-11-02'],
    [4, false, '2026-10-31'],
  ] as const)('pushes by %s days, weekends skipped: %s', (by, skipsWeekends, day) => {
    expect(daysOf(slipMoves(around([visit('one', '2026-10-27')]), { ...slip, by, skipsWeekends }))).toEqual([
      ['one', day],
    ]);
  });

  it('keeps the time of day over a change of clocks', () => {
    const [move] = slipMoves(around([visit('one', '2026-10-28')]), { ...slip, by: 5 });
    expect(move && wallClockOf(move.span.start, ZONE)).toBe('08:00');
    expect(move && wallClockOf(move.span.end, ZONE)).toBe('16:00');
  });

  it('goes to the next free days, one after the other', () => {
    const all = [
      visit('one', '2026-10-27'),
      visit('two', '2026-10-28'),
      visit('stays', '2026-10-29'),
      visit('rosa', '2026-10-27', ['rosa']),
    ];
    expect(daysOf(slipMoves(around(all), { ...slip, by: 'free' }))).toEqual([
      ['one', '2026-10-30'],
      ['rosa', '2026-10-29'],
      ['two', '2026-11-02'],
    ]);
  });

  it('goes over the days off of its people', () => {
    const off = [{ person: 'tom', firstDay: '2026-10-29', lastDay: '2026-10-30' }];
    const all = [visit('one', '2026-10-27', ['rosa', 'tom']), visit('rosa', '2026-10-28', ['rosa'])];
    expect(daysOf(slipMoves(around(all, off), { ...slip, by: 'free' }))).toEqual([
      ['one', '2026-11-02'],
      ['rosa', '2026-10-29'],
    ]);
    const [move] = slipMoves(around(all, off), { ...slip, by: 2 });
    expect(move?.away).toEqual(['tom']);
  });

  it('says where a crew is booked twice', () => {
    const all = [visit('one', '2026-10-27'), visit('stays', '2026-10-29')];
    const [move] = slipMoves(around(all), { ...slip, by: 2 });
    expect(move?.clashes.map(({ id }) => id)).toEqual(['stays']);
  });

  it.each([
    [{ from: '', to: '' }, /Choose the days/],
    [{ from: '2026-10-28', to: '2026-10-27' }, /before the first/],
    [{ by: 0 }, /from 1 to 60/],
    [{ by: 1.5 }, /from 1 to 60/],
  ] as const)('cannot be %j', (change, sentence) => {
    expect(slipProblem({ ...slip, ...change })).toMatch(sentence);
  });

  it('never moves a visit to an earlier day, or onto the days without work when a free one is looked for', () => {
    const planned = fc.array(
      fc.record({
        day: fc.integer({ min: 20, max: 31 }),
        crew: fc.subarray(['tom', 'rosa', 'ben'], { minLength: 1 }),
        days: fc.integer({ min: 0, max: 3 }),
      }),
      { maxLength: 10 },
    );
    fc.assert(
      fc.property(planned, fc.constantFrom<Slip['by']>(1, 3, 12, 60, 'free'), (all, by) => {
        const visits = all.map(({ day, crew, days }, index) =>
          visit(`v${index}`, `2026-10-${day}`, crew, 8, days),
        );
        const { first, last } = daysAround({ ...slip, by });
        for (const { visit: before, span, clashes } of slipMoves(around(visits), { ...slip, by })) {
          expect(dayOf(span.end, ZONE) >= first && dayOf(span.end, ZONE) <= last).toBe(true);
          expect(wallClockOf(span.start, ZONE)).toBe('08:00');
          expect(wallClockOf(span.end, ZONE)).toBe('16:00');
          expect(span.end).toBeGreaterThan(before.end);
          // Under way since before the days: it gets longer.
          if (dayOf(before.start, ZONE) < slip.from) {
            expect(span.start).toBe(before.start);
            continue;
          }
          expect(span.start).toBeGreaterThan(before.start);
          if (by === 'free') {
            expect(dayOf(span.start, ZONE) > slip.to).toBe(true);
            expect(clashes).toEqual([]);
          }
        }
      }),
    );
  });
});

it.each([
  ['the default line', WEATHER_NOTE, '', WEATHER_NOTE],
  ['the default line beside the office’s own', WEATHER_NOTE, 'Keep the gate open.', null],
  ['a typed line', 'Rain until Friday.', 'Keep the gate open.', 'Rain until Friday.'],
  ['no line', '', 'Keep the gate open.', null],
] as const)('gives a moved visit %s', (_what, typed, clientNote, line) => {
  expect(lineOf(typed, { clientNote })).toBe(line);
});
