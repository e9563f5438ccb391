import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { billedLine } from '@/domain/invoices/contents/billed-lines';
import type { IssuedInvoice } from '@/domain/invoices/issue/issued-invoice';
import type { Invoice } from '@/domain/invoices/invoice';
import { invoicePaper } from '@/domain/papers/invoice-paper';
import type { InvoiceStanding } from '@/domain/papers/invoice-standing';
import { DRAFT, makeFrozen, makeRoofInvoice } from '@tests/factories/frozen-invoice';
import { makeNoted } from '@tests/factories/issued-invoice';
import { readPages, serveFonts } from '@tests/setup/read-pdf';

import { paperWriting } from '../paper-writing';
import { makePdf } from './make-pdf';

const SHA = 'a1b2c3d4'.repeat(8);

beforeEach(() => {
  vi.stubGlobal('fetch', serveFonts);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

async function read(issued: IssuedInvoice, standing: InvoiceStanding | null = null, sha256 = SHA) {
  return readPages(await makePdf(invoicePaper({ issued, sha256, standing, write: paperWriting(issued) })));
}

const paid = {
  ...{ paid: 1_561_693, balance: 163_367, status: 'Partially Paid' },
  ...{ payers: [{ payer: 'Insurance', amount: 1_000_000 }] },
  ...{ heldBack: 163_367, heldReason: 'Depreciation' },
} satisfies Partial<Invoice>;

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...billedLine(at, `n${at}`),
    ...{ name: `Line number ${at + 1}`, unitPrice: 10_000 },
  }));

const check = makeNoted({
  ...{ state: 'settled', payer: 'Insurance', amount: 836_633 },
  allocations: [{ invoiceId: 'invoice-1', amount: 836_633 }],
});

describe('an invoice as a PDF', () => {
  it('has its number, lines, sums and terms, and the hash on each page', async () => {
    const pages = await read(makeFrozen({ customerReference: 'PO 7741' }));
    const text = pages.join(' ');
    for (const words of [
      'Hollis & Daughter Roofing',
      'License BC-447102',
      'Invoice INV-2103',
      'June Pettigrew',
      '1126 E Superior St, Duluth',
      'Fri, Nov 20, 2026',
      'Sun, Dec 20, 2026',
      'PO 7741',
      '28 SQ + 10% waste',
      '$5,174.40',
      'Sales tax, 8.875%',
      '$767.11',
      'Total $17,250.60',
      'You may cancel within three business days.',
    ])
      expect(text).toContain(words);
    for (const page of pages) expect(page).toContain(`SHA-256 of INV-2103: ${SHA}`);
  });

  it('tells what is paid and owed after what was issued', async () => {
    const standing = { at: Date.UTC(2026, 10, 30, 20), invoice: makeRoofInvoice(paid), payments: [check] };
    const pages = await read(makeFrozen(paid), standing);
    const text = pages.join(' ');
    expect(text).toContain('As of Mon, Nov 30, 2026, 2:00 pm CST.');
    expect(text).toContain('Paid −$15,616.93');
    expect(text).toContain('Held back, depreciation −$1,633.67');
    expect(text).toContain('Balance due $0.00');
    expect(text).toContain('Insurance, $8,366.33 paid $1,633.67');
    expect(text.indexOf('You may cancel')).toBeLessThan(text.indexOf('Payments and balance'));
  });

  it.each([10, 12, 14, 16, 18, 20, 22, 24])(
    'of %i lines never parts the heading of what is owed from the balance',
    async (count) => {
      const invoice = makeRoofInvoice({ ...paid, lines: linesOf(count) });
      const standing = { at: 0, invoice, payments: [check] };
      const pages = await read(makeFrozen({ ...paid, lines: linesOf(count) }), standing);
      expect(pages.find((one) => one.includes('Payments and balance'))).toContain('Balance due');
    },
  );

  it('of a draft is marked on each page, and has no hash', async () => {
    const pages = await read(makeFrozen({ ...DRAFT, lines: linesOf(60) }), null, '');
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) {
      expect(page).toContain('Invoice Draft');
      expect(page).not.toContain('SHA-256');
    }
  });

  it.each(['Łukasz Żółć', 'Тарас Шевченко'])('prints the name of %s', async (customerName) => {
    expect((await read(makeFrozen({ customerName }))).join(' ').normalize('NFC')).toContain(customerName);
  });
});

it('a credit note as a PDF names its invoice', async () => {
  const credit = { kind: 'Credit note', number: 4, numberPrefix: 'CN-', dueOn: '' } as const;
  const text = (await read(makeFrozen(credit, 'INV-2103'))).join(' ');
  expect(text).toContain('Credit note CN-4');
  expect(text).toContain('For invoice INV-2103');
  expect(text).toContain('Credited $17,250.60');
});
