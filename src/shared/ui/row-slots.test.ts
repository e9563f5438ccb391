import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rowsOfFrame, steadyRange } from './row-slots';

const directions = fc.constantFrom('forward', 'backward', null);

describe('steadyRange', () => {
  it('draws equally many rows wherever one looks, all that are seen among them', () => {
    fc.assert(
      fc.property(
        fc.nat(500),
        fc.nat(500),
        fc.integer({ min: 1, max: 30 }),
        directions,
        (count, start, seen, direction) => {
          const startIndex = Math.min(start, Math.max(0, count - 1));
          const endIndex = Math.min(count - 1, startIndex + seen - 1);
          const range = steadyRange({ startIndex, endIndex, overscan: 4, count, lanes: 1 }, seen, direction);
          expect(range).toHaveLength(Math.min(count, seen + 8));
          for (let index = startIndex; index <= endIndex; index += 1) expect(range).toContain(index);
          expect(range).toEqual(range.map((_, place) => (range[0] ?? 0) + place));
          if (count > 0) expect(range.at(-1)).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('rowsOfFrame', () => {
  const rows = (first: number, count = 20) =>
    Array.from({ length: count }, (_, place) => ({ index: first + place }));
  const indexes = (items: readonly { readonly index: number }[]) =>
    items.map(({ index }) => index).toSorted((a, b) => a - b);

  it('draws a new row of those that come in while one scrolls, nearest first, and all others by and by', () => {
    const standing = rowsOfFrame([], rows(100), false);
    const down = rowsOfFrame(standing, rows(103), true);
    expect(indexes(down)).toEqual([101, 102, ...indexes(rows(103, 18))]);
    expect(indexes(rowsOfFrame(down, rows(103), true))).toEqual([102, ...indexes(rows(103, 19))]);
    const up = rowsOfFrame(standing, rows(97), true);
    expect(indexes(up)).toEqual([...indexes(rows(99, 19)), 118].toSorted((a, b) => a - b));
  });

  it.each([
    { late: 6, drawn: 1 },
    { late: 7, drawn: 2 },
    { late: 10, drawn: 3 },
  ])('draws $drawn at once when $late are late', ({ late, drawn }) => {
    const standing = rowsOfFrame([], rows(100), false);
    const next = indexes(rowsOfFrame(standing, rows(100 + late), true));
    expect(next.filter((index) => index >= 120)).toHaveLength(drawn);
  });

  it('draws everything at once when the list stands, and after a jump', () => {
    const standing = rowsOfFrame([], rows(100), false);
    expect(indexes(rowsOfFrame(standing, rows(105), false))).toEqual(indexes(rows(105)));
    expect(indexes(rowsOfFrame(standing, rows(500), true))).toEqual(indexes(rows(500)));
    expect(indexes(rowsOfFrame(standing, rows(100, 12), true))).toEqual(indexes(rows(100, 12)));
  });

  it('has every row in place after a few frames, each in the slot of one that left', () => {
    fc.assert(
      fc.property(
        fc.nat(300),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: -60, max: 60 }),
        (first, count, step) => {
          const wanted = rows(Math.max(0, first + step), count);
          let drawn = rowsOfFrame([], rows(first, count), false);
          for (let frame = 0; frame < count; frame += 1) drawn = rowsOfFrame(drawn, wanted, true);
          expect(indexes(drawn)).toEqual(indexes(wanted));
          drawn.forEach(({ index }, slot) => expect(index % count).toBe(slot));
        },
      ),
    );
  });
});
