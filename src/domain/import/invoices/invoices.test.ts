import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortNumber } from '../../core/record-number';
import { ClientIndex } from '../jobs/match-clients';
import { guessInvoiceMapping } from './guess-mapping';
import { keptNumber } from './kept-number';
import { planInvoices } from './plan';
import { readInvoiceRow } from './read-row';
import type { InvoiceReading } from './read-row';

const MAPPING = ['number', 'customer', 'issuedOn', 'dueOn', 'total', 'paid', 'balance'];
const US: InvoiceReading = {
  ...{ mapping: MAPPING, country: 'US', currency: 'USD', today: '2026-11-23' },
  dateOrder: 'month-first',
};
const DE: InvoiceReading = { ...US, country: 'DE', currency: 'EUR', dateOrder: 'day-first' };
const GOOD = ['INV-12', 'Ann Carter', '10/8/2026', '11/7/2026', '1,200.00', '200.00', '1,000.00'];

const read = (cells: readonly string[], reading = US, row = 1) => readInvoiceRow(cells, row, reading);
const reasons = (cells: readonly string[], reading = US) =>
  read(cells, reading).problems.map(({ reason }) => reason);
const changed = (at: number, value: string) => GOOD.map((cell, index) => (index === at ? value : cell));

describe('the columns of a file of open invoices', () => {
  it.each([
    ['Invoice No,Customer,Invoice Date,Due Date,Amount,Amount Paid,Open Balance', MAPPING],
    ['Num,Name,Date,Due date,Total,Paid,Amount due', MAPPING],
    ['Rechnungsnummer,Kunde,Rechnungsdatum,Fälligkeitsdatum,Betrag,Bezahlt,Offen', MAPPING],
  ])('are found by their headers: %s', (headers, mapping) => {
    const columns = headers.split(',').map((header, at) => ({ header, values: [GOOD[at] ?? ''] }));
    expect(guessInvoiceMapping(columns, US)).toEqual(mapping);
  });
});

describe('a kept number', () => {
  it.each([
    ['INV-12', { numberPrefix: 'INV-', number: 12 }],
    ['2018-0045', { numberPrefix: '2018-00', number: 45 }],
    ['1042', { numberPrefix: '', number: 1042 }],
    ['20261129001', { numberPrefix: '202', number: 61_129_001 }],
    ['45A', null],
    ['000', null],
    ['', null],
    ['Invoice no. 7', null],
  ])('of "%s"', (text, expected) => {
    expect(keptNumber(text)).toEqual(expected);
  });

  it('is printed as it was', () => {
    const text = fc.stringMatching(/^[A-Z/-]{0,2}\d{1,10}$/);
    fc.assert(
      fc.property(text, (number) => {
        const kept = keptNumber(number);
        if (kept !== null) expect(shortNumber(kept)).toBe(number);
      }),
    );
  });
});

describe('a row of a file of open invoices', () => {
  it('says number, customer, days and sums', () => {
    expect(read(GOOD)).toMatchObject({
      problems: [],
      fields: {
        ...{ numberPrefix: 'INV-', number: 12, issuedOn: '2026-10-08', dueOn: '2026-11-07' },
        ...{ total: 120_000, paid: 20_000, balance: 100_000, client: { name: 'Ann Carter' } },
      },
    });
  });

  it('is read by the country’s days and amounts', () => {
    const cells = ['7', 'Jan Berg', '8.10.2026', '', '1.200,50', '', ''];
    expect(read(cells, DE).fields).toMatchObject({
      ...{ issuedOn: '2026-10-08', dueOn: '2026-10-08' },
      ...{ total: 120_050, paid: 0, balance: 120_050 },
    });
  });

  it.each([
    ['the balance alone', ['', '', '500'], { total: 50_000, paid: 0, balance: 50_000 }],
    ['total and paid', ['500', '200', ''], { total: 50_000, paid: 20_000, balance: 30_000 }],
    ['total and balance', ['500', '', '200'], { total: 50_000, paid: 30_000, balance: 20_000 }],
    ['paid and balance', ['', '200', '300'], { total: 50_000, paid: 20_000, balance: 30_000 }],
  ])('has its sums from %s', (_, sums, expected) => {
    const draft = read([...GOOD.slice(0, 4), ...sums]);
    expect([draft.problems, draft.fields]).toEqual([[], expect.objectContaining(expected)]);
  });

  it.each([
    [changed(0, 'draft'), 'An open invoice keeps its number, which ends with digits: “INV-1042”.'],
    [changed(1, ''), 'An invoice needs its customer.'],
    [changed(2, ''), 'An invoice needs the day on which it was issued.'],
    [changed(2, 'soon'), 'Not a date.'],
    [changed(2, '11/24/2026'), 'This day is in the future.'],
    [changed(3, '10/7/2026'), 'Due before it was issued.'],
    [changed(4, '2,5'), 'Is that 2.5 or 25? Write it in full.'],
    [changed(5, '300'), 'The total less what is paid is another balance.'],
    [changed(6, '€1,000.00'), 'Another currency. Write the amount in USD.'],
    [[...GOOD.slice(0, 4), '', '', ''], 'An open invoice needs its total or what is still owed.'],
    [[...GOOD.slice(0, 4), '100', '200', ''], 'More is paid or owed than the total.'],
  ])('has a problem: %j', (cells, reason) => {
    expect(reasons(cells)).toContain(reason);
  });
});

describe('the plan of a file of open invoices', () => {
  const clients = new ClientIndex<string>();
  const person = (name: string, phone = '') => ({ name, phone, email: '' });
  clients.add(person('Ann Carter'), 'ann');
  clients.add(person('Jo Reyes', '+18175550164'), 'jo-1');
  clients.add(person('Jo Reyes', '+18175550165'), 'jo-2');
  const plan = (rows: readonly (readonly string[])[]) =>
    planInvoices(
      rows.map((cells, at) => read(cells, US, at + 1)),
      { numbers: new Set(['INV-3']), clients },
    ).map((one) => ('client' in one ? [one.action, one.client] : [one.action, one.reason]));

  it('finds customers, and makes new ones', () => {
    expect(plan([GOOD, changed(0, 'INV-13').with(1, 'Lee Novak')])).toEqual([
      ['create', 'ann'],
      ['create', null],
    ]);
  });

  it('leaves out what is paid, and numbers that are in use', () => {
    expect(
      plan([
        GOOD,
        GOOD,
        changed(0, 'INV-3'),
        ['INV-14', 'Ann Carter', '10/8/2026', '', '500', '500', '0'],
        changed(0, 'INV-15').with(1, 'Jo Reyes'),
        changed(0, 'none'),
      ]),
    ).toEqual([
      ['create', 'ann'],
      ['skip', 'Same number as row 1.'],
      ['skip', 'You have an invoice INV-3 already.'],
      ['skip', 'Paid already.'],
      ['refuse', 'Several customers fit. Add a phone number or an e-mail address.'],
      ['refuse', 'An open invoice keeps its number, which ends with digits: “INV-1042”.'],
    ]);
  });
});
