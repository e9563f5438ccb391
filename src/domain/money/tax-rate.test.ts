import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_TAX_RATE, readTaxRate, taxRateText } from './tax-rate';

describe('a tax rate', () => {
  it.each([
    ['8.25', 'US', 8_250],
    [' 8.25 % ', 'US', 8_250],
    ['8,25', 'DE', 8_250],
    // 825 % is no rate.
    ['8,25', 'US', 8_250],
    ['7', 'US', 7_000],
    ['0', 'US', 0],
    ['0.005', 'US', 5],
    ['8,875', 'DE', 8_875],
    ['100', 'US', 100_000],
  ])('typed as "%s" in %s is %i thousandths of a percent', (typed, country, rate) => {
    expect(readTaxRate(typed, country)).toEqual({ rate });
  });

  it.each(['', '100.001', '8.2555', '-1', '8 2.5.1', 'ten', '$8', '8%%', '8,250'])(
    'typed as "%s" is asked for again',
    (typed) => {
      expect(readTaxRate(typed, 'US')).toEqual({ problem: 'Write a rate like 8.25, at most 100.' });
    },
  );

  it('that may be two is asked about', () => {
    expect(readTaxRate('2,5', 'US')).toEqual({ problem: 'Is that 2.5 or 25? Write it in full.' });
    expect(readTaxRate('2.5', 'DE')).toEqual({ problem: 'Is that 2,5 or 25? Write it in full.' });
  });

  it.each([
    [8_250, 'US', '8.25'],
    [8_250, 'DE', '8,25'],
    [19_000, 'DE', '19'],
    [0, 'DE', '0'],
  ])('of %d thousandths of a percent is written in %s as "%s"', (rate, country, written) => {
    expect(taxRateText(rate, country)).toBe(written);
  });

  it('reads back as it was written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_TAX_RATE }),
        fc.constantFrom('US', 'DE', 'FR', 'CH'),
        (rate, country) => {
          expect(readTaxRate(taxRateText(rate, country), country)).toEqual({ rate });
        },
      ),
    );
  });
});
