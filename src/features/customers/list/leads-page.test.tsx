import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { leadRow, NOW, renderCustomers, storedCustomer } from '../testing/render-customers';

const leads = [
  leadRow({
    uuid: 'noor',
    name: 'Noor Al-Masri',
    customerStatus: 'Not Contacted',
    nextFollowUp: '2026-11-20',
  }),
  leadRow({ uuid: 'deshawn', name: 'Deshawn Carter', customerStatus: 'Contacted', leadSource: 'Referral' }),
  leadRow({ uuid: 'tyler', name: 'Tyler Brandt', customerStatus: 'Quoted', phone: '+16825550191' }),
  leadRow({ uuid: 'gone', name: 'Gone Client', listOrganizer: 'Archive' }),
];
const rows = { Customers: leads };

const table = () => screen.findByRole('grid', { name: 'Open Leads List' });
const names = async () =>
  within(await table())
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the Open Leads List', () => {
  it('shows every open lead with its count, and no archived ones', async () => {
    renderCustomers(paths.customers, { rows });
    expect(await screen.findByRole('link', { name: 'Noor Al-Masri' })).toBeVisible();
    expect(await names()).toHaveLength(3);
    expect(screen.queryByText('Gone Client')).not.toBeInTheDocument();
    expect(await screen.findByText('3', { selector: 'span' })).toBeVisible();
  });

  it("shows the business's own part of a status after it, if there is one", async () => {
    const subStatuses = [
      { id: 'v', noun: 'customer', status: 'Not Contacted', label: 'Left voicemail', colour: 'rose' },
    ];
    const Customers = [
      { ...leads[0], subStatus: 'v' },
      { ...leads[1], subStatus: 'v' },
      { ...leads[2], subStatus: 'removed' },
    ];
    renderCustomers(paths.customers, { rows: { Customers, Settings: [{ owner: 'person-1', subStatuses }] } });
    expect(await screen.findByText('Left voicemail')).toBeVisible();
    const statuses = within(await table())
      .getAllByText(/^(Not Contacted|Contacted|Quoted)$/)
      .map((chip) => chip.parentElement?.textContent.trim());
    expect(new Set(statuses)).toEqual(new Set(['Contacted', 'Not Contacted Left voicemail', 'Quoted']));
  });

  it('marks a late follow-up with words, not colour alone', async () => {
    renderCustomers(paths.customers, { rows });
    expect(await screen.findByText('late')).toBeInTheDocument();
  });

  it('counts leads waiting for a call and for how long', async () => {
    renderCustomers(paths.customers, { rows });
    const figures = await screen.findByRole('region', { name: 'Figures' });
    expect(await within(figures).findByText('all came in today')).toBeVisible();
    expect(within(figures).getByRole('link', { name: /To contact\s*1/ })).toBeVisible();
  });

  it('opens filtered by its address and shows both counts', async () => {
    renderCustomers(`${paths.customers}?status=Quoted&status=Contacted`, { rows });
    await screen.findByRole('link', { name: 'Tyler Brandt' });
    expect(await names()).toEqual(expect.arrayContaining(['Tyler Brandt', 'Deshawn Carter']));
    expect(await screen.findByText('2 of 3')).toBeVisible();
  });

  it('keeps a chosen filter in the address and drops it with its cross', async () => {
    const { user, router } = renderCustomers(paths.customers, { rows });
    await user.click(await screen.findByRole('button', { name: 'Source', expanded: false }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Referral' }));
    expect(router.state.location.search).toBe('?source=Referral');
    await waitFor(async () => expect(await names()).toEqual(['Deshawn Carter']));
    await user.click(screen.getByRole('button', { name: 'Clear Source' }));
    expect(router.state.location.search).toBe('');
  });

  it('sorts by a column head, in the address', async () => {
    const { user, router } = renderCustomers(paths.customers, { rows });
    await screen.findByRole('link', { name: 'Tyler Brandt' });
    await user.click(within(await table()).getByRole('button', { name: 'Name' }));
    expect(router.state.location.search).toBe('?sort=name');
    await waitFor(async () =>
      expect(await names()).toEqual(['Deshawn Carter', 'Noor Al-Masri', 'Tyler Brandt']),
    );
  });

  it('finds by the beginning of a phone number', async () => {
    const { user, router } = renderCustomers(paths.customers, { rows });
    await user.type(
      await screen.findByRole('searchbox', { name: 'Name, phone, e-mail or address' }),
      '(682) 555',
    );
    await waitFor(async () => expect(await names()).toEqual(['Tyler Brandt']));
    expect(router.state.location.search).toContain('q=');
  });

  describe('for a user with limits', () => {
    const user = {
      companyUser: true,
      companyUuid: TEST_UID,
      isAdmin: false,
      isCompanyAdmin: false,
      permissionLevel: ['customers:view' as const],
    };
    const own = (at: number, more = {}) =>
      leadRow({
        uuid: `own-${at}`,
        name: `Client ${at}`,
        assignees: [TEST_UID],
        createdAt: NOW - at,
        ...more,
      });
    const search = (text: string) => `${paths.customers}?q=${text}`;

    it.each([
      ['last name', 'carter'],
      ['street', '1204+oak'],
      ['end of the phone number', '0193'],
    ])('finds by the %s among all that are theirs, and nobody else’s', async (_what, text) => {
      const fields = { phone: '+18175550193', streetAddress: '1204 Oak Street' };
      const Customers = [
        ...Array.from({ length: 150 }, (_, at) => own(at)),
        own(150, { name: 'Deshawn Carter', ...fields }),
        leadRow({ uuid: 'other', name: 'Amy Carter', assignees: ['person-2'], ...fields }),
      ];
      renderCustomers(search(text), { rows: { Customers }, user });
      await waitFor(async () => expect(await names()).toEqual(['Deshawn Carter']));
    });

    it('says how far it has searched where that is not all of theirs', async () => {
      const Customers = [
        ...Array.from({ length: 810 }, (_, at) => own(at)),
        own(810, { name: 'Zed Carter' }),
      ];
      renderCustomers(search('zed'), { rows: { Customers }, user });
      expect(await screen.findByText('Searched the first 700 of your customers.')).toBeVisible();
      expect(screen.queryByText('Zed Carter')).not.toBeInTheDocument();
    });

    it('reads no further for a filter that nothing fits until it is asked to', async () => {
      const Customers = [...Array.from({ length: 100 }, (_, at) => own(at)), own(999, { tags: ['storm'] })];
      const screenUser = renderCustomers(`${paths.customers}?tag=storm`, { rows: { Customers }, user }).user;
      expect(await screen.findByText(/^None of the first 40 /)).toBeVisible();
      await screenUser.click(await screen.findByRole('button', { name: 'Show more' }));
      await waitFor(async () => expect(await names()).toEqual(['Client 999']));
    });
  });

  it('reports filters without matches and shows all again', async () => {
    const { user } = renderCustomers(`${paths.customers}?source=Yard+sign`, { rows });
    await user.click(await screen.findByRole('button', { name: 'Show all open leads' }));
    expect(await screen.findByRole('link', { name: 'Noor Al-Masri' })).toBeVisible();
  });

  it('tells a salesperson, who sees their own leads alone, how these come', async () => {
    const permissionLevel = ['customers:view', 'customers:edit'];
    renderCustomers(paths.customers, {
      user: { isAdmin: false, companyUser: true, companyUuid: 'person-1', permissionLevel },
    });
    expect(await screen.findByText('No leads of yours yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Import a CSV file' })).not.toBeInTheDocument();
  });

  it('teaches the first step without leads', async () => {
    renderCustomers(paths.customers);
    expect(await screen.findByText('No leads yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Import a CSV file' })).toHaveAttribute(
      'href',
      paths.importCustomers,
    );
    expect(screen.getAllByRole('link', { name: /Add lead/ })[0]).toHaveAttribute('href', paths.newCustomer);
  });

  it('reports that the user may not see customers', async () => {
    const store = memoryStoreWith(rows, { readable: () => new AppError('denied') });
    renderCustomers(paths.customers, { store });
    expect(await screen.findByText(/Ask an administrator/)).toBeVisible();
  });

  it('offers another try when loading failed', async () => {
    let isBroken = true;
    const store = memoryStoreWith(rows, { readable: () => (isBroken ? new AppError('unavailable') : null) });
    const { user } = renderCustomers(paths.customers, { store });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Noor Al-Masri' })).toBeVisible();
  });

  it('names an unreadable document instead of hiding it, without its id or field', async () => {
    const store = memoryStoreWith(rows);
    store.server.put(
      { collection: 'Customers', id: 'odd' },
      { ...storedCustomer(store, 'noor'), uuid: 'odd', tags: 7 },
    );
    renderCustomers(paths.customers, { store });
    const warning = await screen.findByText('1 record could not be read: Noor Al-Masri');
    expect(warning.closest('[role=alert]')).not.toHaveTextContent(/odd|tags/);
  });

  it('keeps a view under a name', async () => {
    const { user } = renderCustomers(`${paths.customers}?source=Referral`, { rows });
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Referrals');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const views = screen.getByRole('navigation', { name: 'Saved views' });
    expect(await within(views).findByRole('link', { name: 'Referrals' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('refuses a second view of the same name', async () => {
    const { user } = renderCustomers(`${paths.customers}?source=Referral`, { rows });
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.click(await screen.findByRole('textbox', { name: /Name/ }));
    await user.paste('This week');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findAllByText('There is a view of this name already.')).not.toHaveLength(0);
  });
});

describe('changing many leads', () => {
  const select = async (user: ReturnType<typeof renderCustomers>['user'], ...who: string[]) => {
    for (const name of who) await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  };

  it('archives them with one Undo for all', async () => {
    const { user, store } = renderCustomers(paths.customers, { rows });
    await select(user, 'Noor Al-Masri', 'Tyler Brandt');
    await user.click(await screen.findByRole('button', { name: 'Archive' }));
    await waitFor(async () => expect(await names()).toEqual(['Deshawn Carter']));
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(await screen.findByText('2 leads archived')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toHaveLength(3));
    expect(storedCustomer(store, 'noor')).toMatchObject({ listOrganizer: 'Open', archivedAt: null });
  });

  it('moves them to a status allowed for all, and asks for the reason of Not Qualified', async () => {
    const { user, store } = renderCustomers(paths.customers, { rows });
    await select(user, 'Deshawn Carter', 'Tyler Brandt');
    await user.click(await screen.findByRole('button', { name: 'Change status' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the status of 2 leads' });
    await user.click(within(dialog).getByRole('combobox', { name: /Status/ }));
    expect(screen.queryByRole('option', { name: 'Open Lead' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('option', { name: 'Not Qualified' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    expect(await within(dialog).findAllByText('Choose a reason.')).not.toHaveLength(0);
    await user.click(within(dialog).getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Price' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('2 leads now Not Qualified')).toBeVisible();
    expect(storedCustomer(store, 'tyler')).toMatchObject({
      customerStatus: 'Not Qualified',
      statusReason: 'Price',
    });
  });

  it('assigns them to a salesperson', async () => {
    const { user, store, uid } = renderCustomers(paths.customers, { rows });
    await select(user, 'Noor Al-Masri', 'Tyler Brandt');
    await user.click(screen.getByRole('button', { name: 'Assign' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign 2 leads' });
    await user.click(within(dialog).getByRole('combobox', { name: 'Salesperson' }));
    await user.click(await screen.findByRole('option', { name: 'Sam Sender' }));
    await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('2 leads assigned to Sam Sender')).toBeVisible();
    expect(storedCustomer(store, 'noor')).toMatchObject({ salesperson: uid });
  });
});
