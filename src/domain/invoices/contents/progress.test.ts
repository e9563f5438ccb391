import { describe, expect, it } from 'vitest';
import type { EstimateLine } from '../../estimates/estimate-content';
import { choiceTotals } from '../../estimates/estimate-sums';
import { BLANK_LINE } from '../../estimates/new-line';
import { grossOf, taxOf, without } from '../../money/rate-sums';
import { initialOf } from '../../core/shape';
import { invoiceContent } from '../invoice-content';
import type { InvoiceLine } from '../invoice-content';
import { billedGroups } from './billed-groups';
import { wholeLines } from './billed-lines';
import { leftToBill } from './left-to-bill';
import { billedByLine, progressLines } from './progress-lines';
import { trackerLeft } from './tracker-left';

const rate = (of: number) => [{ id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: of }] }];
const line = (id: string, unitPrice: number, more: Partial<EstimateLine> = {}): EstimateLine => ({
  ...BLANK_LINE,
  ...{ id, position: unitPrice, name: id, unitPrice, taxRate: 'sales' },
  ...more,
});

const LINES = [
  line('shingle', 864_349),
  line('tear-off', 784_000, { taxRate: '' }),
  line('gutter', 40_950, { isOptional: true }),
];
const CHOICE = { option: 'a', extras: new Set<string>() };
const ESTIMATE = {
  lines: LINES,
  taxRates: rate(8_875),
  isTaxInclusive: false,
  discountPercent: 0,
  discount: 0,
};

function signed() {
  const totals = choiceTotals(ESTIMATE, CHOICE);
  if (typeof totals === 'string') throw new Error(totals);
  return { totals, source: { lines: wholeLines(LINES, CHOICE), totals } };
}

function invoiceOf(
  lines: readonly InvoiceLine[],
  left = signed().totals.groups as Parameters<typeof leftToBill>[0],
) {
  const content = { ...initialOf(invoiceContent), taxRates: rate(8_875), lines };
  const groups = billedGroups(content, { left, gross: null });
  if (typeof groups === 'string') throw new Error(groups);
  return { ...content, kind: 'Invoice', status: 'Sent', groups } as const;
}

describe('an invoice from a signed estimate', () => {
  it('bills what was signed, without extras that were not chosen', () => {
    const whole = invoiceOf(wholeLines(LINES, CHOICE));
    expect(whole.lines.map(({ id }) => id)).toEqual(['tear-off', 'shingle']);
    expect(grossOf(whole.groups)).toBe(1_725_060);
    expect(taxOf(whole.groups)).toBe(76_711);
    expect(grossOf(leftToBill(signed().totals.groups, [whole]))).toBe(0);
  });

  it('leaves nothing to bill by line', () => {
    const whole = invoiceOf(wholeLines(LINES, CHOICE));
    const all = LINES.map(({ id }) => ({ id, done: 100_000, words: '' }));
    expect(progressLines(signed().source, all, billedByLine([whole]))).toEqual([]);
  });
});

describe('progress by line', () => {
  it('bills each line up to what is done of it, and in the end what was signed', () => {
    const { source, totals } = signed();
    const first = invoiceOf(
      progressLines(source, [{ id: 'shingle', done: 33_333, words: '33.333% of 1' }], new Map()),
    );
    expect(first.lines).toMatchObject([
      { id: 'shingle', description: '33.333% of 1', unitPrice: 288_113, taxRate: 'sales' },
    ]);
    expect(taxOf(first.groups)).toBe(25_570);
    const all = source.lines.map(({ id }) => ({ id, done: 100_000, words: '' }));
    const rest = invoiceOf(
      progressLines(source, all, billedByLine([first])),
      without(totals.groups, [first.groups]),
    );
    expect(grossOf(first.groups) + grossOf(rest.groups)).toBe(1_725_060);
    expect(taxOf(rest.groups)).toBe(76_711 - 25_570);
  });

  it('bills a line again that a credit note took back', () => {
    const { source } = signed();
    const whole = invoiceOf(source.lines);
    const note = { ...invoiceOf(source.lines.slice(0, 1)), kind: 'Credit note' } as const;
    const all = source.lines.map(({ id }) => ({ id, done: 100_000, words: '' }));
    const again = progressLines(source, all, billedByLine([whole, note]));
    expect(again.map(({ id, unitPrice }) => [id, unitPrice])).toEqual([['tear-off', 784_000]]);
  });
});

describe('what is left to bill of a tracker', () => {
  const groups = (base: number, tax: number) => [
    { taxRate: 'sales', base, discount: 0, taxes: [{ name: 'Sales tax', cents: tax }] },
  ];

  it('is what was signed and changed without what was billed', () => {
    const left = trackerLeft(
      [
        { groups: groups(100_000, 8_875), taxRates: rate(8_875) },
        { groups: groups(-20_000, -1_775), taxRates: rate(8_875) },
      ],
      [
        { kind: 'Invoice', status: 'Sent', groups: groups(50_000, 4_438), taxRates: rate(8_875) },
        { kind: 'Invoice', status: 'Draft', groups: groups(10_000, 888), taxRates: rate(8_875) },
        { kind: 'Invoice', status: 'Void', groups: groups(10_000, 888), taxRates: rate(8_875) },
        { kind: 'Credit note', status: 'Sent', groups: groups(5_000, 444), taxRates: rate(8_875) },
      ],
    );
    expect(left.groups).toMatchObject([{ base: 35_000, taxes: [{ cents: 3_106 }] }]);
  });

  it('keeps a rate apart that was changed between two signatures', () => {
    const left = trackerLeft(
      [
        { groups: groups(100_000, 8_875), taxRates: rate(8_875) },
        { groups: groups(10_000, 900), taxRates: rate(9_000) },
      ],
      [{ kind: 'Invoice', status: 'Sent', groups: groups(10_000, 900), taxRates: rate(9_000) }],
    );
    expect(left.groups.map(({ taxRate, base }) => [taxRate, base])).toEqual([
      ['sales', 100_000],
      ['sales-2', 0],
    ]);
    expect(left.taxRates.map(({ id, parts }) => [id, parts[0]?.rate])).toEqual([
      ['sales', 8_875],
      ['sales-2', 9_000],
    ]);
  });
});
