import { describe, expect, it } from 'vitest';
import { DRAFT, makeFrozen, makeRoofInvoice } from '@tests/factories/frozen-invoice';
import { makeNoted } from '@tests/factories/issued-invoice';
import { plainWriting as write } from '@tests/factories/plain-writing';
import { billedLine } from '../invoices/contents/billed-lines';
import type { Invoice } from '../invoices/invoice';
import type { Payment } from '../payments/payment';
import { invoicePaper } from './invoice-paper';
import type { InvoicePaperInput } from './invoice-paper';
import type { Paper, PaperSection } from './paper';
import { paperText, respelled, unprintableWords } from './printable';

function paper(over: Partial<InvoicePaperInput> = {}): Paper {
  return invoicePaper({ issued: makeFrozen(), sha256: 'abc', standing: null, write, ...over });
}

/** The paper of an invoice with what is paid and owed. */
function stood(invoice: Partial<Invoice>, payments: readonly Payment[] = []): Paper {
  const standing = { at: 7, invoice: makeRoofInvoice(invoice), payments };
  return paper({ issued: makeFrozen(invoice), standing });
}

function section<K extends PaperSection['kind']>(made: Paper, kind: K, title?: string) {
  return made.sections.find(
    (one): one is Extract<PaperSection, { kind: K }> =>
      one.kind === kind && (title === undefined || ('title' in one && one.title === title)),
  );
}

const rowsOf = (made: Paper, title: string) =>
  section(made, 'amounts', title)?.rows.map(({ label, value }) => [label, value]);
const factsOf = (made: Paper) => section(made, 'columns')?.columns.map(({ facts }) => facts);

describe('an invoice as a paper', () => {
  it('has its lines and the sums that were issued', () => {
    const made = paper();
    const table = section(made, 'priced')?.table;
    expect(table?.columns).toEqual(['Amount']);
    expect(table?.rows).toHaveLength(8);
    expect(table?.rows[1]).toEqual({
      name: 'Architectural shingle, Pewter',
      about: '',
      quantity: '28 SQ + 10% waste',
      price: '16800 cents',
      cells: ['517440 cents'],
    });
    expect(table?.sums).toEqual([
      { label: 'Subtotal', cells: ['1648349 cents'] },
      { label: 'Sales tax, 8.875%', cells: ['76711 cents'] },
      { label: 'Total', cells: ['1725060 cents'] },
    ]);
  });

  it('is named by its number, and carries the hash of what was issued', () => {
    expect(paper()).toMatchObject({
      title: 'Invoice INV-2103',
      subject: 'Pettigrew, new roof',
      number: '',
      fileName: 'Invoice INV-2103 June Pettigrew.pdf',
      foot: 'SHA-256 of INV-2103: abc',
      letterhead: {
        name: 'Hollis & Daughter Roofing',
        about: ['12 Ash Street, Duluth', 'License BC-447102'],
      },
    });
  });

  it('says for whom it is, by when to pay, and what the client asked to read', () => {
    const issued = makeFrozen({
      ...{ servicedFrom: '2026-11-02', servicedTo: '2026-11-06', customerReference: 'PO 7741' },
      clientText: ' Thank you. ',
    });
    const made = paper({ issued });
    expect(factsOf(made)).toEqual([
      [
        { label: 'Name', value: 'June Pettigrew' },
        { label: 'Address', value: '1126 E Superior St, Duluth' },
      ],
      [
        { label: 'Issued', value: 'day 2026-11-20' },
        { label: 'Due', value: 'day 2026-12-20' },
        { label: 'Work', value: 'day 2026-11-02 – day 2026-11-06' },
        { label: 'Your reference', value: 'PO 7741' },
      ],
    ]);
    expect(section(made, 'text', 'About this invoice')?.text).toBe('Thank you.');
    expect(section(made, 'text', 'Terms')?.text).toBe('You may cancel within three business days.');
  });

  it.each<[Partial<Invoice>, string | undefined]>([
    [{ servicedFrom: '2026-11-02' }, 'From day 2026-11-02'],
    [{ servicedTo: '2026-11-06' }, 'Until day 2026-11-06'],
    [{ servicedFrom: '2026-11-06', servicedTo: '2026-11-06' }, 'day 2026-11-06'],
    [{}, undefined],
  ])('writes the days of the work %j as %s', (days, text) => {
    const facts = factsOf(paper({ issued: makeFrozen(days) }))?.[1];
    expect(facts?.find(({ label }) => label === 'Work')?.value).toBe(text);
  });

  it('takes a discount off the lines', () => {
    const line = (id: string, unitPrice: number, taxRate: string) => ({
      ...billedLine(0, id),
      ...{ name: id, unitPrice, taxRate },
    });
    const lines = [line('a', 10_005, 'sales'), line('b', 3_333, '')];
    const issued = makeFrozen({ ...DRAFT, lines, discountPercent: 10_000 });
    expect(section(paper({ issued }), 'priced')?.table.sums).toEqual([
      { label: 'Subtotal', cells: ['13338 cents'] },
      { label: 'Discount', cells: ['−1334 cents'] },
      { label: 'Sales tax, 8.875%', cells: ['799 cents'] },
      { label: 'Total', cells: ['12803 cents'] },
    ]);
  });

  it('says who is expected to pay what, and which part is held back', () => {
    const payers = [{ payer: 'Insurance', amount: 1_000_000 } as const];
    const made = paper({
      issued: makeFrozen({ payers, heldBack: 163_367, heldReason: 'Depreciation' }),
    });
    expect(rowsOf(made, 'Expected from')).toEqual([
      ['Client', '725060 cents'],
      ['Insurance', '1000000 cents'],
      ['Total', '1725060 cents'],
    ]);
    expect(section(made, 'text', 'Held back, depreciation')?.text).toBe(
      '163367 cents of the total is not due before it is released.',
    );
  });

  it('never has costs or words of the office', () => {
    const text = JSON.stringify(stood({ internalNotes: 'Pays late, says Bob.' }));
    expect(text).not.toContain('Pays late');
    expect(text).not.toContain('unitCost');
  });
});

describe('a credit note as a paper', () => {
  const credit = {
    ...{ kind: 'Credit note', number: 4, numberPrefix: 'CN-', dueOn: '', total: 1_095 },
    lines: [{ ...billedLine(0, 'l1'), name: 'One bundle', unitPrice: 1_005, taxRate: 'sales' }],
    // A cent above base times rate: the last of several credits takes the rest.
    groups: [{ taxRate: 'sales', base: 1_005, discount: 0, taxes: [{ name: 'Sales tax', cents: 90 }] }],
  } satisfies Partial<Invoice>;

  it('names the invoice that it takes back from, with the sums as they were issued', () => {
    const made = paper({ issued: makeFrozen(credit, 'INV-2103') });
    expect(made.title).toBe('Credit note CN-4');
    expect(made.fileName).toBe('Credit note CN-4 June Pettigrew.pdf');
    expect(factsOf(made)?.[1]).toEqual([
      { label: 'Issued', value: 'day 2026-11-20' },
      { label: 'For invoice', value: 'INV-2103' },
    ]);
    expect(section(made, 'priced')?.table.sums).toEqual([
      { label: 'Subtotal', cells: ['1005 cents'] },
      { label: 'Sales tax, 8.875%', cells: ['90 cents'] },
      { label: 'Credited', cells: ['1095 cents'] },
    ]);
    expect(section(made, 'part')).toBeUndefined();
  });
});

describe('a draft as a paper', () => {
  it('is marked, and has neither number nor hash', () => {
    const made = paper({ issued: makeFrozen(DRAFT), sha256: '' });
    expect(made).toMatchObject({
      title: 'Invoice',
      number: 'Draft',
      fileName: 'Invoice draft June Pettigrew.pdf',
      foot: '',
    });
    expect(factsOf(made)?.[1]?.[0]).toEqual({ label: 'Issued', value: 'Not issued yet' });
    expect(section(made, 'priced')?.table.sums.at(-1)?.cells).toEqual(['1725060 cents']);
  });

  it.each([
    [30, '30 days after issue'],
    [1, '1 day after issue'],
    [0, 'On the day of issue'],
  ])('with %i days to pay is due %s', (termsDays, text) => {
    const facts = factsOf(paper({ issued: makeFrozen({ ...DRAFT, termsDays }), sha256: '' }))?.[1];
    expect(facts?.[1]).toEqual({ label: 'Due', value: text });
  });

  it('has no sums while its lines cannot be summed', () => {
    const issued = makeFrozen({ ...DRAFT, taxRates: [], heldBack: 100 });
    const made = paper({ issued, sha256: '' });
    expect(section(made, 'priced')?.table.sums).toEqual([]);
    expect(section(made, 'text', 'Held back')).toBeUndefined();
  });
});

describe('what is paid and owed', () => {
  it('stands after what was issued, with the moment that it is of', () => {
    const made = stood({});
    const titles = made.sections.map((one) => ('title' in one ? one.title : ''));
    expect(titles.slice(-3)).toEqual(['Terms', 'Payments and balance', 'Balance']);
    expect(section(made, 'part')?.text).toBe(
      'As of moment 7. What stands above is the invoice as it was issued.',
    );
    expect(rowsOf(made, 'Balance')).toEqual([
      ['Total', '1725060 cents'],
      ['Paid', '0 cents'],
      ['Balance due', '1725060 cents'],
    ]);
  });

  it('is told by payer, without the part that is held back', () => {
    const paid = (payer: Payment['payer'], amount: number) =>
      makeNoted({
        ...{ uuid: payer, state: 'settled', payer, amount },
        allocations: [{ invoiceId: 'invoice-1', amount }],
      });
    const made = stood(
      {
        ...{ total: 1_575_685, paid: 1_412_318, balance: 163_367, status: 'Partially Paid' },
        ...{ heldBack: 163_367, heldReason: 'Depreciation' },
        payers: [
          { payer: 'Insurance', amount: 1_005_685 },
          { payer: 'Finance', amount: 320_000 },
        ],
      },
      [paid('Client', 250_000), paid('Insurance', 842_318), paid('Finance', 320_000)],
    );
    expect(rowsOf(made, 'Balance')).toEqual([
      ['Total', '1575685 cents'],
      ['Paid', '−1412318 cents'],
      ['Balance', '163367 cents'],
      ['Held back, depreciation', '−163367 cents'],
      ['Balance due', '0 cents'],
    ]);
    expect(rowsOf(made, 'Still owed by each payer')).toEqual([
      ['Client, 250000 cents paid', '0 cents'],
      ['Insurance, 842318 cents paid', '163367 cents'],
      ['Finance, 320000 cents paid', '0 cents'],
      ['Balance', '163367 cents'],
    ]);
  });

  it('counts credits, write-offs and payments on their way', () => {
    const invoice = { credited: 25_060, writtenOff: 100_000, balance: 1_600_000, pending: 600_000 };
    expect(rowsOf(stood(invoice), 'Balance')).toEqual([
      ['Total', '1725060 cents'],
      ['Paid', '0 cents'],
      ['Credited', '−25060 cents'],
      ['Written off', '−100000 cents'],
      ['Balance', '1600000 cents'],
      ['Payments on their way', '−600000 cents'],
      ['Balance due', '1000000 cents'],
    ]);
  });

  it('is nothing on a void invoice', () => {
    const made = stood({ status: 'Void', statusAt: 9, balance: 0 });
    expect(section(made, 'text', 'Void')?.text).toBe(
      'This invoice was declared void on moment 9. Nothing is owed on it.',
    );
    expect(section(made, 'amounts')).toBeUndefined();
  });
});

it('asks for another spelling of a name without letters in its fonts', () => {
  const made = paper({ issued: makeFrozen({ customerName: '山田 太郎' }) });
  expect(unprintableWords(paperText(made))).toEqual(['山田 太郎']);
  const spelled = respelled(made, { '山田 太郎': 'Taro Yamada' });
  expect(factsOf(spelled)?.[0]?.[0]?.value).toBe('Taro Yamada');
});
