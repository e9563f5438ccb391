import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalsOf } from './totals';
import type { Reckoned, TaxedLine, Totals } from './totals';

const SALES = { id: 'sales', parts: [{ name: 'Sales tax', rate: 8_875 }] };
const NO_DISCOUNT = { cents: 0 };

const line = (quantity: number, waste: number, unitPrice: number, taxRate = 'sales'): TaxedLine => ({
  quantity,
  waste,
  unitPrice,
  taxRate,
});

/** Case 1 of the design: a roof with two lines of labor that bear no tax. */
const ROOF = [
  line(2_800, 0, 8_500, ''),
  line(2_800, 10_000, 16_800),
  line(950, 5_000, 9_200),
  line(1_850, 5_000, 3_150),
  line(21_400, 5_000, 385),
  line(19_600, 0, 340),
  line(600, 0, 6_800),
  line(2_800, 0, 19_500, ''),
];

function reckon(lines: readonly TaxedLine[], more: Partial<Reckoned> = {}): Totals {
  const totals = totalsOf({ lines, rates: [SALES], discount: NO_DISCOUNT, isInclusive: false, ...more });
  if (typeof totals === 'string') throw new Error(totals);
  return totals;
}

describe('the totals of a paper', () => {
  it('tax each rate once', () => {
    const { subtotal, tax, total, groups } = reckon(ROOF);
    expect({ subtotal, tax, total }).toEqual({ subtotal: 1_648_349, tax: 76_711, total: 1_725_060 });
    expect(groups.map(({ base }) => base)).toEqual([784_000, 864_349]);
  });

  it('add an extra with its true difference', () => {
    const { total } = reckon(ROOF);
    const [first, second] = [line(100, 0, 40_950), line(100, 0, 74_400)];
    expect(reckon([...ROOF, first]).total - total).toBe(44_584);
    expect(reckon([...ROOF, second]).total - total).toBe(81_003);
    expect(reckon([...ROOF, first, second]).total - total).toBe(125_587);
  });

  it('leave a price that holds its tax as it is', () => {
    const rates = [{ id: 'vat', parts: [{ name: 'VAT', rate: 21_000 }] }];
    const { groups, tax, total } = reckon([line(200, 0, 37_900, 'vat')], { rates, isInclusive: true });
    expect({ base: groups[0]?.base, tax, total }).toEqual({ base: 62_645, tax: 13_155, total: 75_800 });
  });

  it('round each part of a rate by itself', () => {
    const parts = [
      { name: 'GST', rate: 5_000 },
      { name: 'PST', rate: 7_000 },
    ];
    const { groups } = reckon([line(100, 0, 1_010, 'two')], { rates: [{ id: 'two', parts }] });
    expect(groups[0]?.taxes).toEqual([
      { name: 'GST', cents: 51 },
      { name: 'PST', cents: 71 },
    ]);
  });

  it('spread a discount over the rates', () => {
    const totals = reckon([line(100, 0, 10_005), line(100, 0, 3_333, '')], { discount: { percent: 10_000 } });
    expect(totals.groups.map(({ discount }) => discount)).toEqual([1_001, 333]);
    expect(totals).toMatchObject({ discount: 1_334, tax: 799, total: 12_803 });
  });

  it('tax what a deduction leaves of its rate', () => {
    expect(reckon([line(100, 0, 50_000), line(100, 0, -20_000)]).groups[0]?.base).toBe(30_000);
  });

  it.each([
    [[line(100, 0, 50_000), line(100, 0, -20_000, '')], NO_DISCOUNT, 'group-below-zero'],
    [[line(100, 0, 50_000)], { cents: 50_001 }, 'discount-too-large'],
    [[line(100, 0, 50_000)], { percent: -1_000 }, 'discount-below-zero'],
    [[line(100, 0, 50_000, 'gone')], NO_DISCOUNT, 'unknown-rate'],
  ] as const)('refuse %o with %o', (lines, discount, problem) => {
    expect(totalsOf({ lines, rates: [SALES], discount, isInclusive: false })).toBe(problem);
  });

  it('lose no cent, whatever the lines', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 0, max: 100_000_000 }),
      waste: fc.integer({ min: 0, max: 100_000 }),
      unitPrice: fc.integer({ min: 0, max: 10_000_000 }),
      taxRate: fc.constantFrom('', 'sales'),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), fc.boolean(), (lines, isInclusive) => {
        const discount = { percent: 12_345 };
        const totals = reckon(lines, { discount, isInclusive });
        const bases = totals.groups.reduce((sum, { base }) => sum + base, 0);
        expect(totals.amounts.reduce((sum, one) => sum + one, 0)).toBe(totals.subtotal);
        expect(totals.total).toBe(bases + totals.tax);
        const net = totals.subtotal - totals.discount;
        expect(isInclusive ? totals.total : bases).toBe(net);
      }),
    );
  });
});
