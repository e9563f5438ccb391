import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenNumber } from '../format/number-words';
import { typedNumber } from './typed-number';

describe('a typed amount', () => {
  it.each([
    ['1250', 'US', 125_000],
    ['$1,250.5', 'US', 125_050],
    ['1,250', 'US', 125_000],
    ['.5', 'US', 50],
    ['0,5', 'US', 50],
    ['1.250,50', 'US', 125_050],
    ['1250.0000', 'US', 125_000],
    ['(40)', 'US', -4_000],
    ['-3.10', 'US', -310],
    ['-$3.10', 'US', -310],
    ['5-', 'US', -500],
    ['0', 'US', 0],
    ['(0)', 'US', 0],
    ['1,250,000.00', 'US', 125_000_000],
    ['1250', 'DE', 125_000],
    ['1.250', 'DE', 125_000],
    ['1.250,50 €', 'DE', 125_050],
    ['12,5', 'DE', 1_250],
    ['1.250.000', 'DE', 125_000_000],
    ['1,250.50', 'DE', 125_050],
    ['1 250,50', 'FR', 125_050],
    ["1'250.50", 'CH', 125_050],
    ['Fr. 1’500.-', 'CH', 150_000],
    ['12,50,000.00', 'IN', 125_000_000],
    ['1 500 zł', 'PL', 150_000],
    ['CA$12', 'CA', 1_200],
  ])('reads %j in %s', (typed, country, units) => {
    expect(typedNumber(typed, country)).toEqual({ kind: 'number', units });
  });

  it.each([
    ['2,5', 'US', [250, 2_500]],
    ['12,50', 'US', [1_250, 125_000]],
    ['1250,50', 'US', [125_050, 12_505_000]],
    ['1.250', 'US', [125, 125_000]],
    ['-2,5', 'US', [-250, -2_500]],
    ['2.5', 'DE', [250, 2_500]],
    ['1,250', 'DE', [125, 125_000]],
  ])('leaves open what %j in %s means', (typed, country, units) => {
    expect(typedNumber(typed, country)).toEqual({ kind: 'unclear', units });
  });

  it.each([
    '',
    '-',
    '.',
    'abc',
    '12k',
    '1.2.3',
    '1,2.5',
    '12.345',
    '5000-7000',
    '(40',
    '--3',
    '9'.repeat(20),
  ])('finds none in %j', (typed) => {
    expect(typedNumber(typed, 'US')).toEqual({ kind: 'none' });
  });

  it('reads what it wrote, in every country', () => {
    const country = fc.constantFrom('US', 'DE', 'GB', 'FR', 'CH', 'IN', 'PL', 'SE');
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), country, (units, home) => {
        const read = typedNumber(writtenNumber(units / 100, home, 2), home);
        // Three decimals do not occur, so nothing it writes is unclear.
        expect(read).toEqual({ kind: 'number', units });
      }),
    );
  });
});
