import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleStep } from '../../estimates/estimate-content';
import { choiceTotals, plain } from '../../estimates/estimate-sums';
import { BLANK_LINE } from '../../estimates/new-line';
import { grossOf, taxOf } from '../../money/rate-sums';
import type { RateGroup } from '../../money/totals';
import { initialOf } from '../../core/shape';
import { invoiceContent } from '../invoice-content';
import type { InvoiceContent } from '../invoice-content';
import { billOf, MORE_THAN_LEFT, NOT_SHAREABLE, NOTHING_LEFT } from './bill';
import type { Bill, BilledEstimate, BilledPart } from './bill';
import { billedGroups } from './billed-groups';
import { takenFrom } from './taken-from';

const SALES = { id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] };
const step = (id: string, changes: Partial<ScheduleStep>): ScheduleStep => ({
  ...{ id, name: id, when: '', kind: 'percent', percent: 0, amount: 0 },
  ...changes,
});
const SCHEDULE = [
  step('Deposit', { percent: 30_000 }),
  step('Roof', { percent: 40_000 }),
  step('Rest', { kind: 'rest', percent: 100_000 }),
];

function estimate(
  prices: readonly (readonly [cents: number, taxRate: string])[],
  discountPercent = 0,
): BilledEstimate {
  const lines = prices.map(([unitPrice, taxRate], at) => ({
    ...BLANK_LINE,
    ...{ id: `l${at}`, position: at, name: `Line ${at}`, unitPrice, taxRate },
  }));
  const reckoning = {
    taxRates: [SALES],
    defaultTaxRate: '',
    isTaxInclusive: false,
    discountPercent,
    discount: 0,
  };
  const totals = choiceTotals({ lines, ...reckoning, kind: 'Change' }, plain('a'));
  if (typeof totals === 'string') throw new Error(totals);
  return { lines, ...reckoning, schedule: SCHEDULE, choice: plain('a'), totals };
}

/** Case 1 of the design, by its two bases. */
const ROOF = estimate([
  [864_349, 'sales'],
  [784_000, ''],
]);

const ids = { country: 'US', newId: () => 'new' };

type Paper = InvoiceContent & {
  readonly kind: 'Invoice';
  readonly status: 'Sent';
  readonly groups: readonly RateGroup[];
};

/** A bill as it is issued: its sums are taken again from what is left. */
function issue(work: BilledEstimate, bill: Bill, papers: readonly Paper[]): Paper {
  const groups = billedGroups({ ...initialOf(invoiceContent), ...bill }, takenFrom(bill, work, papers));
  if (typeof groups === 'string') throw new Error(groups);
  return { ...initialOf(invoiceContent), ...bill, kind: 'Invoice', status: 'Sent', groups };
}

function billed(work: BilledEstimate, parts: readonly BilledPart[]): readonly Paper[] {
  return parts.reduce<readonly Paper[]>((papers, part) => {
    const bill = billOf(work, part, papers, ids);
    return typeof bill === 'string' ? papers : [...papers, issue(work, bill, papers)];
  }, []);
}

describe('a bill of signed work', () => {
  it('has the payment steps with their names and the taxes of their shares', () => {
    const papers = billed(
      ROOF,
      SCHEDULE.map(({ id }) => ({ kind: 'step', step: id })),
    );
    expect(papers.map(({ groups }) => [grossOf(groups), taxOf(groups)])).toEqual([
      [517_518, 23_013],
      [690_024, 30_685],
      [517_518, 23_013],
    ]);
    expect(papers.map(({ lines }) => lines.map(({ name }) => name))).toEqual([
      ['Deposit, 30% (Sales tax)', 'Deposit, 30% (no tax)'],
      ['Roof, 40% (Sales tax)', 'Roof, 40% (no tax)'],
      ['Rest (Sales tax)', 'Rest (no tax)'],
    ]);
  });

  it('bills a step once', () => {
    const [first] = billed(ROOF, [{ kind: 'step', step: 'Deposit' }]);
    expect(billOf(ROOF, { kind: 'step', step: 'Deposit' }, first ? [first] : [], ids)).toBe(NOTHING_LEFT);
  });

  it('has all signed lines while nothing is billed, and the rest of it later', () => {
    const [whole] = billed(ROOF, [{ kind: 'all' }]);
    expect(whole?.lines.map(({ id }) => id)).toEqual(['l0', 'l1']);
    const [, rest] = billed(ROOF, [{ kind: 'share', done: 60_000 }, { kind: 'all' }]);
    expect(rest?.lines[0]?.name).toBe('Rest of the work (Sales tax)');
    expect(grossOf(rest?.groups ?? [])).toBe(690_024);
    expect(billed(ROOF, [{ kind: 'all' }, { kind: 'all' }])).toHaveLength(1);
  });

  it('takes no share of deductions beyond a rate', () => {
    const credit = estimate([
      [100_000, ''],
      [-5_000, 'sales'],
    ]);
    expect(billOf(credit, { kind: 'share', done: 50_000 }, [], ids)).toBe(NOT_SHAREABLE);
  });

  it('bills no line beyond what shares left', () => {
    const [share] = billed(ROOF, [{ kind: 'share', done: 60_000 }]);
    const lines = { kind: 'lines', progress: [{ id: 'l0', done: 100_000, words: '' }] } as const;
    expect(billOf(ROOF, lines, share ? [share] : [], ids)).toBe(MORE_THAN_LEFT);
  });

  it('never bills more than was signed, and in the end all of it, whatever is billed in whatever order', () => {
    const share = fc.nat(100_000);
    const anyPart: fc.Arbitrary<BilledPart> = fc.oneof(
      fc.record({
        kind: fc.constant('step' as const),
        step: fc.constantFrom('Deposit', 'Roof', 'Rest', 'gone'),
      }),
      fc.record({ kind: fc.constant('share' as const), done: share }),
      fc.record({
        kind: fc.constant('lines' as const),
        progress: fc.array(
          fc.record({ id: fc.constantFrom('l0', 'l1'), done: share, words: fc.constant('') }),
          {
            maxLength: 2,
          },
        ),
      }),
    );
    const price = fc.tuple(fc.nat(1_000_000), fc.constantFrom('sales', ''));
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 4 }),
        fc.nat(100_000),
        fc.array(anyPart, { maxLength: 6 }),
        (prices, discountPercent, parts) => {
          const work = estimate(prices, discountPercent);
          const papers = billed(work, [...parts, { kind: 'all' }]);
          expect(papers.every(({ groups }) => grossOf(groups) >= 0)).toBe(true);
          expect(grossOf(papers.flatMap(({ groups }) => groups))).toBe(work.totals.total);
          expect(taxOf(papers.flatMap(({ groups }) => groups))).toBe(work.totals.tax);
        },
      ),
    );
  });
});
