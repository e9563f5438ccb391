import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { leadRow, NOW, renderCustomers, storedCustomer } from '../testing/render-customers';

const rows = {
  Customers: [
    leadRow({ uuid: 'sold', name: 'Sold Client', listOrganizer: 'Sold', soldAt: NOW }),
    leadRow({ uuid: 'old', name: 'Old Lead', listOrganizer: 'Archive', archivedAt: NOW }),
    leadRow({ uuid: 'open', name: 'Open Person' }),
  ],
};

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

  it('reports an empty tab', async () => {
    renderCustomers(`${paths.clientArchive}?tab=archived`);
    expect(await screen.findByText('Nothing archived')).toBeVisible();
  });
});
