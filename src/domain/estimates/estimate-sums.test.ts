import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  choiceCost,
  choiceMargin,
  choiceTotals,
  crewCost,
  extraDifference,
  plain,
  stepSums,
} from './estimate-sums';
import type { Priced } from './estimate-sums';
import type { EstimateLine, ScheduleStep } from './estimate-content';
import type { Totals } from '../money/totals';

let made = 0;

function line(quantity: number, unitPrice: number, more: Partial<EstimateLine> = {}): EstimateLine {
  made += 1;
  const blank = {
    position: made,
    options: '',
    name: 'Line',
    description: '',
    unit: 'EA',
    waste: 0,
    unitCost: 0,
    priceItem: '',
  };
  return { id: `l${made}`, ...blank, quantity, unitPrice, taxRate: 'sales', isOptional: false, ...more };
}

function estimate(lines: readonly EstimateLine[], more: Partial<Priced> = {}): Priced {
  const taxRates = [{ id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] }];
  return { lines, taxRates, isTaxInclusive: false, discountPercent: 0, discount: 0, ...more };
}

function step(changes: Partial<ScheduleStep>): ScheduleStep {
  return { id: 's', name: 'Step', when: '', kind: 'percent', percent: 0, amount: 0, ...changes };
}

const totalsFor = (priced: Priced, option = 'a', extras: readonly string[] = []): Totals => {
  const totals = choiceTotals(priced, { option, extras: new Set(extras) });
  if (typeof totals === 'string') throw new Error(totals);
  return totals;
};

/** Case 1 of the design, with the two extras of case 10. */
const VENT = line(4_200, 975, { isOptional: true });
const CABLE = line(6_000, 1_240, { isOptional: true });
const ROOF = estimate([
  line(2_800, 8_500, { taxRate: '' }),
  line(2_800, 16_800, { waste: 10_000 }),
  line(950, 9_200, { waste: 5_000 }),
  line(1_850, 3_150, { waste: 5_000 }),
  line(21_400, 385, { waste: 5_000 }),
  line(19_600, 340),
  line(600, 6_800),
  line(2_800, 19_500, { taxRate: '' }),
  VENT,
  CABLE,
]);

describe('an estimate', () => {
  it('sums a roof without its extras', () => {
    expect(totalsFor(ROOF)).toMatchObject({ subtotal: 1_648_349, tax: 76_711, total: 1_725_060 });
  });

  it('shows each extra with its true difference', () => {
    expect(extraDifference(ROOF, plain('a'), VENT.id)).toBe(44_584);
    expect(extraDifference(ROOF, plain('a'), CABLE.id)).toBe(81_003);
    expect(totalsFor(ROOF, 'a', [VENT.id, CABLE.id]).total - totalsFor(ROOF).total).toBe(125_587);
  });

  it('shows the same difference for an added extra as before it was added', () => {
    const added = { option: 'a', extras: new Set([VENT.id]) };
    expect(extraDifference(ROOF, added, VENT.id)).toBe(44_584);
  });

  it('counts shared lines in every option, and its own in one', () => {
    const three = estimate([
      line(100, 10_000, { taxRate: '' }),
      line(100, 500, { taxRate: '', options: 'b' }),
      line(100, 900, { taxRate: '', options: 'b c' }),
    ]);
    expect(['a', 'b', 'c'].map((option) => totalsFor(three, option).total)).toEqual([10_000, 11_400, 10_900]);
  });

  it('divides the total into steps', () => {
    const steps = [
      step({ percent: 30_000 }),
      step({ percent: 40_000 }),
      step({ kind: 'rest', percent: 100_000 }),
    ];
    const sums = stepSums(totalsFor(ROOF), steps);
    expect(sums.map(({ total, tax }) => [total, tax])).toEqual([
      [517_518, 23_013],
      [690_024, 30_685],
      [517_518, 23_013],
    ]);
  });

  it('takes a fixed deposit off first', () => {
    const half = step({ kind: 'rest', percent: 50_000 });
    const sums = stepSums(totalsFor(ROOF), [step({ kind: 'cents', amount: 500_000 }), half, half]);
    expect(sums.map(({ total }) => total)).toEqual([500_000, 612_530, 612_530]);
    expect(sums.map(({ tax }) => tax)).toEqual([22_234, 27_239, 27_238]);
  });

  it('knows its cost and margin, with the waste it buys', () => {
    const priced = estimate([line(1_000, 10_000, { waste: 10_000, unitCost: 6_000, taxRate: '' })]);
    expect(choiceCost(priced, plain('a'), 0)).toBe(66_000);
    expect(choiceMargin(priced, plain('a'), 0)).toBe(400);
    expect(choiceMargin(estimate([]), plain('a'), 0)).toBeNull();
  });

  it('counts the hours of the crew in its cost and margin', () => {
    const priced = estimate([line(1_000, 10_000, { unitCost: 5_000, taxRate: '' })]);
    // 4 hours and 20 minutes at $55.50.
    const crew = crewCost(260, 5_550);
    expect(crew).toBe(24_050);
    expect(choiceCost(priced, plain('a'), crew)).toBe(74_050);
    expect(choiceMargin(priced, plain('a'), crew)).toBe(260);
  });

  it('takes a percentage before an amount as discount', () => {
    const lines = [line(100, 10_000, { taxRate: '' })];
    expect(totalsFor(estimate(lines, { discountPercent: 10_000, discount: 1 })).discount).toBe(1_000);
    expect(totalsFor(estimate(lines, { discount: 1 })).discount).toBe(1);
  });

  it('has steps that add up, whatever the schedule', () => {
    const anyStep = fc.record({
      kind: fc.constantFrom('percent' as const, 'cents' as const, 'rest' as const),
      percent: fc.integer({ min: 0, max: 100_000 }),
      amount: fc.integer({ min: 0, max: 3_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(anyStep, { minLength: 1, maxLength: 12 }), (steps) => {
        const totals = totalsFor(ROOF);
        const sums = stepSums(totals, steps.map(step));
        expect(sums.reduce((all, one) => all + one.total, 0)).toBe(totals.total);
        expect(sums.reduce((all, one) => all + one.tax, 0)).toBe(totals.tax);
        expect(sums.every(({ total, tax }) => tax >= 0 && tax <= total)).toBe(true);
      }),
    );
  });
});
