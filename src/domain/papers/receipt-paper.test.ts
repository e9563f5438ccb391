import { describe, expect, it } from 'vitest';
import { makeIssued, makeNoted } from '@tests/factories/issued-invoice';
import { plainWriting as write } from '@tests/factories/plain-writing';
import { makeSettings } from '@tests/factories/records';
import type { Payment } from '../payments/payment';
import { receiptPaper } from './receipt-paper';

const making = { business: { name: 'Hollis Roofing', settings: makeSettings() }, now: 0, write };
const INVOICES = [
  makeIssued({ number: 7, numberPrefix: 'INV-', balance: 60_000 }),
  makeIssued({ uuid: 'another', number: 8 }),
];
const allocations = [{ invoiceId: 'invoice-1', amount: 40_000 }];

const paper = (changes: Partial<Payment> = {}) => {
  const settled = { state: 'settled', number: 12, numberPrefix: 'R-', allocations } as const;
  const payment = makeNoted({ ...settled, unallocated: 20_000, reference: '80914', ...changes });
  return receiptPaper({ payment, invoices: INVOICES, making });
};
const rowsOf = (made: ReturnType<typeof paper>, title: string) => {
  const found = made.sections.find(
    (section) => section.kind === 'amounts' && section.title.startsWith(title),
  );
  return found?.kind === 'amounts' ? found.rows.map(({ label, value }) => [label, value]) : null;
};

describe('a receipt', () => {
  it('says what came, what it paid, what it left as credit, and what is open', () => {
    const made = paper();
    expect(made).toMatchObject({ title: 'Receipt R-12', fileName: 'Receipt R-12 Ann Carter.pdf' });
    expect(made.sections[0]).toMatchObject({
      columns: [
        { title: 'Received from', facts: [{ label: 'Name', value: 'Ann Carter' }] },
        {
          facts: [
            { label: 'Day', value: write.day('2026-11-10') },
            { label: 'Amount', value: write.money(60_000) },
            { label: 'Method', value: 'Check' },
            { label: 'Reference', value: '80914' },
          ],
        },
      ],
    });
    expect(rowsOf(made, 'What it paid')).toEqual([
      ['Invoice INV-7, New roof', write.money(40_000)],
      ['Kept as your credit', write.money(20_000)],
      ['Total', write.money(60_000)],
    ]);
    expect(rowsOf(made, 'Still open')).toEqual([['Invoice INV-7, New roof', write.money(60_000)]]);
  });

  it('of credit alone names no invoice', () => {
    const made = paper({ allocations: [], unallocated: 60_000 });
    expect(rowsOf(made, 'Still open')).toBeNull();
    expect(rowsOf(made, 'What it paid')?.[0]).toEqual(['Kept as your credit', write.money(60_000)]);
  });

  it('says what was given back since, and names no invoice that is not known', () => {
    const gone = [...allocations, { invoiceId: 'gone', amount: 5_000 }];
    expect(rowsOf(paper({ allocations: gone, unallocated: 0 }), 'What it paid')).toEqual([
      ['Invoice INV-7, New roof', write.money(40_000)],
      ['Another invoice', write.money(5_000)],
      ['Given back since', write.money(15_000)],
      ['Total', write.money(60_000)],
    ]);
  });

  it('of a refund says what was given back', () => {
    const made = paper({ kind: 'Refund', payer: 'Insurance' });
    expect(made).toMatchObject({ title: 'Refund R-12', fileName: 'Refund R-12 Ann Carter.pdf' });
    expect(rowsOf(made, 'What it gives back')?.[1]).toEqual(['From your credit', write.money(20_000)]);
    expect(JSON.stringify(made.sections[0])).toContain('Paid back to');
    expect(JSON.stringify(made.sections[0])).toContain('Insurance');
  });
});
