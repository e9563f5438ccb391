import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exportList } from '@tests/setup/list-steps';
import { collectSavedFiles, savedLines } from '@tests/setup/saved-files';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { customerShape } from '@/domain/customers/customer';
import { paths } from '@/domain/navigation/paths';
import { initialOf } from '@/domain/core/shape';
import { leadRow, renderCustomers } from '../testing/render-customers';
import { csvOfFound, customerCsvColumns } from './customer-csv';

const files = collectSavedFiles();

const rows = {
  Customers: [
    leadRow({
      uuid: 'evil',
      name: '=HYPERLINK("http://x")',
      customerStatus: 'Quoted',
      phone: '+18175550112',
    }),
    leadRow({ uuid: 'noor', name: 'Noor Al-Masri', customerStatus: 'Contacted' }),
  ],
};

describe('export of the list', () => {
  it('saves the filtered list, and no cell starts like a formula', async () => {
    const { user } = renderCustomers(`${paths.customers}?status=Quoted`, { rows });
    await exportList(user);
    const lines = await savedLines(files);
    expect(files[0]?.name).toBe('open-leads-list-2026-11-23.csv');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\uFEFF?"Name","Company","Phone"/);
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/x""\)","","\(817\) 555-0112"/);
    expect(await screen.findByText('1 lead exported')).toBeVisible();
  });

  it('names a record that it could not read', async () => {
    const store = memoryStoreWith(rows);
    const ref = { collection: 'Customers', id: 'noor' };
    store.server.put(ref, { ...store.server.read(ref), tags: 7 });
    const { user } = renderCustomers(paths.customers, { store });
    await exportList(user);
    expect(
      await screen.findByText('1 lead exported. 1 record could not be read: Noor Al-Masri'),
    ).toBeVisible();
    expect(await savedLines(files)).toHaveLength(2);
  });

  /** Starts an export on a device that has lost its connection. */
  const beginOffline = async () => {
    const { user, store } = renderCustomers(paths.customers, { rows });
    await user.click(await screen.findByRole('button', { name: 'More' }));
    store.goOffline();
    await user.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    return { user, store };
  };

  it('waits for the server, for this device may hold a part alone', async () => {
    const { store } = await beginOffline();
    expect(await screen.findByRole('dialog', { name: 'Exporting' })).toBeVisible();
    expect(files).toEqual([]);
    store.goOnline();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('2 leads exported')).toBeVisible();
  });

  it('ends at once when it is cancelled, also while it waits', async () => {
    const { user, store } = await beginOffline();
    const dialog = await screen.findByRole('dialog', { name: 'Exporting' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    // Earlier than the next request to the server.
    await waitFor(() => expect(dialog).not.toBeInTheDocument(), { timeout: 2_000 });
    store.goOnline();
    window.dispatchEvent(new Event('online'));
    await exportList(user);
    expect(await screen.findByText('2 leads exported')).toBeVisible();
    expect(files).toHaveLength(1);
  });

  it('saves nothing and reports an unreachable server', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await beginOffline();
    expect(await screen.findByText(/^The export stopped; nothing was saved\. No connection\./)).toBeVisible();
    expect(files).toEqual([]);
  });

  it('is not offered without the right to export', async () => {
    const user = { isAdmin: false, permissionLevel: ['customers:view', 'customers:edit', 'scope:all'] };
    const { user: person } = renderCustomers(paths.customers, { rows, user });
    await person.click(await screen.findByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Import a CSV file' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Export CSV' })).not.toBeInTheDocument();
  });
});

it('fails while a search has no answer, instead of saving an empty file', async () => {
  const reading = { viewer: {}, page: vi.fn(), onProgress: () => undefined };
  const file = csvOfFound({ status: 'loading', rows: [] });
  await expect(file.read(reading as never)).rejects.toMatchObject({ code: 'unavailable' });
});

describe('columns of the export', () => {
  const customer = {
    ...initialOf(customerShape.fields),
    appointmentTime: Date.UTC(2026, 10, 24, 20),
    insurance: { ...initialOf(customerShape.fields).insurance, deductible: 250_000 },
    customerStatus: 'Not Contacted' as const,
    subStatus: 'v',
    salesperson: 'priya',
    customFields: { roofAge: '22' },
  };
  const columns = customerCsvColumns({
    zone: 'America/Chicago',
    country: 'US',
    customFields: [{ key: 'roofAge', label: 'Age of the roof', kind: 'text', options: [] }],
    subStatuses: [
      { id: 'v', noun: 'customer', status: 'Not Contacted', label: 'Left voicemail', colour: 'rose' },
    ],
    names: new Map([['priya', { name: 'Priya Shah' }]]),
    amounts: null,
  });
  const cell = (heading: string) => columns.find((column) => column.heading === heading)?.text(customer);

  it.each([
    ['Appointment', '2026-11-24 14:00'],
    ['Deductible', '2500.00'],
    ['Age of the roof', '22'],
    ['Follow-up', ''],
    ['Salesperson', 'Priya Shah'],
    ['Sub-status', 'Left voicemail'],
  ])('%s reads %j', (heading, expected) => {
    expect(cell(heading)).toBe(expected);
  });
});
