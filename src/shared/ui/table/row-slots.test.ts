import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { OVERSCAN, rowsOfFrame, steadyRange } from './row-slots';

const directions = fc.constantFrom('forward', 'backward', null);

describe('steadyRange', () => {
  it('renders equally many rows at every position, including all visible ones', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(500),
        fc.integer({ min: 1, max: 30 }),
        directions,
        (count, start, seen, direction) => {
          const first = Math.min(start, Math.max(0, count - 1));
          const last = Math.min(count - 1, first + seen - 1);
          const range = steadyRange({ first, count, seen }, direction);
          expect(range).toHaveLength(Math.min(count, seen + 2 * OVERSCAN));
          for (let index = first; index <= last; index += 1) expect(range).toContain(index);
          expect(range).toEqual(range.map((_, place) => (range[0] ?? 0) + place));
          if (count > 0) expect(range.at(-1)).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('rowsOfFrame', () => {
  const rows = (first: number, count = 20) => Array.from({ length: count }, (_, place) => first + place);
  const sorted = (indexes: readonly number[]) => indexes.toSorted((a, b) => a - b);

  it('renders one new row at a time while scrolling, nearest first, and the others later', () => {
    const standing = rowsOfFrame([], rows(100), 'standing');
    const down = rowsOfFrame(standing, rows(103), 'scrolling');
    expect(sorted(down)).toEqual([101, 102, ...rows(103, 18)]);
    expect(sorted(rowsOfFrame(down, rows(103), 'scrolling'))).toEqual([102, ...rows(103, 19)]);
    const up = rowsOfFrame(standing, rows(97), 'scrolling');
    expect(sorted(up)).toEqual(sorted([...rows(99, 19), 118]));
  });

  it.each([
    { late: 1, pace: 'scrolling', drawn: 1 },
    { late: 6, pace: 'scrolling', drawn: 1 },
    { late: 7, pace: 'scrolling', drawn: 2 },
    { late: 10, pace: 'scrolling', drawn: 3 },
    { late: 1, pace: 'delayed', drawn: 0 },
    { late: 6, pace: 'delayed', drawn: 0 },
    { late: 7, pace: 'delayed', drawn: 2 },
  ] as const)('draws $drawn at once when $late are late and the list is $pace', ({ late, pace, drawn }) => {
    const standing = rowsOfFrame([], rows(100), 'standing');
    const up = rowsOfFrame(standing, rows(100 - late), pace);
    expect(up.filter((index) => index < 100)).toHaveLength(drawn);
    const down = rowsOfFrame(standing, rows(100 + late), pace);
    expect(down.filter((index) => index >= 120)).toHaveLength(drawn);
  });

  it('renders everything at once when the list is still, and after a jump', () => {
    const standing = rowsOfFrame([], rows(100), 'standing');
    expect(sorted(rowsOfFrame(standing, rows(105), 'standing'))).toEqual(rows(105));
    expect(sorted(rowsOfFrame(standing, rows(500), 'delayed'))).toEqual(rows(500));
    expect(sorted(rowsOfFrame(standing, rows(100, 12), 'scrolling'))).toEqual(rows(100, 12));
  });

  it('has every row in place after a few frames, each in the slot of a removed row', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: -60, max: 60 }),
        (first, count, step) => {
          const wanted = rows(Math.max(0, first + step), count);
          let drawn = rowsOfFrame([], rows(first, count), 'standing');
          for (let frame = 0; frame < count; frame += 1) drawn = rowsOfFrame(drawn, wanted, 'scrolling');
          expect(sorted(drawn)).toEqual(wanted);
          drawn.forEach((index, slot) => expect(index % count).toBe(slot));
        },
      ),
    );
  });
});
