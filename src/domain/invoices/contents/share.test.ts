import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleStep } from '../../estimates/estimate-content';
import { grossOf, taxOf, without } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import { sharedTaxes, shareOf } from './share';
import { progressGross, stepGross } from './share-gross';

const tax = (cents: number) => [{ name: 'Sales tax', cents }];

/** Case 1 of the design: a roof with labor that bears no tax. */
const ROOF: readonly RateSum[] = [
  { taxRate: '', base: 784_000, taxes: [] },
  { taxRate: 'sales', base: 864_349, taxes: tax(76_711) },
];
const TOTALS = {
  amounts: [],
  subtotal: 1_648_349,
  discount: 0,
  groups: ROOF.map((sum) => ({ ...sum, discount: 0 })),
  tax: 76_711,
  total: 1_725_060,
};

function step(id: string, changes: Partial<ScheduleStep>): ScheduleStep {
  return { id, name: id, when: '', kind: 'rest', percent: 100_000, amount: 0, ...changes };
}

/** Bills steps one after the other, each of what the earlier ones left. */
function billed(schedule: readonly ScheduleStep[], order = schedule.map(({ id }) => id)) {
  let left = ROOF;
  const steps = new Set<string>();
  return order.map((id) => {
    const share = shareOf(left, stepGross(TOTALS, schedule, id, { steps, left }));
    left = without(left, [share]);
    steps.add(id);
    return share;
  });
}

const THIRDS = [
  step('deposit', { kind: 'percent', percent: 30_000 }),
  step('roof', { kind: 'percent', percent: 40_000 }),
  step('rest', {}),
];

describe('payment steps', () => {
  it('of 30 %, 40 % and the rest', () => {
    const shares = billed(THIRDS);
    expect(shares.map(grossOf)).toEqual([517_518, 690_024, 517_518]);
    expect(shares.map(taxOf)).toEqual([23_013, 30_685, 23_013]);
  });

  it('of a fixed deposit and halves of the rest', () => {
    const half = { kind: 'rest', percent: 50_000 } as const;
    const fixed = [
      step('deposit', { kind: 'cents', amount: 500_000 }),
      step('roof', half),
      step('end', half),
    ];
    expect(billed(fixed).map(([plain, taxed]) => [taxed?.base, taxed?.taxes[0]?.cents, plain?.base])).toEqual(
      [
        [250_527, 22_234, 227_239],
        [306_911, 27_239, 278_380],
        [306_911, 27_238, 278_381],
      ],
    );
  });

  it('take the rest with the one that is billed last, whatever the order', () => {
    const shares = billed(THIRDS, ['rest', 'deposit', 'roof']);
    expect(shares.map(grossOf)).toEqual([517_518, 517_518, 690_024]);
    expect(taxOf(shares.flat())).toBe(76_711);
  });

  it('are billed once, and never beyond what is left', () => {
    const steps = new Set(['deposit']);
    expect(stepGross(TOTALS, THIRDS, 'deposit', { steps, left: ROOF })).toBe(0);
    expect(stepGross(TOTALS, THIRDS, 'gone', { steps, left: ROOF })).toBe(0);
    const left = [{ taxRate: '', base: 100, taxes: [] }];
    expect(stepGross(TOTALS, THIRDS, 'roof', { steps, left })).toBe(100);
  });
});

describe('progress by percent', () => {
  it('bills what is done beyond what is billed, and all of the rest at the end', () => {
    let left = ROOF;
    const bills = [25_000, 60_000, 60_000, 100_000].map((done) => {
      const share = shareOf(left, progressGross(ROOF, left, done));
      left = without(left, [share]);
      return grossOf(share);
    });
    expect(bills).toEqual([431_265, 603_771, 0, 690_024]);
    expect(grossOf(left)).toBe(0);
  });

  it('adds up to what was signed, each base and tax, whatever the steps', () => {
    const cents = fc.nat(100_000_000);
    fc.assert(
      fc.property(fc.tuple(cents, cents, cents), fc.array(fc.nat(100_000)), ([plain, base, taxed], done) => {
        const signed = [
          { taxRate: '', base: plain, taxes: [] },
          { taxRate: 'sales', base, taxes: tax(taxed) },
        ];
        let left: readonly RateSum[] = signed;
        for (const upTo of [...done, 100_000]) {
          const gross = progressGross(signed, left, upTo);
          const share = shareOf(left, gross);
          expect(grossOf(share)).toBe(gross);
          left = without(left, [share]);
        }
        expect(left).toEqual(without(signed, [signed]));
      }),
    );
  });
});

describe('bases with the taxes of what is left', () => {
  const left = [{ taxRate: 'sales', base: 3_015, taxes: tax(268) }];

  it('are refused beyond what is left', () => {
    expect(sharedTaxes(left, [{ taxRate: 'sales', base: 3_016 }])).toBeNull();
    expect(sharedTaxes(left, [{ taxRate: 'other', base: 1 }])).toBeNull();
  });

  it('take all of the tax with all of the base', () => {
    expect(sharedTaxes(left, [{ taxRate: 'sales', base: 3_015 }])).toEqual(left);
  });
});
