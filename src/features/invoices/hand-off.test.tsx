import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makeHandedOff, makePayment } from '@tests/factories/records';
import { ISSUED, mine, opensInvoices, OWNER } from '@tests/setup/open-invoices';
import { collectSavedFiles } from '@tests/setup/saved-files';
import { invoiceRoutes } from './routes';

const open = opensInvoices(invoiceRoutes);
const files = collectSavedFiles();

const TAXED: Partial<Invoice> = {
  ...ISSUED,
  currency: 'USD',
  customerId: 'ann',
  groups: [{ taxRate: 's', base: 90_000, discount: 0, taxes: [{ name: 'Sales tax', cents: 7_988 }] }],
  total: 97_988,
};
const ROWS = {
  Customers: [makeCustomer({ ...mine, uuid: 'ann', email: 'ann@mail.example' })],
  Payments: [
    makePayment({ ...mine, uuid: 'p1', state: 'settled', receivedOn: '2026-10-20', amount: 50_000 }),
  ],
};

// Loads the page once, outside the timeouts of single tests.
beforeAll(async () => {
  await import('./handoff/hand-off-page');
}, 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 23, 15) });
});

afterEach(() => {
  vi.useRealTimers();
});

const sums = async () => {
  const table = await screen.findByRole('region', { name: 'Sums of the hand-off' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' | '));
};

const handedOffs = (store: ReturnType<typeof open>['store']) => [...store.server.rows('HandOffs').values()];

describe('the hand-off to accounting', () => {
  it('previews last month, saves its files and remembers it', async () => {
    const draft = {};
    const { user, store } = open(paths.handOff, [TAXED, { ...TAXED, issuedOn: '2026-11-02' }, draft], {
      rows: ROWS,
    });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await sums()).toEqual(['Invoices | 1 | $979.88 | $79.88', 'Credit notes | 0 | $0.00 | $0.00']);
    await user.click(screen.getByRole('button', { name: 'Hand off 2 files' }));
    expect(await screen.findByText(/^2 files saved/)).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([
      'quickbooks-customers-2026-10-01-2026-10-31.csv',
      'quickbooks-invoices-2026-10-01-2026-10-31.csv',
    ]);
    await waitFor(() => expect(handedOffs(store)).toHaveLength(1));
    expect(await screen.findByText(/^QuickBooks, .*: 1 invoice or credit note$/)).toBeVisible();
  });

  it('says what was handed off before, and repeats it when asked', async () => {
    const HandOffs = [
      makeHandedOff({
        ...{
          owner: OWNER,
          uuid: 'h1',
          shape: 'Xero',
          papers: ['invoice-0'],
          createdAt: Date.UTC(2026, 10, 3, 15),
        },
        ...{ from: '2026-10-01', until: '2026-10-31' },
      }),
    ];
    const { user } = open(paths.handOff, [TAXED, { ...TAXED, number: 2_088 }], {
      rows: { ...ROWS, HandOffs },
    });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(
      await screen.findByText('1 of these 2 was handed off before, last on Tue, Nov 3 (Xero).'),
    ).toBeVisible();
    expect((await sums())[0]).toBe('Invoices | 1 | $979.88 | $79.88');
    await user.click(screen.getByRole('radio', { name: 'Repeat all (2)' }));
    expect((await sums())[0]).toBe('Invoices | 2 | $1,959.76 | $159.76');
  });

  it('takes payments for a bank statement', async () => {
    const { user } = open(paths.handOff, [TAXED], { rows: ROWS });
    await user.click(await screen.findByRole('combobox', { name: 'Files for' }));
    await user.click(await screen.findByRole('option', { name: 'Bank statement' }));
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await sums()).toEqual(['Payments, less refunds | 1 | $500.00 | $0.00']);
    await user.click(screen.getByRole('button', { name: 'Hand off 1 file' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });

  it('has nothing to hand off of a period without invoices', async () => {
    const { user } = open(paths.handOff, [], { rows: ROWS });
    await user.click(await screen.findByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Nothing new in this period.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Hand off/ })).not.toBeInTheDocument();
  });

  it('is closed to people who do not see every invoice', async () => {
    const user = {
      isAdmin: false,
      companyUser: true,
      companyUuid: OWNER,
      permissionLevel: ['invoices:view' as const, 'invoices:edit' as const, 'pricing:show' as const],
    };
    open(paths.handOff, [TAXED], { user });
    expect(await screen.findByText(/^A hand-off takes every invoice/)).toBeVisible();
  });
});
