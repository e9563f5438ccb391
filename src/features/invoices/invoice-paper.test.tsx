import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice } from '@/domain/invoices/invoice';
import { frozenInvoice } from '@/domain/invoices/issue/frozen-invoice';
import { issuedInvoiceText } from '@/domain/invoices/issue/issued-invoice';
import { makeInvoice, makeIssuedPaper, makePayment, makeSettings } from '@tests/factories/records';
import { FIRST, ISSUED, mine, opensInvoices } from '@tests/setup/open-invoices';
import { serveFonts } from '@tests/setup/read-pdf';
import { collectSavedFiles } from '@tests/setup/saved-files';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);
const files = collectSavedFiles();

/** The frozen copy of the first invoice, from when its customer had this name. */
const paperOf = (invoice: Partial<Invoice>, customerName: string) =>
  makeIssuedPaper({
    ...{ ...mine, uuid: 'invoice-0_1', noun: 'invoice', recordId: 'invoice-0' },
    json: issuedInvoiceText(
      frozenInvoice(makeInvoice({ ...mine, uuid: 'invoice-0', ...invoice, customerName }), {
        business: { name: 'Slate & Sons', settings: makeSettings() },
        place: { country: 'US', zone: 'America/Chicago' },
        credits: '',
        at: Date.UTC(2026, 9, 8, 15),
      }),
    ),
  });

// Loads the late parts once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([import('./record/invoice-page'), import('./record/office-paper-dialog')]);
}, 60_000);

beforeEach(() => {
  // The writer of PDFs takes Node's buffers for text where `Uint8Array` is jsdom's.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.stubGlobal('fetch', serveFonts);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function openPdf({ user }: ReturnType<typeof open>, title: string) {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

/** Downloads the PDF that the dialog makes; its name. */
async function download({ user }: ReturnType<typeof open>, dialog: Awaited<ReturnType<typeof openPdf>>) {
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Download' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 30_000 });
  return files[0]?.name;
}

describe('the PDF of an invoice', () => {
  it('is made of what was issued, whatever the record says since', async () => {
    const check = makePayment({ ...mine, state: 'settled', allocations: [] });
    const rows = { IssuedPapers: [paperOf(ISSUED, 'Ann Carter')], Payments: [check] };
    const opened = open(FIRST, [{ ...ISSUED, customerName: 'Ann Berg' }], { rows });
    const dialog = await openPdf(opened, 'Invoice as PDF');
    expect(await dialog.findByText(/^As it was issued.*paid and owed now/)).toBeVisible();
    expect(await download(opened, dialog)).toBe('Invoice INV-2087 Ann Carter.pdf');
  });

  it('waits for what was issued where that is not on this device', async () => {
    const dialog = await openPdf(open(FIRST, [ISSUED]), 'Invoice as PDF');
    expect(await dialog.findByText(/not on this device yet/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Download' })).toBeDisabled();
  });

  it('asks how to spell a name that its fonts lack', async () => {
    const rows = { IssuedPapers: [paperOf(ISSUED, '山田 太郎')] };
    const dialog = await openPdf(open(FIRST, [ISSUED], { rows }), 'Invoice as PDF');
    expect(
      await dialog.findByRole('textbox', { name: 'Spelling of “山田 太郎” for this paper' }),
    ).toBeVisible();
  });

  it('of a draft is marked as one', async () => {
    const opened = open(FIRST, [{}]);
    const dialog = await openPdf(opened, 'Invoice as PDF');
    expect(await dialog.findByText(/^The draft as it is now: marked “Draft”/)).toBeVisible();
    expect(await download(opened, dialog)).toBe('Invoice draft Ann Carter.pdf');
  });

  it('is there for people who may only look', async () => {
    const user = { isAdmin: false, permissionLevel: ['invoices:view', 'pricing:show'] } as const;
    const opened = open(FIRST, [ISSUED], { user });
    await opened.user.click(await screen.findByRole('button', { name: 'More actions' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Preview as the client',
      'PDF',
      'Statement of account',
    ]);
  });
});

it('the PDF of a credit note is named by its own number', async () => {
  const credit = { ...ISSUED, kind: 'Credit note', number: 4, numberPrefix: 'CN-' } as const;
  const rows = { IssuedPapers: [paperOf(credit, 'Ann Carter')] };
  const opened = open(FIRST, [credit], { rows });
  const dialog = await openPdf(opened, 'Credit note as PDF');
  expect(await download(opened, dialog)).toBe('Credit note CN-4 Ann Carter.pdf');
});

it('is shown as its client reads it, without what only the office sees', async () => {
  const check = makePayment({
    ...{ ...mine, state: 'settled', note: 'By the gate', number: 7, numberPrefix: 'R-' },
    allocations: [{ invoiceId: 'invoice-0', amount: 100_000 }],
  });
  const rows = { IssuedPapers: [paperOf(ISSUED, 'Ann Carter')], Payments: [check] };
  const { user } = open(FIRST, [{ ...ISSUED, internalNotes: 'Pays late' }], { rows });
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Preview as the client' }));
  const preview = within(await screen.findByRole('dialog', { name: 'As the client sees it' }));
  expect(await preview.findByRole('list', { name: 'Lines' })).toBeVisible();
  expect(await preview.findByLabelText('Payments on this invoice')).toHaveTextContent('$1,000.00');
  expect(preview.queryByText(/Pays late|By the gate/)).toBeNull();
  expect(preview.queryByRole('button', { name: /^Pay/ })).toBeNull();
});
