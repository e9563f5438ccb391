import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { steadyRange } from './row-slots';

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
