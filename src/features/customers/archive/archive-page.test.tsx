import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { putDirectory } from '@/data/testing/put-directory';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { serveShards } from '@/data/testing/serve-shards';
import { paths } from '@/domain/navigation/paths';
import { makeRoster } from '@tests/factories/records';
import { exportList } from '@tests/setup/list-steps';
import { collectSavedFiles, savedLines } from '@tests/setup/saved-files';
import { leadRow, NOW, renderCustomers, storedCustomer } from '../testing/render-customers';

const rows = {
  Customers: [
    leadRow({ uuid: 'sold', name: 'Sold Client', listOrganizer: 'Sold', soldAt: NOW }),
    leadRow({ uuid: 'old', name: 'Old Lead', listOrganizer: 'Archive', archivedAt: NOW }),
    leadRow({ uuid: 'open', name: 'Open Person' }),
  ],
};

/** Sold one after the other, the last of them first by name, and every second one by the signed-in user. */
const manySold = Array.from({ length: 70 }, (_, at) =>
  leadRow({
    uuid: `sold-${at}`,
    name: `Client ${String(70 - at).padStart(2, '0')}`,
    listOrganizer: 'Sold',
    soldAt: NOW + at,
    assignees: [TEST_UID],
    salesperson: at % 2 === 0 ? TEST_UID : '',
  }),
);
const sold = { Customers: manySold, Rosters: [makeRoster({ owner: TEST_UID })] };

const sellerWithLimits = {
  companyUser: true,
  companyUuid: TEST_UID,
  isAdmin: false,
  isCompanyAdmin: false,
  permissionLevel: ['customers:view' as const],
};

function storeWithDirectory() {
  const store = memoryStoreWith(sold);
  putDirectory(store, TEST_UID);
  serveShards(store, TEST_UID, () => undefined);
  return store;
}

const names = () =>
  within(screen.getByRole('grid', { name: 'Client Archive' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const firstIs = (name: string) => waitFor(() => expect(names()[0]).toBe(name));
const sortBy = async (user: ReturnType<typeof renderCustomers>['user'], column: string) =>
  user.click(
    within(await screen.findByRole('columnheader', { name: column })).getByRole('button', { name: column }),
  );

const files = collectSavedFiles();

describe('the Client Archive', () => {
  it('opens with the sold customers', async () => {
    renderCustomers(paths.clientArchive, { rows });
    expect(await screen.findByRole('link', { name: 'Sold Client' })).toBeVisible();
    expect(screen.queryByText('Old Lead')).not.toBeInTheDocument();
    expect(screen.queryByText('Open Person')).not.toBeInTheDocument();
  });

  it('keeps its tab in the address', async () => {
    const { user, router } = renderCustomers(paths.clientArchive, { rows });
    await user.click(await screen.findByRole('link', { name: /^Archived/ }));
    expect(router.state.location.search).toBe('?tab=archived');
    expect(await screen.findByRole('link', { name: 'Old Lead' })).toBeVisible();
  });

  it('restores an archived customer, with Undo', async () => {
    const { user, store } = renderCustomers(`${paths.clientArchive}?tab=archived`, { rows });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Old Lead' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(storedCustomer(store, 'old')).toMatchObject({ listOrganizer: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(storedCustomer(store, 'old')).toMatchObject({ listOrganizer: 'Archive' }));
  });

  it('is ordered by name and by date over all of it, in the address', async () => {
    const { user, router } = renderCustomers(paths.clientArchive, { rows: sold });
    await screen.findByRole('link', { name: 'Client 01' });
    await firstIs('Client 01');
    await sortBy(user, 'Sold');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=soldAt'));
    await firstIs('Client 70');
    await sortBy(user, 'Name');
    await sortBy(user, 'Name');
    await waitFor(() => expect(router.state.location.search).toBe('?sort=-name'));
    await firstIs('Client 70');
  });

  it('is narrowed to salespeople by the directory, and counts exactly', async () => {
    const { user, router } = renderCustomers(`${paths.clientArchive}?sort=soldAt`, {
      store: storeWithDirectory(),
    });
    await user.click(await screen.findByRole('button', { name: 'Salesperson' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Nobody' }));
    await waitFor(() => expect(router.state.location.search).toBe('?salesperson=none&sort=soldAt'));
    expect(await screen.findByText('35 of 70')).toBeVisible();
    await firstIs('Client 69');
  });

  it('searches in the chosen order among those of a salesperson', async () => {
    const { user } = renderCustomers(`${paths.clientArchive}?salesperson=${TEST_UID}&sort=-name`, {
      store: storeWithDirectory(),
    });
    // With a slip of the pen, which only the directory finds.
    await user.type(await screen.findByRole('searchbox'), 'lient 1');
    expect(await screen.findByText('5 of 70')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['18', '16', '14', '12', '10'].map((at) => `Client ${at}`)));
  });

  it('is narrowed page by page without the directory', async () => {
    const { user } = renderCustomers(`${paths.clientArchive}?salesperson=none`, {
      rows: sold,
      user: sellerWithLimits,
    });
    expect(await screen.findByText('20+ of 70')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Show more .*40/ }));
    expect(await screen.findByText('35 of 70')).toBeVisible();
  });

  it('is saved as a file as it is narrowed and ordered', async () => {
    const { user } = renderCustomers(`${paths.clientArchive}?salesperson=none&sort=name`, { rows: sold });
    await screen.findByRole('link', { name: 'Client 01' });
    await exportList(user);
    const [, ...lines] = await savedLines(files);
    expect(lines).toHaveLength(35);
    expect(lines[0]).toContain('"Client 01"');
  });

  it('has views for each tab, the user’s own among them', async () => {
    const { user, router } = renderCustomers(`${paths.clientArchive}?tab=archived`, { rows });
    const viewLink = (name: string) =>
      within(screen.getByRole('navigation', { name: 'Saved views' })).queryByRole('link', { name });
    await user.click(await screen.findByRole('link', { name: 'Mine' }));
    expect(router.state.location.search).toBe(`?tab=archived&salesperson=${TEST_UID}`);
    await user.click(await screen.findByRole('button', { name: 'Show all archived customers' }));
    expect(router.state.location.search).toBe('?tab=archived');
    await user.click(screen.getByRole('button', { name: 'Choose columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Phone' }));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'No phones');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(viewLink('No phones')).toBeVisible());
    await user.click(screen.getByRole('link', { name: /^Sold/ }));
    await waitFor(() => expect(viewLink('All sold')).toBeVisible());
    expect(viewLink('No phones')).not.toBeInTheDocument();
  });

  it('reports an empty tab', async () => {
    renderCustomers(`${paths.clientArchive}?tab=archived`);
    expect(await screen.findByText('Nothing archived')).toBeVisible();
  });
});
