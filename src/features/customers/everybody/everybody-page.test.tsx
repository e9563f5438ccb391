import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makeRoster, makeSettings } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { customerRoutes } from '../routes';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER], salesperson: OWNER } as const;

beforeAll(async () => {
  await import('./everybody-page');
}, 60_000);

const open = (address: string) =>
  renderRoutes(customerRoutes, address, {
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [makeRoster({ owner: OWNER })],
      Customers: [
        makeCustomer({ ...mine, uuid: 'zoe', name: 'Zoe Lund', tags: ['hail', 'storm'] }),
        makeCustomer({ ...mine, uuid: 'bob', name: 'Bob Strickland', listOrganizer: 'Sold', soldAt: 1 }),
        makeCustomer({ ...mine, uuid: 'ann', name: 'Ann Olsen', listOrganizer: 'Archive', archivedAt: 1 }),
      ],
    },
    user: { isCompanyAdmin: true },
  });

const names = async () =>
  (await screen.findAllByRole('link', { name: /Olsen|Strickland|Lund/ })).map(
    ({ textContent }) => textContent,
  );

it('lists leads, sold and archived customers by name, each with its list', async () => {
  open(paths.allCustomers);
  expect(await names()).toEqual(['Ann Olsen', 'Bob Strickland', 'Zoe Lund']);
  expect(screen.getByRole('row', { name: /Bob Strickland.*Sold/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Ann Olsen.*Archived/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /Zoe Lund.*Open lead/ })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
});

it('shows one list alone by its view', async () => {
  const { user, router } = open(paths.allCustomers);
  await names();
  await user.click(screen.getByRole('link', { name: 'Archived' }));
  await waitFor(() => expect(router.state.location.search).toBe('?list=Archive'));
  await waitFor(async () => expect(await names()).toEqual(['Ann Olsen']));
});
