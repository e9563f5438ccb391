import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { companyShape, defaultSettings } from '@/domain/company';
import { AppError } from '@/domain/errors';
import { initialOf } from '@/domain/shape';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import { AddCompanyPage } from './add-company-page';
import { CompanyPage } from './company-page';

const company = {
  ...initialOf(companyShape.fields),
  uuid: 'c1',
  name: 'Hollis Roofing',
  administrator: [TEST_UID],
};
const settings = {
  ...defaultSettings('c1', 'America/New_York'),
  phone: '+18175550112',
  customFields: [{ key: 'gateCode', label: 'Gate code', kind: 'text', options: [] }],
};
const member = {
  companyUser: true,
  companyUuid: 'c1',
  owner: 'c1',
  company: 'Hollis Roofing',
  companyInfo: company,
};
const admin = { ...member, isAdmin: true, isCompanyAdmin: true };
const employee = { ...member, isAdmin: false, isCompanyAdmin: false };

const inTheme = (page: ReactNode) => <AppThemeProvider>{page}</AppThemeProvider>;

function open(options: RenderWithDataOptions = {}) {
  const user = userEvent.setup();
  const rows = { Companies: [company], Settings: [settings] };
  return {
    user,
    ...renderWithData(inTheme(<CompanyPage />), { route: '/app/company', rows, user: admin, ...options }),
  };
}

const first = (store: ReturnType<typeof open>['store'], collection: string) =>
  store.page({ collection, where: [], orderBy: [], limit: 1 }).then(({ rows }) => rows[0]?.data);

/** Pastes instead of typing: one event, not one for every letter. */
async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('the company of an administrator', () => {
  it('is saved with name and settings in one notice', async () => {
    const onAccepted = vi.fn();
    const { user, store } = open({ onAccepted });
    const form = within(await screen.findByRole('form', { name: 'Profile' }));
    await user.clear(form.getByLabelText(/^Name/));
    await write(user, form.getByLabelText(/^Name/), 'Hollis & Daughters');
    await write(user, form.getByLabelText('Licence'), 'TX-4711');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(await first(store, 'Companies')).toMatchObject({ name: 'Hollis & Daughters' });
    expect(await first(store, 'Settings')).toMatchObject({
      licence: 'TX-4711',
      timeZone: 'America/New_York',
    });
  });

  it('finds a time zone by its place', async () => {
    const { user, store } = open();
    const zone = await screen.findByLabelText('Time zone');
    await user.clear(zone);
    await write(user, zone, 'denver');
    await user.click(await screen.findByRole('option', { name: /Denver/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({ timeZone: 'America/Denver' }),
    );
  });

  it('takes no broken address, and says so', async () => {
    const { user } = open();
    await write(user, await screen.findByLabelText('E-mail'), 'office');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This does not look like an e-mail address.'))[0]).toBeVisible();
  });

  it('orders, renames and removes lead sources, never two alike', async () => {
    const lists = { leadSources: ['Referral', 'Repeat customer', 'Website'], products: ['Repair'] };
    const rows = { Settings: [{ ...settings, ...lists }] };
    const { user, store } = open({ route: '/app/company?tab=lists', rows });
    await user.click(await screen.findByRole('button', { name: 'Move lead source 2 up' }));
    await user.click(screen.getByRole('button', { name: 'Remove lead source 3' }));
    await user.click(screen.getByRole('button', { name: 'Add lead source' }));
    const line = screen.getByLabelText('lead source 3');
    await write(user, line, 'referral');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Two lines are the same.'))[0]).toBeVisible();

    await write(user, line, ' partner');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const saved = await first(store, 'Settings');
      expect(saved?.['leadSources']).toEqual(['Repeat customer', 'Referral', 'referral partner']);
    });
  });

  it('adds custom fields under keys of their own and keeps the old ones', async () => {
    const { user, store } = open({ route: '/app/company?tab=fields' });
    await user.click(await screen.findByRole('button', { name: 'Add field' }));
    const field = within(screen.getByRole('group', { name: 'Field 2' }));
    await write(user, field.getByLabelText('Name'), 'Gate code');
    await user.click(field.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Choice' }));
    await user.type(field.getByLabelText('Options'), 'Front{Enter}Back{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({
        customFields: [
          { key: 'gateCode', label: 'Gate code', kind: 'text', options: [] },
          { key: 'gateCode2', label: 'Gate code', kind: 'choice', options: ['Front', 'Back'] },
        ],
      }),
    );

    // A second save renames the field under the key it has got.
    await write(user, field.getByLabelText('Name'), ' side');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({
        customFields: [{ key: 'gateCode' }, { key: 'gateCode2', label: 'Gate code side' }],
      }),
    );
  });

  it('cannot be left by its last administrator', async () => {
    const leaveCompany = () => {
      throw new AppError('last-administrator');
    };
    const { user } = open({ functions: { leaveCompany } });
    await user.click(await screen.findByRole('button', { name: 'Leave company' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Leave Hollis Roofing?' }));
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'A company needs an administrator. Make somebody else one first.',
    );
  });
});

describe('the company of an employee', () => {
  it('is read, not changed', async () => {
    open({ user: employee });
    expect(await screen.findByText('(817) 555-0112')).toBeVisible();
    expect(screen.getByText('Administrators of your company can change this.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('can be left', async () => {
    const leaveCompany = vi.fn(() => ({}));
    const { user } = open({ user: employee, functions: { leaveCompany } });
    await user.click(await screen.findByRole('button', { name: 'Leave company' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(leaveCompany).toHaveBeenCalledOnce());
  });
});

describe('somebody without a company', () => {
  it('is led to founding one', () => {
    renderWithData(inTheme(<CompanyPage />), { route: '/app/company' });
    expect(screen.getByRole('link', { name: 'Add Company' })).toHaveAttribute('href', '/app/add_company');
  });

  it('founds one', async () => {
    const user = userEvent.setup();
    const foundCompany = vi.fn(() => ({ companyUuid: TEST_UID }));
    const { store, router } = renderWithData(inTheme(<AddCompanyPage />), {
      route: '/app/add_company',
      functions: { foundCompany },
    });
    await write(user, await screen.findByLabelText(/Business name/), 'Hollis Roofing');
    await user.click(screen.getByRole('button', { name: 'Found company' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/company'));
    expect(foundCompany).toHaveBeenCalledWith({ name: 'Hollis Roofing' });
    expect(await first(store, 'Settings')).toMatchObject({ currency: 'USD' });
  });

  it('keeps what was typed when founding is refused', async () => {
    const user = userEvent.setup();
    const foundCompany = () => {
      throw new AppError('network');
    };
    renderWithData(inTheme(<AddCompanyPage />), { route: '/app/add_company', functions: { foundCompany } });
    await write(user, await screen.findByLabelText(/Business name/), 'Hollis Roofing');
    await user.click(screen.getByRole('button', { name: 'Found company' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.getByLabelText(/Business name/)).toHaveValue('Hollis Roofing');
  });
});
