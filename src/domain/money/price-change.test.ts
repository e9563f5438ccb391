import { describe, expect, it } from 'vitest';
import { makePriceItem } from '@tests/factories/records';
import { MAX_CENTS } from '../core/shape';
import { priceChanges, readPriceChange } from './price-change';

const WRONG = 'Write a change like 2.5 or -2.5, at least -100 and at most 1000.';

describe('a change of prices', () => {
  it.each([
    ['5', 'US', 5_000],
    ['+5 %', 'US', 5_000],
    ['-2.5', 'US', -2_500],
    ['-2,5 %', 'DE', -2_500],
    ['12,125', 'DE', 12_125],
    ['-100', 'US', -100_000],
    ['1000', 'US', 1_000_000],
  ])('typed as "%s" in %s is %i thousandths of a percent', (typed, country, percent) => {
    expect(readPriceChange(typed, country)).toEqual({ percent });
  });

  it.each(['', '0', '-101', '1001', 'five', '$5', '5 + 5'])('typed as "%s" is asked for again', (typed) => {
    expect(readPriceChange(typed, 'US')).toEqual({ problem: WRONG });
  });

  it('that may be two is asked about', () => {
    expect(readPriceChange('2,5', 'US')).toEqual({ problem: 'Is that 2.5 or 25? Write it in full.' });
  });

  it.each([
    [10_000, 5_000, 10_500],
    // Half a cent goes up.
    [1_010, 5_000, 1_061],
    [999, -2_500, 974],
    [999, -100_000, 0],
    [MAX_CENTS, 5_000, MAX_CENTS],
  ])('of %i cents by %i is %i', (price, percent, changed) => {
    const found = priceChanges([makePriceItem({ price })], percent);
    expect(found.map((one) => one.price)).toEqual(changed === price ? [] : [changed]);
  });

  it('leaves out lines whose price it does not change', () => {
    expect(priceChanges([makePriceItem({ price: 0 }), makePriceItem({ price: 9 })], 5_000)).toEqual([]);
  });
});
