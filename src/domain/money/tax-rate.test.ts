import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_TAX_RATE, parseTaxRate, taxRateText } from './tax-rate';

describe('a tax rate', () => {
  it.each([
    ['', 0],
    ['8.25', 8_250],
    [' 8,25 % ', 8_250],
    ['7', 7_000],
    ['0.005', 5],
    ['100', 100_000],
    ['100.001', null],
    ['8.2555', null],
    ['-1', null],
    ['8 25', null],
    ['ten', null],
  ])('typed as "%s" is %s thousandths of a percent', (typed, expected) => {
    expect(parseTaxRate(typed)).toBe(expected);
  });

  it.each([
    [8_250, 'US', '8.25'],
    [8_250, 'DE', '8,25'],
    [19_000, 'DE', '19'],
    [0, 'DE', ''],
  ])('of %d thousandths of a percent is written in %s as "%s"', (rate, country, written) => {
    expect(taxRateText(rate, country)).toBe(written);
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_TAX_RATE }),
        fc.constantFrom('US', 'DE', 'FR', 'CH'),
        (rate, country) => {
          expect(parseTaxRate(taxRateText(rate, country))).toBe(rate);
        },
      ),
    );
  });
});
