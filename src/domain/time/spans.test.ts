import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endAfterMove, endOnDay, lastDayOf, movedTo, overlap } from './spans';
import { atWallClock } from './time';

const zone = 'America/Chicago';
const at = (text: string) => atWallClock(text.slice(0, 10), text.slice(11), zone);
const between = (start: string, end: string) => ({ start: at(start), end: at(end) });
const day = between('2026-11-24 08:00', '2026-11-24 16:00');
const long = between('2026-11-24 08:00', '2026-11-26 16:00');

describe('a span whose start moves', () => {
  it.each([
    ['another day', day, '2026-12-01 08:00', '2026-12-01 16:00'],
    ['later that day', day, '2026-11-24 09:30', '2026-11-24 17:30'],
    ['over several days', long, '2026-12-01 08:00', '2026-12-03 16:00'],
    ['over several days, later', long, '2026-12-01 09:00', '2026-12-03 17:00'],
    ['over the hour that spring skips', long, '2027-03-13 08:00', '2027-03-15 16:00'],
    ['over the hour that autumn repeats', long, '2027-11-06 08:00', '2027-11-08 16:00'],
  ])('keeps its length by the clock: %s', (_, before, start, end) => {
    expect(movedTo(before, at(start), zone)).toEqual(between(start, end));
    expect(endAfterMove(before, at(start), zone)).toBe(at(end));
  });

  it('keeps its end where there is no length to keep', () => {
    expect(endAfterMove({ start: null, end: 5 }, 9, zone)).toBe(5);
    expect(endAfterMove({ start: 3, end: null }, 9, zone)).toBeNull();
    expect(endAfterMove({ start: 3, end: 5 }, null, zone)).toBe(5);
    expect(endAfterMove({ start: 5, end: 3 }, 9, zone)).toBe(3);
  });
});

describe('a span that gets another last day', () => {
  it.each([
    ['a day longer', day, '2026-11-25', '2026-11-25 16:00'],
    ['shorter', long, '2026-11-24', '2026-11-24 16:00'],
    [
      'over the hour that spring skips',
      between('2027-03-13 08:00', '2027-03-13 16:00'),
      '2027-03-14',
      '2027-03-14 16:00',
    ],
    ['until midnight', between('2026-11-24 08:00', '2026-11-25 00:00'), '2026-11-26', '2026-11-27 00:00'],
    [
      'never before its start',
      between('2026-11-24 15:00', '2026-11-26 11:00'),
      '2026-11-24',
      '2026-11-24 16:00',
    ],
  ])('%s', (_, span, lastDay, end) => {
    expect(endOnDay(span, lastDay, zone)).toBe(at(end));
  });

  it('has a last day, which midnight ends', () => {
    expect(lastDayOf(long, zone)).toBe('2026-11-26');
    expect(lastDayOf(between('2026-11-24 08:00', '2026-11-25 00:00'), zone)).toBe('2026-11-24');
  });
});

it('overlap is symmetric, and touching ends do not overlap', () => {
  const spans = fc
    .tuple(fc.nat(100), fc.nat(100))
    .map(([start, length]) => ({ start, end: start + length + 1 }));
  fc.assert(fc.property(spans, spans, (a, b) => overlap(a, b) === overlap(b, a)));
  expect(overlap({ start: 1, end: 2 }, { start: 2, end: 3 })).toBe(false);
});
