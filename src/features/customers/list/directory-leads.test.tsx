import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import type { Rows } from '@/data/testing/render-with-data';
import { putDirectory } from '@/data/testing/put-directory';
import { serveShards } from '@/data/testing/serve-shards';
import { paths } from '@/domain/navigation/paths';
import { makeRoster, makeSettings } from '@tests/factories/records';
import { leadRow, renderCustomers, storedCustomer } from '../testing/render-customers';

const rows = {
  Customers: [
    leadRow({
      uuid: 'noor',
      name: 'Noor Al-Masri',
      phone: '+16825550191',
      leadSource: 'Website',
      tags: ['storm'],
    }),
    leadRow({ uuid: 'zoe', name: 'Zoë Lindqvist', streetAddress: '1204 Oak Street', leadSource: 'Referral' }),
    leadRow({ uuid: 'tyler', name: 'Tyler Brandt', leadSource: '', assignees: [TEST_UID] }),
    leadRow({ uuid: 'gone', name: 'Gone Client', listOrganizer: 'Archive' }),
  ],
};

const manyLeads = {
  Customers: Array.from({ length: 60 }, (_, at) => leadRow({ uuid: `lead-${at}`, name: `Lead ${at}` })),
};

function keepDatabases(...names: readonly string[]) {
  vi.stubGlobal('indexedDB', { databases: async () => names.map((name) => ({ name, version: 1 })) });
  onTestFinished(() => void vi.unstubAllGlobals());
}

function storeWithDirectory(of: Rows = rows) {
  const asked = new Set<string>();
  const store = memoryStoreWith(of, {
    readable: (collection) => {
      asked.add(collection);
      return null;
    },
  });
  putDirectory(store, TEST_UID);
  serveShards(store, TEST_UID, (collection) => asked.add(collection));
  return { store, asked };
}

const names = async () =>
  within(await screen.findByRole('grid', { name: 'Open Leads List' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const searchFor = async (user: ReturnType<typeof renderCustomers>['user'], text: string) =>
  user.type(await screen.findByRole('searchbox', { name: 'Name, phone, e-mail or address' }), text);

describe('the Open Leads List over all customers', () => {
  it('finds inside of names, addresses and phones, with a slip of the pen, and counts exactly', async () => {
    const { user } = renderCustomers(paths.customers, storeWithDirectory());
    await searchFor(user, 'lindquist');
    await waitFor(async () => expect(await names()).toEqual(['Zoë Lindqvist']));
    expect(await screen.findByText('1 of 3')).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await searchFor(user, '555 0191');
    await waitFor(async () => expect(await names()).toEqual(['Noor Al-Masri']));
  });

  it('reads nothing of the directory before a search', async () => {
    const { store, asked } = storeWithDirectory();
    const { user } = renderCustomers(paths.customers, { store });
    expect(await names()).toHaveLength(3);
    expect([...asked].filter((collection) => collection.startsWith('Directory'))).toEqual([]);
    await searchFor(user, 'zoe');
    await waitFor(async () => expect(await names()).toEqual(['Zoë Lindqvist']));
    expect([...asked]).toContain(`Directory/${TEST_UID}/Shards`);
  });

  it('offers the sources of all leads, also of those far down the list, and takes several', async () => {
    const { Customers } = manyLeads;
    const last = leadRow({ uuid: 'last', name: 'Last Lead', leadSource: 'Angi', createdAt: 1 });
    const first = leadRow({ uuid: 'first', name: 'First Lead', leadSource: 'Yard sign' });
    const { store } = storeWithDirectory({ Customers: [first, ...Customers, last] });
    const { user, router } = renderCustomers(paths.customers, { store });
    await user.click(await screen.findByRole('button', { name: 'Source', expanded: false }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Angi' }));
    await user.click(await screen.findByRole('button', { name: 'Source: Angi' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Yard sign' }));
    await waitFor(async () => expect((await names()).toSorted()).toEqual(['First Lead', 'Last Lead']));
    expect(router.state.location.search).toBe('?source=Angi&source=Yard+sign');
  });

  it('filters by the fields that the company chose, in its address, and shows them as columns', async () => {
    const fields = [
      { key: 'age', label: 'Roof age', kind: 'number', options: [] },
      { key: 'roof', label: 'Roof', kind: 'choice', options: ['Metal', 'Cedar'] },
      { key: 'gate', label: 'Gate code', kind: 'text', options: [] },
    ] as const;
    const own = ['age', 'roof'];
    const leads = [
      leadRow({ uuid: 'a', name: 'Old Metal', customFields: { age: '31', roof: 'Metal' } }),
      leadRow({ uuid: 'b', name: 'New Metal', customFields: { age: '4', roof: 'Metal' } }),
      leadRow({ uuid: 'c', name: 'Old Cedar', customFields: { age: '33', roof: 'Cedar' } }),
      leadRow({ uuid: 'd', name: 'Unknown', customFields: { gate: '4411' } }),
    ];
    const settings = makeSettings({ owner: TEST_UID, customFields: fields, listedFields: own });
    const store = memoryStoreWith({ Customers: leads, Settings: [settings] });
    putDirectory(store, TEST_UID, 1, own);
    serveShards(store, TEST_UID, () => undefined);
    const { user, router } = renderCustomers(`${paths.customers}?hide=`, { store });
    expect(await screen.findByRole('row', { name: /Old Cedar.*33.*Cedar/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Gate code' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Roof', expanded: false }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Metal' }));
    await waitFor(async () => expect((await names()).toSorted()).toEqual(['New Metal', 'Old Metal']));
    await user.click(await screen.findByRole('button', { name: 'Roof age', expanded: false }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: '30 and more' }));
    await waitFor(async () => expect(await names()).toEqual(['Old Metal']));
    expect(new URLSearchParams(router.state.location.search).getAll('own')).toEqual([
      'roof:=Metal',
      'age:~30..',
    ]);
  });

  it('filters what is read while the directory is without a field', async () => {
    const fields = [{ key: 'roof', label: 'Roof', kind: 'choice', options: ['Metal'] }] as const;
    const leads = [
      leadRow({ uuid: 'a', name: 'Metal', customFields: { roof: 'Metal' } }),
      leadRow({ uuid: 'b', name: 'Cedar', customFields: { roof: 'Cedar' } }),
    ];
    const settings = makeSettings({ owner: TEST_UID, customFields: fields, listedFields: ['roof'] });
    const store = memoryStoreWith({ Customers: leads, Settings: [settings] });
    putDirectory(store, TEST_UID);
    serveShards(store, TEST_UID, () => undefined);
    renderCustomers(`${paths.customers}?own=${encodeURIComponent('roof:=Metal')}`, { store });
    expect(await screen.findByText(/is being prepared/)).toBeVisible();
    expect(await names()).toEqual(['Metal']);
  });

  it('loads the directory for an open list, on a device that has stored it before', async () => {
    keepDatabases('joblane-directory-1');
    const { store, asked } = storeWithDirectory(manyLeads);
    const { user } = renderCustomers(paths.customers, { store });
    expect(await names()).not.toHaveLength(0);
    expect([...asked]).not.toContain(`Directory/${TEST_UID}/Shards`);
    await waitFor(() => expect([...asked]).toContain(`Directory/${TEST_UID}/Shards`), { timeout: 5_000 });
    const grid = screen.getByRole('grid');
    await waitFor(async () => {
      await user.click(within(grid).getByRole('checkbox', { name: 'Select all' }));
      // All leads, not only the first page.
      expect(await screen.findByText(/^60 selected/)).toBeVisible();
    });
  });

  it('sorts by any column, and keeps it in the address', async () => {
    const { user, router } = renderCustomers(paths.customers, storeWithDirectory());
    const grid = await screen.findByRole('grid', { name: 'Open Leads List' });
    await user.click(within(grid).getByRole('button', { name: 'Source' }));
    expect(router.state.location.search).toBe('?sort=source');
    await waitFor(async () =>
      expect(await names()).toEqual(['Zoë Lindqvist', 'Noor Al-Masri', 'Tyler Brandt']),
    );
  });

  it('sorts salespeople by the names of the roster', async () => {
    const roster = makeRoster({ owner: TEST_UID });
    const called = { a1: 'Zora Bell', b2: 'Ann Cole' };
    const people = Object.entries(called).flatMap(([uid, name]) =>
      roster.people.map((person) => ({ ...person, uid, name })),
    );
    const Customers = [
      leadRow({ uuid: 'noor', name: 'Noor Al-Masri', salesperson: 'a1' }),
      leadRow({ uuid: 'zoe', name: 'Zoë Lindqvist', salesperson: 'b2' }),
      leadRow({ uuid: 'tyler', name: 'Tyler Brandt' }),
    ];
    const Rosters = [{ ...roster, people }];
    renderCustomers(`${paths.customers}?sort=salesperson`, storeWithDirectory({ Customers, Rosters }));
    await waitFor(async () =>
      expect(await names()).toEqual(['Zoë Lindqvist', 'Noor Al-Masri', 'Tyler Brandt']),
    );
  });

  it('narrows by tag and appointment from the address', async () => {
    renderCustomers(`${paths.customers}?tag=storm&appointment=none&created=week`, storeWithDirectory());
    await waitFor(async () => expect(await names()).toEqual(['Noor Al-Masri']));
    expect(screen.getByRole('button', { name: 'Tag: storm' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Appointment: not set' })).toBeVisible();
  });

  it('shows list changes at once, also when the lead no longer fits', async () => {
    const { store } = storeWithDirectory();
    const { user } = renderCustomers(`${paths.customers}?tag=storm`, { store });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Noor Al-Masri' }));
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('No lead fits')).toBeVisible();
    expect(storedCustomer(store, 'noor')).toMatchObject({ listOrganizer: 'Archive' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual(['Noor Al-Masri']));
  });

  it('is never loaded for a user who sees only their own leads', async () => {
    const { store, asked } = storeWithDirectory();
    const companyUser = { companyUser: true, companyUuid: TEST_UID, isAdmin: false, isCompanyAdmin: false };
    const { user } = renderCustomers(`${paths.customers}?tag=storm`, {
      store,
      user: { ...companyUser, permissionLevel: ['customers:view', 'customers:edit'] },
    });
    expect(await screen.findByText('No lead fits')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear Tag' }));
    await searchFor(user, 'tyl');
    await waitFor(async () => expect(await names()).toEqual(['Tyler Brandt']));
    expect([...asked].filter((collection) => collection.startsWith('Directory'))).toEqual([]);
  });

  it('reports that it is unavailable, and searches by prefix meanwhile', async () => {
    const { user } = renderCustomers(paths.customers, { rows });
    await searchFor(user, 'noor');
    expect(await screen.findByText(/search finds beginnings of names/)).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(['Noor Al-Masri']));
  });
});
