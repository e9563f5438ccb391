import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf, partsOf, taxOf, together, without, withParts } from './rate-sums';
import type { RateSum } from './rate-sums';

const sum = (taxRate: string, base: number, ...taxes: number[]): RateSum => ({
  taxRate,
  base,
  taxes: taxes.map((cents, at) => ({ name: `Tax ${at + 1}`, cents })),
});

const PAPER = [sum('both', 1_010, 51, 71), sum('', 500)];

const anyPaper = fc
  .tuple(fc.nat(1_000_000), fc.nat(100_000), fc.nat(100_000), fc.nat(1_000_000))
  .map(([base, first, second, plain]) => [sum('both', base, first, second), sum('', plain)]);

describe('the sums of a paper by rate', () => {
  it('are taxes, then bases', () => {
    expect(partsOf(PAPER)).toEqual([51, 71, 1_010, 500]);
    expect(taxOf(PAPER)).toBe(122);
    expect(grossOf(PAPER)).toBe(1_632);
  });

  it('hold other parts at the same places', () => {
    expect(withParts(PAPER, [1, 2, 3, 4])).toEqual([sum('both', 3, 1, 2), sum('', 4)]);
  });

  it('are added by rate', () => {
    expect(together([PAPER, [sum('gst', 100, 5)], [sum('', 1)]])).toEqual([
      ...[sum('both', 1_010, 51, 71), sum('', 501)],
      sum('gst', 100, 5),
    ]);
  });

  it('leave nothing of themselves, and less than nothing of a rate that only others have', () => {
    expect(partsOf(without(PAPER, [PAPER]))).toEqual([0, 0, 0, 0]);
    expect(without([], [PAPER])).toEqual([sum('both', -1_010, -51, -71), sum('', -500)]);
  });

  it('come back when what was taken is added', () => {
    fc.assert(
      fc.property(anyPaper, anyPaper, (whole, taken) => {
        expect(withParts(whole, partsOf(whole))).toEqual(whole);
        expect(together([without(whole, [taken]), taken])).toEqual(whole);
      }),
    );
  });
});
