import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossOf, partsOf, taxOf, without } from '../../money/rate-sums';
import type { RateSum } from '../../money/rate-sums';
import { initialOf } from '../../core/shape';
import { invoiceContent } from '../invoice-content';
import type { InvoiceContent } from '../invoice-content';
import { billedGroups, invoiceTotals } from './billed-groups';
import { billedLine, shareLines } from './billed-lines';
import { creditedLines } from './credited-lines';
import { billedByLine } from './progress-lines';
import { leftToBill } from './left-to-bill';
import { shareOf } from './share';

const SALES = { id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] };

function content(changes: Partial<InvoiceContent>): InvoiceContent {
  return { ...initialOf(invoiceContent), taxRates: [SALES], ...changes };
}

const line = (id: string, quantity: number, unitPrice: number, taxRate = 'sales') => ({
  ...billedLine(0, id),
  ...{ name: id, quantity, unitPrice, taxRate },
});

function groupsOf(paper: InvoiceContent, from: Parameters<typeof billedGroups>[1] = null) {
  const groups = billedGroups(paper, from);
  if (typeof groups === 'string') throw new Error(groups);
  return groups;
}

function sourceOf(paper: InvoiceContent) {
  const totals = invoiceTotals(paper);
  if (typeof totals === 'string') throw new Error(totals);
  return { lines: paper.lines, totals };
}

/** Credits quantities of an invoice one after the other; each credit note's sums, and what is left at the end. */
function credited(paper: InvoiceContent, wishes: readonly (readonly [id: string, quantity: number])[]) {
  const invoice = { ...paper, kind: 'Invoice', status: 'Sent', groups: groupsOf(paper) } as const;
  const notes: ({ kind: 'Credit note'; status: 'Sent'; groups: readonly RateSum[] } & InvoiceContent)[] = [];
  const left = () =>
    without(
      invoice.groups,
      notes.map(({ groups }) => groups),
    );
  for (const [id, quantity] of wishes) {
    const lines = creditedLines(sourceOf(paper), [{ id, quantity }], billedByLine(notes));
    if (lines.length === 0) continue;
    const note = content({ lines });
    notes.push({
      ...note,
      kind: 'Credit note',
      status: 'Sent',
      groups: groupsOf(note, { left: left(), gross: null }),
    });
  }
  return { notes, left: left() };
}

describe('a credit note by line', () => {
  it('takes one of three units back with its tax, three times exactly', () => {
    const paper = content({ lines: [line('nail', 300, 1_005)] });
    expect(taxOf(groupsOf(paper))).toBe(268);
    const { notes, left } = credited(paper, [
      ['nail', 100],
      ['nail', 100],
      ['nail', 100],
    ]);
    expect(notes.map(({ groups }) => taxOf(groups))).toEqual([89, 90, 89]);
    expect(notes.map(({ lines }) => [lines[0]?.quantity, lines[0]?.unitPrice])).toEqual(
      Array.from({ length: 3 }, () => [100, 1_005]),
    );
    expect(grossOf(left)).toBe(0);
  });

  it('takes back what the client pays for a line after the discount', () => {
    const paper = content({
      lines: [line('a', 100, 10_005), line('b', 100, 3_333, '')],
      discountPercent: 10_000,
    });
    const { notes } = credited(paper, [['a', 100]]);
    expect(notes[0]?.lines[0]?.unitPrice).toBe(9_004);
    expect(taxOf(notes[0]?.groups ?? [])).toBe(799);
  });

  it('takes back no more than is left of a line', () => {
    const paper = content({ lines: [line('a', 200, 1_000)] });
    const { notes, left } = credited(paper, [
      ['a', 150],
      ['a', 150],
      ['a', 1],
    ]);
    expect(notes.map(({ groups }) => groups[0]?.base)).toEqual([1_500, 500]);
    expect(grossOf(left)).toBe(0);
  });

  it('reverses an invoice exactly, whatever its lines, discount and order', () => {
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      price: fc.nat(1_000_000),
      taxRate: fc.constantFrom('', 'sales'),
    });
    const anyWish = fc.record({ at: fc.nat(5), quantity: fc.integer({ min: 1, max: 100_000 }) });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        fc.array(anyWish, { maxLength: 8 }),
        fc.nat(100_000),
        fc.boolean(),
        (some, wishes, discountPercent, isTaxInclusive) => {
          const lines = some.map(({ quantity, price, taxRate }, at) =>
            line(`l${at}`, quantity, price, taxRate),
          );
          const paper = content({ lines, discountPercent, isTaxInclusive });
          const parts = wishes.map(({ at, quantity }) => [`l${at}`, quantity] as const);
          const all = lines.map(({ id, quantity }) => [id, quantity] as const);
          const { notes, left } = credited(paper, [...parts, ...all]);
          expect(notes.every(({ groups }) => grossOf(groups) >= 0)).toBe(true);
          expect(partsOf(left).every((cents) => cents === 0)).toBe(true);
        },
      ),
    );
  });
});

describe('a credit note by amount', () => {
  const paper = content({ lines: [line('a', 100, 864_349), line('b', 100, 784_000, '')] });
  const left = groupsOf(paper);

  it.each([1, 50_000, 1_725_060])('credits %i cents with the tax in them', (gross) => {
    const lines = shareLines(shareOf(left, gross), 'Credit', [SALES], () => 'x');
    expect(grossOf(groupsOf(content({ lines }), { left, gross }))).toBe(gross);
  });

  it('is the whole invoice at the end', () => {
    const first = shareOf(left, 50_000);
    const rest = leftToBill(left, [{ kind: 'Invoice', status: 'Sent', groups: first }]);
    expect(shareOf(rest, grossOf(rest))).toEqual(rest);
    expect(grossOf(rest)).toBe(1_675_060);
  });
});

describe('a share whose lines were changed', () => {
  it('is taxed by its lines', () => {
    const left = groupsOf(content({ lines: [line('a', 300, 1_005)] }));
    const changed = content({ lines: [line('a', 100, 1_006)] });
    expect(groupsOf(changed, { left, gross: 1_094 })).toEqual(groupsOf(changed));
  });
});
