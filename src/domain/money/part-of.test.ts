import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CENTS } from '../core/shape';
import { MAX_TAX_RATE } from './tax-rate';
import { partOf } from './part-of';

it.each([
  [0, 8_250, 0],
  [100_00, 0, 0],
  [18_460_00, 8_250, 1_522_95],
  [18_460_00, 8_875, 1_638_33],
  // Exactly half a cent rounds up, slightly less rounds down.
  [1, 50_000, 1],
  [1, 49_999, 0],
  [10, 5_000, 1],
  [10, 4_999, 0],
  [1_01, 50_000, 51],
  // Beyond the precision of floating point.
  [MAX_CENTS, MAX_TAX_RATE, MAX_CENTS],
  [MAX_CENTS - 1, 8_875, 887_500_000],
])('tax on %i cents at %i thousandths of a percent is %i', (cents, rate, tax) => {
  expect(partOf(cents, rate)).toBe(tax);
});

const amounts = fc.integer({ min: 0, max: MAX_CENTS });
const rates = fc.integer({ min: 0, max: MAX_TAX_RATE });

it('is within half a cent of the exact tax', () => {
  fc.assert(
    fc.property(amounts, rates, (cents, rate) => {
      const off = BigInt(partOf(cents, rate)) * 100_000n - BigInt(cents) * BigInt(rate);
      expect(off > -50_000n && off <= 50_000n).toBe(true);
    }),
  );
});

it('never falls when the amount or the rate grows', () => {
  fc.assert(
    fc.property(amounts, rates, (cents, rate) => {
      const tax = partOf(cents, rate);
      expect(partOf(cents + 1, rate)).toBeGreaterThanOrEqual(tax);
      expect(partOf(cents, rate + 1)).toBeGreaterThanOrEqual(tax);
    }),
  );
});
