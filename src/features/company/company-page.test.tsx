import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { companyShape, defaultSettings, settingsShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { parseFields } from '@/domain/core/record-codec';
import { initialOf } from '@/domain/core/shape';
import { byNoun } from '@/domain/nouns';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeEstimateTemplate, makePriceItem } from '@tests/factories/records';

import { AddCompanyPage } from './add-company-page';
import { CompanyPage } from './company-page';

const company = {
  ...initialOf(companyShape.fields),
  uuid: 'c1',
  name: 'Hollis Roofing',
  administrator: [TEST_UID],
};
const settings = {
  ...defaultSettings('c1', 'America/New_York', 'US'),
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

const NONE = { ...byNoun(() => 0), pieces: 0 };
const nothingEarlier = { earlierRecords: () => ({ counts: NONE, records: [] }) };

function open({ functions, ...options }: RenderWithDataOptions = {}) {
  const user = userEvent.setup();
  const rows = { Companies: [company], Settings: [settings] };
  return {
    user,
    ...renderWithData(inTheme(<CompanyPage />), {
      route: '/app/company',
      rows,
      user: admin,
      functions: { ...nothingEarlier, ...functions },
      ...options,
    }),
  };
}

const first = (store: ReturnType<typeof open>['store'], collection: string) =>
  store.page({ collection, where: [], orderBy: [], limit: 1 }).then(({ rows }) => rows[0]?.data);

async function savedSettings(store: ReturnType<typeof open>['store']) {
  const read = parseFields(settingsShape.fields, (await first(store, 'Settings')) ?? {});
  if (!read.ok) throw new Error('The settings cannot be read.');
  return read.value;
}

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
    await write(user, form.getByLabelText('License'), 'TX-4711');
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

  it('takes another country, and calls the address as it is called there', async () => {
    const { user, store } = open();
    const country = await screen.findByLabelText('Country');
    expect(screen.getByLabelText('ZIP code')).toBeVisible();
    await user.clear(country);
    await write(user, country, 'united king');
    await user.click(await screen.findByRole('option', { name: 'United Kingdom' }));
    expect(screen.getByLabelText('Postcode')).toBeVisible();
    expect(screen.queryByLabelText('ZIP code')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await first(store, 'Settings')).toMatchObject({ country: 'GB' }));
  });

  it('stops adding photos and files at once, with Undo', async () => {
    const onAccepted = vi.fn();
    const { user, store } = open({ onAccepted });
    await user.click(await screen.findByRole('switch', { name: /^Photos and files/ }));
    await waitFor(async () => expect(await first(store, 'Companies')).toMatchObject({ isAttachment: false }));
    expect(onAccepted).toHaveBeenCalledWith(expect.anything(), expect.any(Function), undefined);
  });

  it('lets the start of work move the tracker', async () => {
    const { user, store } = open();
    const moves = await screen.findByRole('switch', { name: /^Starting work moves the tracker/ });
    expect(moves).not.toBeChecked();
    await user.click(moves);
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({ workMovesTracker: true }),
    );
  });

  it('refuses an invalid address, and says so', async () => {
    const { user } = open();
    await write(user, await screen.findByLabelText('E-mail'), 'office');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('This does not look like an e-mail address.'))[0]).toBeVisible();
  });

  it('orders, renames and removes lead sources, never two alike', async () => {
    const lists = {
      leadSources: ['Referral', 'Repeat customer', 'Website'],
      products: ['Repair'],
      jobTypes: ['Install'],
    };
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

  it('adds custom fields under new keys and keeps the old ones', async () => {
    const { user, store } = open({ route: '/app/company?tab=fields' });
    await user.click(await screen.findByRole('button', { name: 'Add field' }));
    const field = within(screen.getByRole('group', { name: 'Field 2' }));
    await write(user, field.getByLabelText('Name'), 'gate  code ');
    await user.click(field.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: 'Choice' }));
    await user.type(field.getByLabelText('Options'), 'Front{Enter}Back{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    // Two fields of one name could not be told apart.
    expect((await screen.findAllByText('Two fields have the same name.'))[0]).toBeVisible();
    await write(user, field.getByLabelText('Name'), 'at the back');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({
        customFields: [
          { key: 'gateCode', label: 'Gate code', kind: 'text', options: [] },
          { key: 'gateCodeAtTheBack', label: 'gate code at the back', kind: 'choice' },
        ],
      }),
    );

    // A second save renames the field under its assigned key.
    await write(user, field.getByLabelText('Name'), ' side');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({
        customFields: [
          { key: 'gateCode' },
          { key: 'gateCodeAtTheBack', label: 'gate code at the back side' },
        ],
      }),
    );
  });

  it('gives lists a column for a custom field', async () => {
    const { user, store } = open({ route: '/app/company?tab=fields' });
    const field = within(await screen.findByRole('group', { name: 'Field 1' }));
    await user.click(field.getByRole('checkbox', { name: 'Column and filter in lists of customers' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({ listedFields: ['gateCode'] }),
    );
  });

  it('defines its own sub-statuses in order, without duplicates in one status', async () => {
    const sub = { noun: 'customer', status: 'Not Contacted', colour: 'rose' };
    const subStatuses = [
      { ...sub, id: 'v', label: 'Left voicemail' },
      { ...sub, id: 't', label: 'Texted' },
    ];
    const rows = { Settings: [{ ...settings, subStatuses }] };
    const { user, store } = open({ route: '/app/company?tab=statuses', rows });
    const saved = async () => (await savedSettings(store)).subStatuses;
    await user.click(await screen.findByText('Add for leads and customers'));
    await user.click(await screen.findByText('Not Contacted', { selector: '[role=menuitem] *' }));
    const name = await screen.findByLabelText('Name of Not Contacted 3');
    await write(user, name, 'texted ');
    await user.click(screen.getByText('Save'));
    const twice = await screen.findAllByText('Two sub-statuses of one status have the same name.');
    expect(twice[0]).toBeVisible();
    expect(await saved()).toEqual(subStatuses);

    await write(user, name, 'twice');
    await user.click(screen.getByLabelText('Color of Not Contacted 3'));
    await user.click(await screen.findByText('Teal'));
    await user.click(screen.getByLabelText('Move Not Contacted 3 up'));
    await user.click(screen.getByLabelText('Remove Not Contacted 1'));
    await user.click(screen.getByText('Save'));
    await waitFor(async () =>
      expect(await saved()).toEqual([
        { ...sub, id: expect.any(String), label: 'texted twice', colour: 'teal' },
        subStatuses[1],
      ]),
    );
  });

  it('takes over our roofing lists with one click, and edits templates with one step per line', async () => {
    const { user, store } = open({ route: '/app/company?tab=tasks' });
    const saved = async () => (await savedSettings(store)).taskTemplates;
    await user.click(await screen.findByText('Start with our roofing lists'));
    await waitFor(async () => expect((await saved()).map(({ jobType }) => jobType)).toContain('Tear-off'));
    expect(screen.queryByText('Start with our roofing lists')).not.toBeInTheDocument();
    const usual = await saved();

    const group = screen.getByLabelText('Template 1');
    const template = within(group);
    await user.clear(template.getByLabelText('Steps'));
    await user.click(screen.getByText('Save'));
    expect((await screen.findAllByText('Write at least one step.'))[0]).toBeVisible();
    await write(user, template.getByLabelText('Steps'), ' Cover the garden\n\nStrip\nstrip');
    await user.click(template.getByLabelText('Type of job'));
    await user.click(await screen.findByText('Any type', { selector: 'li' }));
    await user.click(screen.getByText('Save'));
    await waitFor(async () =>
      expect(await saved()).toEqual([
        { ...usual[0], jobType: '', steps: ['Cover the garden', 'Strip'] },
        ...usual.slice(1),
      ]),
    );
    await waitFor(() => expect(template.getByLabelText('Steps')).toHaveValue('Cover the garden\nStrip'));
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
      'A company needs an administrator. Make another person one first.',
    );
    expect(screen.getByRole('link', { name: 'Manage Employees' })).toHaveAttribute(
      'href',
      '/app/company/ManageEmployees',
    );
  });

  it('sets number prefixes and the terms', async () => {
    const { user, store } = open({ route: '/app/company?tab=papers' });
    await write(user, await screen.findByLabelText('Before job numbers'), 'J-');
    await write(user, screen.getByLabelText('Terms'), 'Paid on completion.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const expected = { jobPrefix: 'J-', trackerPrefix: '', terms: 'Paid on completion.' };
    await waitFor(async () => expect(await first(store, 'Settings')).toMatchObject(expected));
  });

  it('keeps crews, whose lead is a member', async () => {
    const someone = { role: '', phone: '', photo: '', active: true, isAdmin: false, colour: '0' };
    const people = [
      { ...someone, uid: 'tom', name: 'Tom Reyes', firstName: 'Tom' },
      { ...someone, uid: 'rosa', name: 'Rosa Lind', firstName: 'Rosa' },
    ];
    const rows = { Settings: [settings], Rosters: [{ owner: 'c1', people }] };
    const { user, store } = open({ route: '/app/company?tab=crews', rows });
    await user.click(await screen.findByRole('button', { name: 'Add crew' }));
    const crew = within(screen.getByRole('group', { name: 'Crew 1' }));
    await write(user, crew.getByLabelText('Name'), 'Crew A');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Choose who belongs to it.'))[0]).toBeVisible();

    await user.click(crew.getByLabelText('People'));
    await user.click(await screen.findByRole('option', { name: 'Tom Reyes' }));
    await user.click(screen.getByRole('option', { name: 'Rosa Lind' }));
    await user.keyboard('{Escape}');
    await user.click(crew.getByRole('combobox', { name: 'Lead' }));
    await user.click(await screen.findByRole('option', { name: 'Rosa Lind' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await first(store, 'Settings')).toMatchObject({
        crews: [{ name: 'Crew A', lead: 'rosa', members: ['tom', 'rosa'] }],
      }),
    );
  });

  it('keeps a price list: added to, found, changed and archived', async () => {
    const items = [
      makePriceItem({ uuid: 'a', owner: 'c1', name: 'Ridge vent', kind: 'Product', price: 900, cost: 450 }),
      makePriceItem({ uuid: 'b', owner: 'c1', name: 'Tear-off', active: false }),
    ];
    const rows = { Settings: [settings], PriceItems: items };
    const { user, store } = open({ route: '/app/company?tab=prices', rows });
    const table = within(await screen.findByRole('table', { name: 'Price list' }));
    expect(table.getAllByRole('row')).toHaveLength(2);
    expect(table.getByText('50 %')).toBeVisible();
    expect(table.queryByText('Tear-off')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Add to the price list' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to the price list' }));
    await write(user, dialog.getByLabelText(/^Name/), 'Inspection');
    await write(user, dialog.getByLabelText(/^Price/), '250');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await table.findByText('Inspection')).toBeVisible();
    expect(table.getByText('$250.00')).toBeVisible();

    await write(user, screen.getByLabelText('Search the price list'), 'ridge');
    expect(table.queryByText('Inspection')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Change Ridge vent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(screen.queryByText('Ridge vent')).not.toBeInTheDocument());
    await user.click(screen.getByRole('switch', { name: 'Archived' }));
    expect(await screen.findByText('Ridge vent')).toBeVisible();
    const archived = { field: 'active', op: '==', value: false } as const;
    const found = await store.page({ collection: 'PriceItems', where: [archived], orderBy: [], limit: 9 });
    expect(found.rows.map(({ id }) => id).toSorted()).toEqual(['a', 'b']);
  });

  it('is closed only by its name, and a refusal names its members', async () => {
    const closeCompany = vi.fn().mockImplementationOnce(() => {
      throw new AppError('conflict', { sentence: 'Remove everybody else first: Ada.' });
    });
    const { user } = open({ functions: { closeCompany } });
    await user.click(await screen.findByRole('button', { name: 'Close company' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Close Hollis Roofing?' }));
    const name = dialog.getByLabelText(/^Name of the company/);
    await write(user, name, 'Hollis');
    await user.click(dialog.getByRole('button', { name: 'Close company' }));
    expect((await dialog.findAllByText('Type Hollis Roofing to close it.'))[0]).toBeVisible();
    expect(closeCompany).not.toHaveBeenCalled();

    await write(user, name, ' Roofing');
    await user.click(dialog.getByRole('button', { name: 'Close company' }));
    expect(await dialog.findByText('Remove everybody else first: Ada.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close company' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(closeCompany).toHaveBeenCalledWith({ confirm: 'Hollis Roofing' });
  });
});

describe('the company of an employee', () => {
  it('is read, not changed', async () => {
    open({ user: employee });
    expect(await screen.findByText('(817) 555-0112')).toBeVisible();
    expect(screen.getByText('Administrators of your company can change this.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('shows its prices only to users who see amounts', async () => {
    const item = makePriceItem({ owner: 'c1', name: 'Ridge vent' });
    const rows = { Settings: [settings], PriceItems: [item] };
    const seller = { ...employee, permissionLevel: ['pricing:show'] };
    const { unmount } = open({ user: seller, rows, route: '/app/company?tab=prices' });
    expect(await screen.findByText('Ridge vent')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add to the price list|Change/ })).not.toBeInTheDocument();
    unmount();
    open({ user: employee, rows, route: '/app/company?tab=prices' });
    expect(await screen.findByText('Administrators of your company can change this.')).toBeVisible();
    expect(screen.queryByText('Ridge vent')).not.toBeInTheDocument();
  });

  it('shows the templates of estimates, and no other setting of money, to users who price estimates', async () => {
    const rows = {
      Settings: [settings],
      EstimateTemplates: [makeEstimateTemplate({ owner: 'c1', name: 'Re-roof' })],
    };
    const money = { rows, route: '/app/company?tab=money' };
    const permissionLevel = ['pricing:show', 'estimates:view', 'estimates:edit'];
    const { unmount } = open({ user: { ...employee, permissionLevel }, ...money });
    expect(await screen.findByRole('button', { name: 'Change Re-roof' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    unmount();
    open({ user: { ...employee, permissionLevel: ['estimates:view', 'estimates:edit'] }, ...money });
    expect(await screen.findByText('Administrators of your company can change this.')).toBeVisible();
    expect(screen.queryByText('Re-roof')).not.toBeInTheDocument();
  });

  it('pages a long price list, and finds lines that are not loaded yet', async () => {
    const items = Array.from({ length: 240 }, (_, at) =>
      makePriceItem({ uuid: `item-${at}`, owner: 'c1', name: `Line ${String(at).padStart(3, '0')}` }),
    );
    const { user } = open({
      user: { ...employee, permissionLevel: ['pricing:show'] },
      rows: { Settings: [settings], PriceItems: items },
      route: '/app/company?tab=prices',
    });
    const shown = () => screen.getAllByText(/^Line \d+$/);
    await waitFor(() => expect(shown()).toHaveLength(50));
    await user.click(screen.getByText('Show more'));
    await waitFor(() => expect(shown()).toHaveLength(150));
    await write(user, screen.getByLabelText('Search the price list'), 'line 239');
    expect(await screen.findByText('Line 239')).toBeVisible();
    expect(shown()).toHaveLength(1);
    expect(screen.queryByText('Show more')).not.toBeInTheDocument();
  });

  it('can be left', async () => {
    const leaveCompany = vi.fn(() => ({}));
    const { user } = open({ user: employee, functions: { leaveCompany } });
    await user.click(await screen.findByRole('button', { name: 'Leave company' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(leaveCompany).toHaveBeenCalledOnce());
  });
});

describe('records from before', () => {
  const counts = { ...NONE, customers: 2, jobs: 1, pieces: 4 };
  const records = [
    { id: 'a', title: 'Iris Vale', text: 'Contacted' },
    { id: 'b', title: 'Omar Stone', text: 'Quoted' },
  ];
  const earlierRecords = () => ({ counts, records });

  it('are shown, listed, and moved until none is left; an interruption is reported and continued', async () => {
    const moveRecords = vi
      .fn()
      .mockReturnValueOnce({ left: { ...counts, customers: 0 } })
      .mockImplementationOnce(() => {
        throw new AppError('unavailable');
      })
      .mockReturnValueOnce({ left: NONE });
    const { user } = open({ user: employee, functions: { earlierRecords, moveRecords } });
    expect(await screen.findByText(/You have 2 customers and 1 job from before\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Look at them' }));
    const list = await screen.findByRole('list', { name: 'Customers' });
    expect(await within(list).findByText('Omar Stone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));

    const move = async () => {
      await user.click(await screen.findByRole('button', { name: 'Move them to Hollis Roofing' }));
      const question = screen.getByRole('dialog', { name: 'Move your records to Hollis Roofing?' });
      await user.click(within(question).getByRole('button', { name: 'Move them' }));
    };
    await move();
    expect(await screen.findByText(/^Moving stopped\. Our server does not answer/)).toBeVisible();
    expect(screen.getByText(/You have 1 job from before\./)).toBeVisible();
    await move();
    await waitFor(() => expect(screen.queryByText('Your own records')).not.toBeInTheDocument());
    expect(moveRecords).toHaveBeenCalledTimes(3);
  });

  it('are not shown while unknown; that is reported instead', async () => {
    open({ functions: { earlierRecords: () => Promise.reject(new AppError('network')) } });
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
    expect(screen.queryByText('Your own records')).not.toBeInTheDocument();
  });
});

describe('a user without a company', () => {
  it('is led to founding one', () => {
    renderWithData(inTheme(<CompanyPage />), { route: '/app/company', functions: nothingEarlier });
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

  it('keeps the typed values when founding is refused', async () => {
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
