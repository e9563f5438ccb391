import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import { csvText, unsafeCell } from '../../format/csv-export';
import { grossOf, taxOf } from '../../money/rate-sums';
import { billedGroups } from '../../invoices/contents/billed-groups';
import { billedLine } from '../../invoices/contents/billed-lines';
import type { Invoice } from '../../invoices/invoice';
import { handOffOf } from './hand-off';
import { handedLines } from './handed-lines';
import { journalFile, journalOf } from './journal';
import { bankFile, customerFile } from './money-files';
import { quickBooksCredits, quickBooksInvoices } from './quickbooks';
import { xeroFiles } from './xero';

const BOTH = {
  id: 'both',
  name: 'GST + PST',
  parts: [
    { name: 'GST', rate: 5_000 },
    { name: 'PST', rate: 7_000 },
  ],
};

const line = (name: string, unitPrice: number, taxRate = 'both') => ({
  ...billedLine(0, name),
  ...{ name, unitPrice, taxRate },
});

function issued(changes: Partial<Invoice>): Invoice {
  const draft = makeIssued({ taxRates: [BOTH], numberPrefix: 'INV-', dueOn: '2026-12-01', ...changes });
  const groups = changes.groups ?? billedGroups(draft);
  if (typeof groups === 'string') throw new Error(groups);
  return { ...draft, groups, total: grossOf(groups) };
}

const handed = (invoice: Invoice) => ({ invoice, email: 'ann@example.com' });

/** The amounts of a column of a file, in cents together. */
function sumOf([headings = [], ...rows]: readonly (readonly string[])[], heading: string): number {
  const at = headings.indexOf(heading);
  return rows.reduce((sum, row) => sum + Math.round(Number(row[at]) * 100), 0);
}

const ROOF = issued({
  number: 7,
  lines: [line('Shingle', 1_010), line('Nails', 333), line('Permit', 5_000, '')],
});

describe('the lines of a paper for accounting', () => {
  it('have the taxes of the paper', () => {
    expect(handedLines(ROOF)).toEqual([
      { name: 'Shingle', description: '', net: 1_010, tax: 121, rate: 'GST + PST' },
      { name: 'Nails', description: '', net: 333, tax: 40, rate: 'GST + PST' },
      { name: 'Permit', description: '', net: 5_000, tax: 0, rate: '' },
    ]);
  });

  it('are one for each rate where the lines do not add up to what was issued', () => {
    const groups = [{ taxRate: 'both', base: 999, discount: 0, taxes: [{ name: 'GST', cents: 50 }] }];
    expect(handedLines(issued({ lines: [line('Shingle', 1_010)], groups }))).toEqual([
      { name: 'New roof', description: '', net: 999, tax: 50, rate: 'GST + PST' },
    ]);
  });

  it('add up to the paper, whatever its lines and discount', () => {
    const anyLine = fc.record({
      price: fc.integer({ min: -50_000, max: 1_000_000 }),
      taxRate: fc.constantFrom('', 'both'),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.nat(100_000),
        fc.boolean(),
        (some, discountPercent, isTaxInclusive) => {
          const lines = some.map(({ price, taxRate }, at) => line(`l${at}`, price, taxRate));
          const draft = makeIssued({ taxRates: [BOTH], lines, discountPercent, isTaxInclusive });
          if (typeof billedGroups(draft) === 'string') return;
          const paper = issued({ lines, discountPercent, isTaxInclusive });
          const all = handedLines(paper);
          expect(all.reduce((sum, { tax }) => sum + tax, 0)).toBe(taxOf(paper.groups));
          expect(all.reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(paper.total);
        },
      ),
    );
  });
});

describe('the files of a hand-off', () => {
  const NAMES = ['=HYPERLINK("http://x")', 'Carter, Ann', 'Ann\nCarter', '+1 817', "'=x", 'Ann "A" Carter'];
  const papers = NAMES.map((customerName, at) => handed({ ...ROOF, customerName, number: at + 1 }));
  const tax = 6 * taxOf(ROOF.groups);

  it.each([
    ['QuickBooks', quickBooksInvoices(papers, 'US'), 'Customer', 'ItemTaxAmount', 'ItemAmount'],
    ['Xero', xeroFiles(papers, 'US'), '*ContactName', 'TaxAmount', '*UnitAmount'],
  ])('for %s hold the taxes of the documents and start no formula', (_, files, who, taxed, net) => {
    const [file = []] = files;
    expect(files).toHaveLength(1);
    expect(sumOf(file, taxed)).toBe(tax);
    expect(sumOf(file, taxed) + sumOf(file, net)).toBe(6 * ROOF.total);
    const [headings = [], ...rows] = file;
    const names = rows.filter((_row, at) => at % 3 === 0).map((row) => row[headings.indexOf(who)] ?? '');
    expect(names.every((name) => !/^[=+\-@]/.test(name))).toBe(true);
    expect(names.map(unsafeCell)).toEqual(NAMES);
  });

  it('come back equal from the text of a file', () => {
    const [file = []] = quickBooksInvoices(papers, 'US');
    expect(parsed(csvText(file))).toEqual(file);
  });

  it('hold up to 500 invoices each', () => {
    const many = Array.from({ length: 501 }, (_, at) => handed({ ...ROOF, number: at + 1 }));
    const numbers = (files: readonly (readonly (readonly string[])[])[], heading: string) =>
      files.map(
        ([headings = [], ...rows]) => new Set(rows.map((row) => row[headings.indexOf(heading)])).size,
      );
    expect(numbers(quickBooksInvoices(many, 'US'), 'InvoiceNo')).toEqual([500, 1]);
    expect(numbers(xeroFiles(many, 'US'), '*InvoiceNumber')).toEqual([500, 1]);
  });

  it('have credit notes apart, below zero for Xero', () => {
    const note = [handed({ ...ROOF, kind: 'Credit note', dueOn: '' })];
    expect(quickBooksCredits(note, 'US')[0]?.[0]?.[0]).toBe('CreditMemoNo');
    expect(sumOf(xeroFiles(note, 'AU')[0] ?? [], '*UnitAmount')).toBe(-6_343);
    expect(sumOf(xeroFiles(note, 'AU')[0] ?? [], 'TaxAmount')).toBe(-161);
  });

  it.each([
    ['US', '11/01/2026'],
    ['AU', '01/11/2026'],
  ])('write days as in %s', (country, day) => {
    const [headings = [], row = []] = quickBooksInvoices([handed(ROOF)], country)[0] ?? [];
    expect(row[headings.indexOf('InvoiceDate')]).toBe(day);
  });

  it('have settled payments as a bank statement', () => {
    const money = [
      makeNoted({ state: 'settled', reference: '80914', payer: 'Insurance' }),
      makeNoted({ state: 'settled', kind: 'Refund', amount: 500, method: 'Card' }),
      makeNoted({ state: 'pending' }),
    ];
    expect(bankFile(money, 'US').slice(1)).toEqual([
      ['11/10/2026', '600.00', 'Ann Carter', 'Payment, Insurance, Check', '80914'],
      ['11/10/2026', '-5.00', 'Ann Carter', 'Refund, Client, Card', ''],
    ]);
  });

  it('have the customers', () => {
    const address = { streetAddress: '9 Pike Rd', city: 'Duluth', state: 'MN', zipcode: '55801' };
    const ann = { name: '=Ann', companyName: '', email: 'ann@example.com', phone: '+1218', ...address };
    expect(customerFile([ann])[1]).toEqual([
      "'=Ann",
      '',
      'ann@example.com',
      "'+1218",
      '9 Pike Rd',
      'Duluth',
      'MN',
      '55801',
    ]);
  });
});

describe('the journal', () => {
  it('books a paper with each tax, a credit note the other way round, and money to the bank', () => {
    const papers = [ROOF, { ...ROOF, kind: 'Credit note', number: 1, numberPrefix: 'CN-' } as const];
    const entries = journalOf(papers, [makeNoted({ state: 'settled', number: 3, numberPrefix: 'R-' })]);
    expect(entries.slice(0, 5).map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['Accounts receivable', 6_504, 0],
      ['Sales', 0, 1_343],
      ['Sales', 0, 5_000],
      ['Tax: GST', 0, 67],
      ['Tax: PST', 0, 94],
    ]);
    expect(entries.at(5)).toMatchObject({ document: 'Credit note CN-1', credit: 6_504, debit: 0 });
    expect(entries.slice(-2)).toMatchObject([
      { document: 'Payment R-3', account: 'Bank', debit: 60_000 },
      { account: 'Accounts receivable', credit: 60_000 },
    ]);
    const file = journalFile(entries, 'US');
    expect(sumOf(file, 'Debit')).toBe(sumOf(file, 'Credit'));
  });
});

describe('a hand-off of a period', () => {
  const papers = [
    makeIssued({ uuid: 'a', issuedOn: '2026-11-30' }),
    makeIssued({ uuid: 'b', issuedOn: '2026-11-01', kind: 'Credit note' }),
    makeIssued({ uuid: 'c', issuedOn: '2026-10-31' }),
    makeIssued({ uuid: 'd', issuedOn: '2026-11-15', status: 'Void' }),
    makeIssued({ uuid: 'e', issuedOn: '2026-11-15' }),
  ];
  const period = { from: '2026-11-01', until: '2026-11-30' };
  const ids = (some: readonly { uuid: string }[]) => some.map(({ uuid }) => uuid);

  it.each([
    [false, ['a']],
    [true, ['e', 'a']],
  ])('names what was handed off before (repeated: %s)', (repeats, invoices) => {
    const found = handOffOf(papers, period, new Set(['e', 'c']), repeats);
    expect([ids(found.invoices), ids(found.credits), ids(found.again)]).toEqual([invoices, ['b'], ['e']]);
  });
});

/** The rows of a CSV text with all cells quoted. */
function parsed(text: string): string[][] {
  return text
    .split(/\r\n(?=")/)
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));
}
