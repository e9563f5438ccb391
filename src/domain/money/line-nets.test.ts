import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineNets } from './line-nets';
import { totalsOf } from './totals';

const RATES = [{ id: 'sales', parts: [{ name: 'Sales tax', rate: 8_875 }] }];
const line = (unitPrice: number, taxRate = 'sales') => ({ quantity: 100, waste: 0, unitPrice, taxRate });

function netsOf(lines: readonly ReturnType<typeof line>[], percent: number, isInclusive = false) {
  const totals = totalsOf({ lines, rates: RATES, discount: { percent }, isInclusive });
  if (typeof totals === 'string') throw new Error(totals);
  return { nets: lineNets(lines, totals), totals };
}

it('takes the discount and a tax within the prices off the lines', () => {
  expect(netsOf([line(10_005), line(3_333, '')], 10_000).nets).toEqual([9_004, 3_000]);
  expect(netsOf([line(10_888), line(10_887)], 0, true).nets).toEqual([10_000, 10_000]);
});

it('leaves a deduction as it is', () => {
  expect(netsOf([line(50_000), line(-20_000)], 10_000).nets).toEqual([47_000, -20_000]);
});

it('adds up to the base of each rate, whatever the lines', () => {
  const anyLine = fc.record({ price: fc.nat(10_000_000), taxRate: fc.constantFrom('', 'sales') });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 12 }),
      fc.nat(100_000),
      fc.boolean(),
      (some, percent, isInclusive) => {
        const lines = some.map(({ price, taxRate }) => line(price, taxRate));
        const { nets, totals } = netsOf(lines, percent, isInclusive);
        for (const { taxRate, base } of totals.groups)
          expect(nets.reduce((sum, net, at) => sum + (lines[at]?.taxRate === taxRate ? net : 0), 0)).toBe(
            base,
          );
        expect(nets.every((net) => net >= 0)).toBe(true);
      },
    ),
  );
});
