import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { TEST_UID } from '@/data/testing/render-with-data';
import type { Invoice } from '@/domain/invoices/invoice';
import { makeCustomer, makeInvoice, makePayment, makeSettings } from '@tests/factories/records';
import { serveFonts } from '@tests/setup/read-pdf';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { collectSavedFiles } from '@tests/setup/saved-files';

import { IssuedPaperDialog } from './public';

const mine = { owner: TEST_UID, assignees: [TEST_UID], customerId: 'ann' };
const files = collectSavedFiles();

const invoice = (changes: Partial<Invoice>): Invoice =>
  makeInvoice({ ...mine, status: 'Sent', total: 90_000, balance: 90_000, currency: 'USD', ...changes });

const ROWS = {
  Settings: [makeSettings({ owner: TEST_UID })],
  Customers: [makeCustomer({ owner: TEST_UID, uuid: 'ann', name: 'Ann Carter', city: 'Arlington' })],
  Invoices: [
    invoice({ uuid: 'i1', number: 1, numberPrefix: 'INV-', issuedOn: '2025-12-30', dueOn: '2026-01-10' }),
    invoice({ uuid: 'i2', number: 2, numberPrefix: 'INV-', issuedOn: '2026-10-08', dueOn: '2026-12-31' }),
  ],
  Payments: [
    makePayment({ ...mine, uuid: 'p1', state: 'settled', receivedOn: '2026-11-02', amount: 50_000 }),
  ],
};

function open(options: RenderRoutesOptions = {}) {
  const element = (
    <IssuedPaperDialog noun="statement" customerId="ann" customerName="Ann" onClose={() => undefined} />
  );
  return renderRoutes([{ path: '/', element }], '/', { rows: ROWS, ...options });
}

const rowsOf = async () => {
  const account = await screen.findByRole('region', { name: 'Account' });
  return within(account)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('td, th')].map(({ textContent }) => textContent).join(' | '));
};

// Loads the dialog once, outside the timeouts of single tests.
beforeAll(async () => {
  await import('./statement-dialog');
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 15) });
  // The writer of PDFs takes Node's buffers for text where `Uint8Array` is jsdom's.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  vi.stubGlobal('fetch', serveFonts);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the statement of account', () => {
  it('shows this year from what was owed before, and what is overdue', async () => {
    open();
    expect(await rowsOf()).toEqual([
      'Date | What | Amount | Balance',
      'Thu, Jan 1 | Balance before | $900.00',
      'Thu, Oct 8 | Invoice INV-2 | $900.00 | $1,800.00',
      'Mon, Nov 2 | Payment, Check 1042 | −$500.00 | $1,300.00',
      'Mon, Nov 23 | Balance | $1,300.00',
    ]);
    expect(screen.getByText('$900.00 overdue today on 1 invoice')).toBeVisible();
  });

  it('is saved as a CSV file and as a PDF', async () => {
    const { user } = open();
    await rowsOf();
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    expect(files.map(({ name }) => name)).toEqual(['statement-ann-carter-2026-11-23.csv']);
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(2), { timeout: 30_000 });
    expect(files[1]?.name).toBe('Statement Ann Carter 2026-01-01 2026-11-23.pdf');
  });

  it('asks for two days in order', async () => {
    const { user } = open();
    await rowsOf();
    await user.clear(screen.getByLabelText('Last day'));
    expect(screen.getByText('Choose a first and a last day, in this order.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled();
  });

  it('says whose work it adds up to people who do not see everything', async () => {
    const user = {
      ...{ isAdmin: false, companyUser: true, companyUuid: TEST_UID },
      permissionLevel: ['invoices:view', 'pricing:show'] as const,
    };
    open({ user: { ...user, permissionLevel: [...user.permissionLevel] } });
    expect(await screen.findByText(/^Ann: .* that you are assigned to\.$/)).toBeVisible();
  });

  it('refuses where there is more than it adds up', async () => {
    const Invoices = Array.from({ length: 500 }, (_, at) => invoice({ uuid: `i${at}`, number: at + 1 }));
    open({ rows: { ...ROWS, Invoices } });
    expect(await screen.findByText(/^A statement adds up to 500 invoices/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'CSV' })).toBeDisabled();
  });
});
