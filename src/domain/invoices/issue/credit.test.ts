import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued } from '@tests/factories/issued-invoice';
import { makeInvoice } from '@tests/factories/records';
import { grossOf, partsOf, taxOf } from '../../money/rate-sums';
import { billedGroups } from '../contents/billed-groups';
import { billedLine } from '../contents/billed-lines';
import { leftToCredit } from '../contents/left-to-bill';
import type { Invoice } from '../invoice';
import { shownTotals } from '../sums/shown-totals';
import { creditableOf, creditFor } from './credit';
import type { CreditedPart } from './credit';

const SALES = { id: 'sales', name: 'Sales tax', parts: [{ name: 'Sales tax', rate: 8_875 }] };
const newId = () => 'x';

const line = (id: string, quantity: number, unitPrice: number, taxRate = 'sales') => ({
  ...billedLine(0, id),
  ...{ name: id, quantity, unitPrice, taxRate },
});

/** An issued paper of these contents. */
function issued(content: Partial<Invoice>, left: Invoice['groups'] | null = null): Invoice {
  const paper = makeIssued({ taxRates: [SALES], ...content });
  const gross = paper.wantedGross > 0 ? paper.wantedGross : null;
  const groups = billedGroups(paper, left && { left, gross });
  if (typeof groups === 'string') throw new Error(groups);
  return { ...paper, groups, total: grossOf(groups), balance: grossOf(groups) };
}

/** Credits parts of an invoice one after the other, as the server issues them. */
function credits(invoice: Invoice, parts: readonly CreditedPart[]) {
  const notes: Invoice[] = [];
  const found: (number | string)[] = [];
  for (const part of parts) {
    const credited = notes.reduce((sum, { total }) => sum + total, 0);
    const credit = creditFor({ ...invoice, credited }, notes, part, newId);
    found.push(typeof credit === 'string' ? credit : credit.gross);
    if (typeof credit === 'string') continue;
    const left = leftToCredit(invoice, notes).map((sum) => ({ ...sum, discount: 0 }));
    const { content, wantedGross } = credit;
    const of = { kind: 'Credit note', creditOf: invoice.uuid } as const;
    const draft = makeInvoice({ taxRates: [SALES], ...content, ...of, wantedGross });
    const note = issued({ ...content, ...of, wantedGross }, left);
    expect(note.total).toBe(credit.gross);
    // As the draft showed it: by lines, the taxes of the rest may be a cent off base times rate.
    if (wantedGross > 0) expect(shownTotals(draft)).toMatchObject({ total: credit.gross });
    notes.push(note);
  }
  return { notes, found, left: leftToCredit(invoice, notes) };
}

const byLine = (id: string, quantity: number): CreditedPart => ({
  kind: 'lines',
  quantities: [{ id, quantity }],
});
const ALL: CreditedPart = { kind: 'all' };

describe('a credit note', () => {
  const roof = issued({ lines: [line('shingles', 2_800, 16_805), line('permit', 100, 12_000, '')] });

  it('takes all of an invoice back by its own lines', () => {
    const { notes, found, left } = credits(roof, [ALL]);
    expect(found).toEqual([roof.total]);
    expect(notes[0]?.lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['shingles', 2_800],
      ['permit', 100],
    ]);
    expect(grossOf(left)).toBe(0);
  });

  it('takes the rest back after some lines', () => {
    const { notes, left } = credits(roof, [byLine('shingles', 1_000), ALL]);
    expect(notes.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1_000], [1_800, 100]]);
    expect(partsOf(left).every((cents) => cents === 0)).toBe(true);
  });

  it('has the rates and the currency of its invoice, and prices before tax', () => {
    const discounted = issued({ ...roof, discountPercent: 10_000, isTaxInclusive: true, currency: 'CAD' });
    const credit = creditFor(discounted, [], ALL, newId);
    expect(credit).toMatchObject({
      content: { taxRates: [SALES], isTaxInclusive: false, discountPercent: 0, discount: 0, currency: 'CAD' },
      gross: discounted.total,
    });
  });

  it.each<[string, CreditedPart, string]>([
    [
      'lines of which nothing goes back',
      byLine('gone', 100),
      'Write how much of at least one line goes back.',
    ],
    ['nothing', { kind: 'amount', gross: 0 }, 'Write an amount above zero.'],
    [
      'more than the total',
      { kind: 'amount', gross: 600_000 },
      'More cannot be credited than is left of the invoice.',
    ],
  ])('is not made of %s', (_name, part, sentence) => {
    expect(credits(roof, [part]).found).toEqual([sentence]);
  });

  it('is not made once all is credited', () => {
    expect(credits(roof, [ALL, ALL, byLine('permit', 100)]).found.slice(1)).toEqual([
      'Write an amount above zero.',
      'Write how much of at least one line goes back.',
    ]);
  });
});

describe('an invoice without tax', () => {
  const plain = issued({ lines: [line('a', 300, 30_000, ''), line('b', 100, 10_000, '')] });

  it('is credited by an amount, and then as a whole', () => {
    expect(creditableOf(plain, []).takesAmount).toBe(true);
    const { notes, found, left } = credits(plain, [{ kind: 'amount', gross: 33_333 }, ALL]);
    expect(found).toEqual([33_333, 66_667]);
    expect(notes[0]?.lines.map(({ name }) => name)).toEqual(['Credit of 1']);
    expect(grossOf(left)).toBe(0);
  });

  it('is credited by no more than an amount left of it', () => {
    const { found } = credits(plain, [{ kind: 'amount', gross: 90_000 }, byLine('a', 200)]);
    expect(found[1]).toBe('More cannot be credited than is left of the invoice.');
  });
});

describe('an invoice with tax', () => {
  const thirds = issued({ lines: [line('a', 300, 1_005)] });

  it('is credited by amounts to the cent, each with its share of the tax', () => {
    const amount = (gross: number): CreditedPart => ({ kind: 'amount', gross });
    const { notes, found, left } = credits(thirds, [amount(1_094), amount(1_095), ALL]);
    expect(found).toEqual([1_094, 1_095, 1_094]);
    expect(notes.map(({ groups }) => taxOf(groups))).toEqual([89, 90, 89]);
    expect(partsOf(left).every((cents) => cents === 0)).toBe(true);
  });

  it('is not credited by an amount where deductions of one rate are larger than what is left', () => {
    const deducted = issued({ lines: [line('a', 100, 50_000), line('b', 100, 10_000, '')] });
    const left = deducted.groups.map((sum) => (sum.taxRate === '' ? { ...sum, base: -1 } : sum));
    const credit = creditFor({ ...deducted, groups: left }, [], { kind: 'amount', gross: 100 }, newId);
    expect(credit).toBe('Deductions of one tax rate are larger than what is left. Credit lines instead.');
  });
});

it('leaves exactly nothing of any invoice after any credits by line, by amount and the rest', () => {
  const anyLine = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }),
    price: fc.integer({ min: 1, max: 1_000_000 }),
    taxRate: fc.constantFrom('', 'sales'),
  });
  const anyWish = fc.record({ at: fc.nat(5), quantity: fc.integer({ min: 1, max: 100_000 }) });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 5 }),
      fc.array(anyWish, { maxLength: 4 }),
      fc.nat(90_000),
      fc.boolean(),
      (some, wishes, discountPercent, isTaxInclusive) => {
        const lines = some.map(({ quantity, price, taxRate }, at) =>
          line(`l${at}`, quantity, price, taxRate),
        );
        const invoice = issued({ lines, discountPercent, isTaxInclusive });
        const parts = wishes.map(({ at, quantity }): CreditedPart =>
          at === 5 ? { kind: 'amount', gross: quantity } : byLine(`l${at}`, quantity),
        );
        const { left } = credits(invoice, [...parts, ALL]);
        expect(partsOf(left).every((cents) => cents === 0)).toBe(true);
      },
    ),
  );
});
