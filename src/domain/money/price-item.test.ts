import { describe, expect, it } from 'vitest';

import { marginOf } from './price-item';

describe('the margin of a line', () => {
  it.each([
    [{ price: 10_000, cost: 6_500 }, 35],
    [{ price: 10_000, cost: 0 }, 100],
    [{ price: 10_000, cost: 12_000 }, -20],
    [{ price: 300, cost: 200 }, 33],
    [{ price: 0, cost: 500 }, null],
  ])('of %o is %s percent', (item, expected) => {
    expect(marginOf(item)).toBe(expected);
  });
});
