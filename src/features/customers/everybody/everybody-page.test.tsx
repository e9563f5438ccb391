import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makePrice, makeRoster, makeSettings } from '@tests/factories/records';
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
      Settings: [
        makeSettings({
          owner: OWNER,
          customFields: [{ key: 'seen', label: 'Last inspection', kind: 'date', options: [] }],
          listedFields: ['seen'],
        }),
      ],
      Rosters: [makeRoster({ owner: OWNER })],
      Prices: [
        makePrice({ ...mine, uuid: 'zoe', noun: 'customer', amount: 499_999 }),
        makePrice({ ...mine, uuid: 'ann', noun: 'customer', amount: 500_000 }),
      ],
      Customers: [
        makeCustomer({
          ...mine,
          uuid: 'zoe',
          name: 'Zoe Lund',
          tags: ['hail', 'storm'],
          customFields: { seen: '2020-03-02' },
          customerStatus: 'Quoted',
        }),
        makeCustomer({
          ...mine,
          uuid: 'bob',
          name: 'Bob Strickland',
          email: '',
          listOrganizer: 'Sold',
          soldAt: 1,
        }),
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

it.each([
  ['status=Quoted', ['Zoe Lund']],
  ['tag=storm', ['Zoe Lund']],
  ['email=none', ['Bob Strickland']],
  ['email=set&tag=hail', ['Zoe Lund']],
  ['value=small', ['Zoe Lund']],
  ['value=middle', ['Ann Olsen']],
])('shows the customers of the filters in the address: %s', async (query, expected) => {
  open(`${paths.allCustomers}?${query}`);
  await waitFor(async () => expect(await names()).toEqual(expected));
});

it('filters by a tag, which the address keeps', async () => {
  const { user, router } = open(paths.allCustomers);
  await names();
  await user.click(screen.getByRole('button', { name: 'Tag' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'storm' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tag=storm'));
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(await names()).toEqual(['Zoe Lund']));
});

it('shows one list alone by its view', async () => {
  const { user, router } = open(paths.allCustomers);
  await names();
  await user.click(screen.getByRole('link', { name: 'Archived' }));
  await waitFor(() => expect(router.state.location.search).toBe('?list=Archive'));
  await waitFor(async () => expect(await names()).toEqual(['Ann Olsen']));
});

it('shows a field of its own as a day, and filters by it', async () => {
  open(`${paths.allCustomers}?hide=&own=${encodeURIComponent('seen:@past')}`);
  expect(await names()).toEqual(['Zoe Lund']);
  expect(screen.getByRole('row', { name: /Zoe Lund.*Mon, Mar 2, 2020/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Last inspection: past' })).toBeVisible();
});
