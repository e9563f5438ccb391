import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { makeCompany, makeDealerMember, makeDealerPrice } from '@tests/factories/records';
import { openPage } from '@tests/setup/open-page';

import { DealerPage } from './dealer-page';
import { MemberPrices } from './member-prices';

const companyOf = (uuid: string, more: Parameters<typeof makeCompany>[0]) =>
  makeCompany({ uuid, administrator: [TEST_UID], ...more });
const adminOf = (company: ReturnType<typeof makeCompany>) => ({
  companyUser: true,
  companyUuid: company.uuid,
  owner: company.uuid,
  companyInfo: company,
  isAdmin: true,
  isCompanyAdmin: true,
  louveRoofDealer: company.louveRoofDealer,
});

const dealer = adminOf(companyOf('lakeside', { louveRoofDealer: true }));
const hollis = companyOf('hollis', { dealerOwner: 'lakeside' });
const prices = [
  makeDealerPrice({ uuid: 'p1', owner: 'lakeside', product: 'Shingles', price: 11_800 }),
  makeDealerPrice({ uuid: 'p2', owner: 'lakeside', product: 'Old nails', price: 500, active: false }),
];
const priceOf = (product: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${product}`) })).getByText(/^\$/);

describe('the LouveRoof page', () => {
  it('is open only to administrators of a dealer', async () => {
    openPage(<DealerPage />, { user: adminOf(hollis) });
    expect(await screen.findByText('You have no access to this')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'LouveRoof' })).not.toBeInTheDocument();
  });

  it('adds, changes and takes products off the list', async () => {
    const { user, store } = openPage(<DealerPage />, { user: dealer, rows: { DealerPrices: prices } });
    await screen.findByRole('row', { name: /^Shingles/ });
    await user.click(screen.getByRole('button', { name: 'Change Shingles' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Shingles' }));
    await user.clear(dialog.getByLabelText(/Price/));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect((await dialog.findAllByText('Write its price.'))[0]).toBeVisible();
    await user.type(dialog.getByLabelText(/Price/), '120');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(priceOf('Shingles')).toHaveTextContent('$120.00'));

    await user.click(screen.getByRole('button', { name: 'Add a product' }));
    const added = within(await screen.findByRole('dialog', { name: 'Add a product' }));
    await user.type(added.getByLabelText(/Product/), 'Ridge vent');
    await user.type(added.getByLabelText(/Price/), '4.25');
    await user.click(added.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(priceOf('Ridge vent')).toHaveTextContent('$4.25'));

    await user.click(screen.getByRole('button', { name: 'Change Old nails' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Put back on the list' }));
    await waitFor(async () => {
      const { rows } = await store.page({ collection: 'DealerPrices', where: [], orderBy: [], limit: 9 });
      const listed = rows.map(({ data }) => [data['product'], data['price'], data['active']]);
      expect(new Set(listed.map((line) => JSON.stringify(line)))).toEqual(
        new Set(['["Old nails",500,true]', '["Ridge vent",425,true]', '["Shingles",12000,true]']),
      );
    });
  });

  it('compares members by their shared figures, adds and removes them', async () => {
    const changeMembership = vi.fn((): unknown => {
      throw new AppError('conflict', { sentence: 'This company is a member of another dealer.' });
    });
    const compareMembers = vi.fn(() => ({ state: 'done' }));
    const rows = {
      DealerMembers: [
        makeDealerMember({ uuid: 'voss', owner: 'lakeside', name: 'Voss Roofing' }),
        makeDealerMember({
          uuid: 'hollis',
          owner: 'lakeside',
          name: 'Hollis Roofing',
          shares: true,
          openLeads: 61,
          openTrackers: 12,
          soldThisMonth: 5,
          countedAt: 1,
        }),
      ],
      Connections: [
        {
          uuid: 'c1',
          person: TEST_UID,
          other: 'bo',
          otherName: 'Bo Cole',
          otherOwner: 'cole',
          otherBusiness: 'Cole Gutters',
          state: 'connected',
        },
      ],
    };
    const { user } = openPage(<DealerPage />, {
      user: dealer,
      rows,
      route: '/app/louveroofDealer?tab=members',
      functions: { changeMembership, compareMembers },
    });
    expect(await screen.findByRole('row', { name: /Hollis Roofing 61 12 5/ })).toBeVisible();
    expect(screen.getByRole('row', { name: /Voss Roofing – – – Not shared/ })).toBeVisible();
    expect(compareMembers).toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Add a member' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a member' }));
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Bo Cole, Cole Gutters' }));
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('This company is a member of another dealer.')).toBeVisible();
    changeMembership.mockReturnValue({});
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changeMembership).toHaveBeenLastCalledWith({ action: 'add', id: 'bo' });

    await user.click(screen.getByRole('button', { name: 'End the membership of Voss Roofing' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End it' }));
    expect(changeMembership).toHaveBeenLastCalledWith({ action: 'end', id: 'voss' });
  });
});

describe('the dealer’s prices, as a member sees them', () => {
  it('include only active lines, and follow the dealer at once', async () => {
    const store = memoryStoreWith({ DealerPrices: prices, Companies: [hollis] });
    const changeMembership = vi.fn(() => ({}));
    const { user } = openPage(<MemberPrices />, {
      user: adminOf(hollis),
      store,
      functions: { changeMembership },
    });
    await screen.findByRole('row', { name: /^Shingles/ });
    expect(priceOf('Shingles')).toHaveTextContent('$118.00');
    expect(screen.queryByText('Old nails')).not.toBeInTheDocument();
    await store.commit([
      { kind: 'patch', ref: { collection: 'DealerPrices', id: 'p1' }, fields: { price: 12_500 } },
    ]);
    await waitFor(() => expect(priceOf('Shingles')).toHaveTextContent('$125.00'));

    await user.click(screen.getByRole('switch', { name: /Show our figures to our dealer/ }));
    await waitFor(async () => {
      const { rows } = await store.page({ collection: 'Companies', where: [], orderBy: [], limit: 1 });
      expect(rows[0]?.data).toMatchObject({ sharesFigures: true });
    });
    await user.click(screen.getByRole('button', { name: 'End the membership' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End it' }));
    expect(changeMembership).toHaveBeenCalledWith({ action: 'end', id: 'hollis' });
  });

  it('are shown in full to employees who see amounts, without the terms', async () => {
    const employee = { ...adminOf(hollis), isAdmin: false, isCompanyAdmin: false };
    const many = Array.from({ length: 60 }, (_, at) =>
      makeDealerPrice({ uuid: `n${at}`, owner: 'lakeside', product: `Nail ${at + 10}` }),
    );
    const { unmount, user } = openPage(<MemberPrices />, {
      user: { ...employee, permissionLevel: ['pricing:show'] },
      rows: { DealerPrices: [...many, ...prices] },
    });
    expect(await screen.findByText('Nail 10')).toBeVisible();
    expect(screen.queryByText('Shingles')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Search the price list'), 'shi');
    await screen.findByRole('row', { name: /^Shingles/ });
    expect(screen.queryByText('Nail 10')).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    unmount();
    openPage(<MemberPrices />, { user: employee, rows: { DealerPrices: prices } });
    expect(await screen.findByText('You have no access to this')).toBeVisible();
  });
});
