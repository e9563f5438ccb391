import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { memoryStoreWith, TEST_UID } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { instant } from '@/domain/core/value';
import { makeJob, makeRoster, makeTracker, makeVisit } from '@tests/factories/records';
import { chooseInDialog } from '@tests/setup/list-steps';
import { leadRow, NOW, renderCustomers, storedCustomer } from '../testing/render-customers';

const HOUR = 3_600_000;

const harold = leadRow({
  uuid: 'harold',
  name: 'Harold & June Pettigrew',
  phone: '+18175550164',
  email: 'june.p@example.com',
  streetAddress: '2714 Meadow Ln',
  city: 'Arlington',
  customerStatus: 'Contacted',
  statusAt: NOW - 5 * 24 * HOUR,
  nextFollowUp: '2026-11-20',
  customFields: { roofAge: '22 years' },
});
const rows = { Customers: [harold] };
const onlooker = {
  ...{ isAdmin: false, companyUser: true, companyUuid: TEST_UID },
  permissionLevel: ['customers:view' as const, 'scope:all' as const],
};
/** With an appointment that was yesterday. */
const met = { ...harold, customerStatus: 'Appointment Set' as const, appointmentTime: NOW - 26 * HOUR };
const address = paths.customer('harold');

describe('a customer’s page', () => {
  it('shows the customer and every way to reach them', async () => {
    renderCustomers(address, { rows });
    expect(await screen.findByRole('heading', { name: 'Harold & June Pettigrew' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+18175550164');
    expect(screen.getByRole('link', { name: 'Text' })).toHaveAttribute('href', 'sms:+18175550164');
    expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:june.p@example.com');
    expect(screen.getByRole('link', { name: 'Route' }).getAttribute('href')).toContain('2714%20Meadow%20Ln');
  });

  it('moves the status along the table, with Undo', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: 'Status: Contacted. Change' }));
    const menu = await screen.findByRole('menu', { name: 'Change status' });
    expect(within(menu).queryByRole('menuitem', { name: 'Open Lead' })).not.toBeInTheDocument();
    await user.click(within(menu).getByRole('menuitem', { name: 'Quoted' }));
    expect(await screen.findByRole('button', { name: 'Status: Quoted. Change' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Status: Contacted. Change' })).toBeVisible();
    expect(storedCustomer(store, 'harold')).toMatchObject({ customerStatus: 'Contacted' });
  });

  it('offers the business’s own parts of the status, which another status clears', async () => {
    const sub = { noun: 'customer', status: 'Contacted', colour: 'violet' };
    const subStatuses = [
      { ...sub, id: 'later', label: 'Call back later' },
      { ...sub, id: 'claim', label: 'Waiting on insurance' },
    ];
    const store = memoryStoreWith({ ...rows, Settings: [{ owner: 'person-1', subStatuses }] });
    const { user } = renderCustomers(address, { store });
    await user.click(await screen.findByRole('button', { name: 'Choose a sub-status' }));
    store.goOffline();
    await user.click(await screen.findByRole('menuitemradio', { name: 'Waiting on insurance' }));
    const chosen = { name: 'Sub-status: Waiting on insurance. Change' };
    expect(await screen.findByRole('button', chosen)).toBeVisible();
    expect(await screen.findByText('Sub-status is now Waiting on insurance')).toBeVisible();
    expect(storedCustomer(store, 'harold')).not.toMatchObject({ subStatus: 'claim' });
    store.goOnline();
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject({ subStatus: 'claim' }));

    await user.click(screen.getByRole('button', { name: 'Status: Contacted. Change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Quoted' }));
    expect(await screen.findByRole('button', { name: 'Status: Quoted. Change' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /ub-status/ })).not.toBeInTheDocument();
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject({ subStatus: '' }));
    const undos = await screen.findAllByRole('button', { name: 'Undo' });
    for (const undo of undos.slice(-1)) await user.click(undo);
    expect(await screen.findByRole('button', chosen)).toBeVisible();

    await user.click(screen.getByRole('button', chosen));
    await user.click(await screen.findByRole('menuitem', { name: 'None' }));
    expect(await screen.findByRole('button', { name: 'Choose a sub-status' })).toBeVisible();
  });

  it('takes a first contact back, though the table knows no way', async () => {
    const fresh = leadRow({ uuid: 'harold', name: 'Harold & June Pettigrew', customerStatus: 'Open Lead' });
    const { user, store } = renderCustomers(address, { rows: { Customers: [fresh] } });
    await user.click(await screen.findByRole('button', { name: 'Status: Open Lead. Change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Contacted' }));
    expect(await screen.findByRole('button', { name: 'Status: Contacted. Change' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Status: Open Lead. Change' })).toBeVisible();
    expect(storedCustomer(store, 'harold')).toMatchObject({
      customerStatus: 'Open Lead',
      statusAt: { $instant: NOW },
      previousStatus: '',
    });
  });

  it('asks for the reason before a lead is not qualified', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: 'Status: Contacted. Change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not Qualified' }));
    const dialog = await screen.findByRole('dialog', { name: /Why is Harold/ });
    await user.click(within(dialog).getByRole('button', { name: 'Not Qualified' }));
    expect(await within(dialog).findByText('Choose one')).toBeVisible();
    await user.click(within(dialog).getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Out of area' }));
    await user.click(within(dialog).getByLabelText('Note'));
    await user.paste('Moved to Tulsa');
    await user.click(within(dialog).getByRole('button', { name: 'Not Qualified' }));
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({
        customerStatus: 'Not Qualified',
        statusReason: 'Out of area',
        statusNote: 'Moved to Tulsa',
      }),
    );
  });

  it('edits the follow-up in place', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: /^Edit Follow-up/ }));
    const field = screen.getByLabelText('Follow-up');
    await user.clear(field);
    await user.type(field, '2026-11-25{Enter}');
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({ nextFollowUp: '2026-11-25' }),
    );
    expect(await screen.findByText('Follow-up moved')).toBeVisible();
  });

  it('refuses an invalid phone number, in words', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: /^Edit Phone/ }));
    await user.clear(screen.getByLabelText('Phone'));
    await user.type(screen.getByLabelText('Phone'), '12{Enter}');
    expect(await screen.findByText('This does not look like a phone number.')).toBeVisible();
    expect(storedCustomer(store, 'harold')).toMatchObject({ phone: '+18175550164' });
  });

  it('proposes the next step and its status', async () => {
    const fresh = { Customers: [{ ...harold, customerStatus: 'Open Lead' }] };
    const { user, store } = renderCustomers(`${address}?tab=timeline`, { rows: fresh });
    expect(await screen.findByText('Nobody has called yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Call' }));
    const dialog = await screen.findByRole('dialog', { name: /^Call Harold/ });
    await user.click(within(dialog).getByLabelText('What was said'));
    await user.paste('Wants a full replacement.');
    await user.click(within(dialog).getByRole('button', { name: 'Log call' }));
    expect(await screen.findByText('Wants a full replacement.')).toBeVisible();
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({ customerStatus: 'Contacted' }),
    );
    expect(screen.getByRole('button', { name: 'Set appointment' })).toBeVisible();
  });

  it('asks for a date before it saves an appointment, and for confirmation of a past one', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: 'Set appointment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Set an appointment' }));
    await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
    expect(await dialog.findAllByText('Choose when the appointment is.')).not.toHaveLength(0);
    await user.click(dialog.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('112220260200PM');
    await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
    const question = { name: 'That is yesterday. Book it anyway?' };
    await user.click(within(await screen.findByRole('dialog', question)).getByText('Change the date'));
    expect(storedCustomer(store, 'harold')).toMatchObject({ appointmentTime: null });
    await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
    await user.click(within(await screen.findByRole('dialog', question)).getByText('Book it anyway'));
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({
        appointmentTime: instant(Date.UTC(2026, 10, 22, 20)),
      }),
    );
  });

  it('asks for confirmation of a past follow-up', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: /^Edit Follow-up/ }));
    fireEvent.change(screen.getByLabelText('Follow-up'), { target: { value: '2026-11-19' } });
    await user.keyboard('{Enter}');
    const question = within(
      await screen.findByRole('dialog', { name: 'That is 4 days ago. Set it anyway?' }),
    );
    expect(storedCustomer(store, 'harold')).not.toMatchObject({ nextFollowUp: '2026-11-19' });
    await user.click(question.getByRole('button', { name: 'Set it anyway' }));
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({ nextFollowUp: '2026-11-19' }),
    );
  });

  it('keeps a half typed call', async () => {
    const openCall = async ({ user }: Pick<ReturnType<typeof renderCustomers>, 'user'>) => {
      await user.click(await screen.findByRole('button', { name: 'Call' }));
      return within(await screen.findByRole('dialog', { name: /^Call Harold/ })).getByLabelText(
        'What was said',
      );
    };
    const fresh = { Customers: [{ ...harold, customerStatus: 'Open Lead' }] };
    const first = renderCustomers(`${address}?tab=timeline`, { rows: fresh });
    await first.user.click(await openCall(first));
    await first.user.paste('Wants a full');
    first.unmount();
    const second = renderCustomers(`${address}?tab=timeline`, { rows: fresh });
    expect(await openCall(second)).toHaveValue('Wants a full');
  });

  it("keeps a call's outcome beside its note, and sets the next try with one click", async () => {
    const fresh = { Customers: [{ ...harold, customerStatus: 'Open Lead', nextFollowUp: '' }] };
    const { user, store } = renderCustomers(`${address}?tab=timeline`, { rows: fresh });
    await user.click(await screen.findByRole('button', { name: 'Call' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Call Harold/ }));
    await user.click(dialog.getByRole('button', { name: 'Left voicemail' }));
    await user.click(dialog.getByLabelText('What was said'));
    await user.paste('Asked him to ring back.');
    await user.click(dialog.getByRole('button', { name: 'Call back tomorrow' }));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft:call'))).toEqual([]);
    expect(await screen.findByText(/logged a call: left voicemail/)).toBeVisible();
    expect(screen.getByText('Asked him to ring back.')).toBeVisible();
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({
        customerStatus: 'Not Contacted',
        nextFollowUp: '2026-11-24',
      }),
    );
  });

  it('asks for the outcome of a past appointment, and takes the next step', async () => {
    const due = { ...harold, customerStatus: 'Appointment Set' as const, appointmentTime: NOW - 26 * HOUR };
    const { user, store } = renderCustomers(`${address}?tab=timeline`, { rows: { Customers: [due] } });
    expect(await screen.findByText('The appointment is over')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'How did it go?' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^How did it go with Harold/ }));
    await user.click(dialog.getByLabelText('What came of it'));
    await user.paste('Wants two colours.');
    await user.click(dialog.getByRole('combobox', { name: 'Next step' }));
    await user.click(await screen.findByRole('option', { name: 'Mark quoted' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Appointment .*: we met\.\s*Wants two colours\./)).toBeVisible();
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject({ customerStatus: 'Quoted' }));
  });

  it('continues with another appointment when nobody was there', async () => {
    const due = { ...harold, customerStatus: 'Appointment Set' as const, appointmentTime: NOW - 26 * HOUR };
    const { user, store } = renderCustomers(address, { rows: { Customers: [due] } });
    await user.click(await screen.findByRole('button', { name: 'How did it go?' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^How did it go/ }));
    await user.click(dialog.getByRole('button', { name: 'Nobody was there' }));
    await user.click(dialog.getByRole('combobox', { name: 'Next step' }));
    await user.click(await screen.findByRole('option', { name: 'Make another appointment' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Move the appointment' })).toBeVisible();
    const told = { appointmentTime: instant(NOW - 26 * HOUR), appointmentOutcome: 'No-show' };
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject(told));
  });

  it('asks in one press whether a past appointment took place, with Undo', async () => {
    const { user, store } = renderCustomers(address, { rows: { Customers: [met] } });
    const question = within(await screen.findByRole('group', { name: 'Did the appointment take place?' }));
    await user.click(question.getByRole('button', { name: 'Kept' }));
    const kept = { appointmentOutcome: 'Kept', outcomeBy: TEST_UID };
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject(kept));
    expect(screen.queryByRole('group', { name: /take place/ })).not.toBeInTheDocument();
    expect(screen.getByText('Appointment outcome')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('group', { name: 'Did the appointment take place?' })).toBeVisible();
    const open = { appointmentOutcome: '', outcomeAt: null, outcomeBy: '' };
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject(open));
  });

  it('asks at once for the new time of a moved appointment, also offline', async () => {
    const { user, store } = renderCustomers(address, { rows: { Customers: [met] } });
    store.goOffline();
    await user.click(await screen.findByRole('button', { name: 'Moved' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the appointment' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Moved')).toBeVisible();
    store.goOnline();
    await waitFor(() =>
      expect(storedCustomer(store, 'harold')).toMatchObject({ appointmentOutcome: 'Moved' }),
    );
    // What is left to do is the new time.
    expect(screen.getByRole('button', { name: 'Set appointment' })).toBeVisible();
  });

  it.each([
    ['that is to come', { ...met, appointmentTime: NOW + HOUR }, {}],
    ['that is not over', { ...met, appointmentTime: NOW - HOUR }, {}],
    ['that was kept', { ...met, appointmentOutcome: 'Kept' as const }, {}],
    ['of an archived customer', { ...met, listOrganizer: 'Archive' as const }, {}],
    ['to people who only look', met, onlooker],
  ])('asks nothing about an appointment %s', async (_what, customer, user) => {
    renderCustomers(address, { rows: { Customers: [customer] }, user });
    expect(await screen.findByRole('heading', { name: /^Harold/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: /take place/ })).not.toBeInTheDocument();
  });

  it("follows another user's appointment while one is being set", async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByRole('button', { name: 'Set appointment' }));
    await screen.findByRole('dialog', { name: 'Set an appointment' });
    const theirs = { ...storedCustomer(store, 'harold'), appointmentTime: instant(NOW + HOUR) };
    act(() => store.server.put({ collection: 'Customers', id: 'harold' }, theirs));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the appointment' }));
    await user.click(dialog.getByRole('button', { name: 'Save appointment' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(storedCustomer(store, 'harold')).toMatchObject({ appointmentTime: instant(NOW + HOUR) });
  });

  it('hands a quoted lead to the sale', async () => {
    const quoted = { Customers: [{ ...harold, customerStatus: 'Quoted' }] };
    const { user, sold } = renderCustomers(address, { rows: quoted });
    await user.click(await screen.findByRole('button', { name: 'Mark sold' }));
    expect(sold).toEqual(['harold']);
  });

  it('shows the business’s own fields, those without a definition too', async () => {
    const settings = {
      owner: 'person-1',
      customFields: [{ key: 'gate', label: 'Gate code', kind: 'text', options: [] }],
    };
    renderCustomers(`${address}?tab=overview`, { rows: { ...rows, Settings: [settings] } });
    expect(await screen.findByText('roofAge')).toBeVisible();
    // Fields without a value would fill the page after an import.
    expect(screen.queryByText('Gate code')).not.toBeInTheDocument();
    expect(screen.getByText('22 years')).toBeVisible();
  });

  it('keeps the estimated value apart from the customer', async () => {
    const { user, store } = renderCustomers(`${address}?tab=overview`, { rows });
    await user.click(await screen.findByRole('button', { name: /^Edit Estimated value/ }));
    await user.type(screen.getByLabelText('Estimated value'), '$18,460{Enter}');
    expect(await screen.findByText('$18,460.00')).toBeVisible();
    expect(store.server.read({ collection: 'Prices', id: 'harold' })).toMatchObject({
      amount: 1_846_000,
      noun: 'customer',
    });
    expect(JSON.stringify(storedCustomer(store, 'harold'))).not.toContain('1846000');
  });

  it('asks about the open work below before it archives, and cancels it with one Undo', async () => {
    const below = { owner: 'person-1', customerId: 'harold', trackerId: 'roof' };
    const tracker = makeTracker({ ...below, uuid: 'roof', status: 'Scheduled' });
    const job = makeJob({ ...below, uuid: 'tear-off', status: 'Scheduled' });
    const visit = makeVisit({ ...below, jobId: job.uuid, status: 'Planned' });
    const { user, store } = renderCustomers(address, {
      rows: {
        Customers: [{ ...harold, trackerId: 'roof' }],
        Trackers: [tracker],
        Jobs: [job],
        Visits: [visit],
      },
    });
    const statuses = () =>
      ['Trackers', 'Jobs', 'Visits'].map((name) => [...store.server.rows(name).values()][0]?.data['status']);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Archive / }));
    expect(await dialog.findByText(/1 open tracker, 1 open job and 1 visit can go on/)).toBeVisible();
    await chooseInDialog(user, /Reason/, 'Duplicate');
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() => expect(statuses()).toEqual(['Cancelled', 'Cancelled', 'Cancelled']));
    expect(storedCustomer(store, 'harold')).toMatchObject({ listOrganizer: 'Archive' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statuses()).toEqual(['Scheduled', 'Scheduled', 'Planned']));
  });

  it('archives, restores and deletes', async () => {
    const { user, store, router } = renderCustomers(address, { rows });
    const choose = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Archive');
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject({ listOrganizer: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(storedCustomer(store, 'harold')).toMatchObject({ listOrganizer: 'Open' }));
    await choose('Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(storedCustomer(store, 'harold')).toBeNull());
    expect(router.state.location.pathname).toBe(paths.customers);
  });

  it('can be looked at but not changed without the right to', async () => {
    const user = { isAdmin: false, permissionLevel: ['customers:view', 'scope:all'] };
    renderCustomers(address, { rows, user });
    await screen.findByRole('heading', { name: 'Harold & June Pettigrew' });
    expect(screen.queryByRole('button', { name: /^Status/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Edit Follow-up/ })).toBeDisabled();
  });

  it.each([
    ['missing', memoryStoreWith({}), /not there any more/],
    ['denied', memoryStoreWith(rows, { readable: () => new AppError('denied') }), /not assigned to you/],
  ])('reports that it is %s, and where to continue', async (_case, store, sentence) => {
    const { router, user } = renderCustomers(address, { store });
    expect(await screen.findByText(sentence)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open Leads List' }));
    expect(router.state.location.pathname).toBe(paths.customers);
  });
});

describe('where a customer’s page opens', () => {
  const added = {
    uuid: 'a0',
    noun: 'customer',
    recordId: 'harold',
    customerId: 'harold',
    kind: 'created',
    byName: 'Marcus Reed',
    createdAt: NOW - HOUR,
    createdBy: 'marcus',
  };
  const selected = async () => (await screen.findByRole('link', { current: 'page' })).textContent;

  it('is the overview while only that has content', async () => {
    const noted = { ...harold, notes: 'Steep north side' };
    const { user } = renderCustomers(address, { rows: { Customers: [noted], Activity: [added] } });
    expect(await screen.findByText('Steep north side')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Timeline' }));
    expect(await screen.findByText(/added this lead/)).toBeVisible();
  });

  it('is the timeline while a note is begun', async () => {
    const { user, router } = renderCustomers(`${address}?tab=timeline`, { rows });
    await user.click(await screen.findByLabelText('Note'));
    await user.paste('Half a note');
    await act(async () => router.navigate('/elsewhere'));
    await act(async () => router.navigate(address));
    expect(await screen.findByLabelText('Note')).toHaveValue('Half a note');
    expect(await selected()).toBe('Timeline');
  });

  it('is the timeline once something happened, and for a lead without notes', async () => {
    const call = { ...added, uuid: 'a1', kind: 'call', body: 'Wants metal.', outcome: 'missed' };
    const { unmount } = renderCustomers(address, { rows: { ...rows, Activity: [added, call] } });
    expect(await screen.findByText(/logged a call: no answer/)).toBeVisible();
    unmount();
    const plain = { Customers: [{ ...harold, customFields: {} }] };
    const { unmount: close } = renderCustomers(address, { rows: { ...plain, Activity: [added] } });
    expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
    expect(await selected()).toBe('Timeline');
    close();
    renderCustomers(address, { rows: plain });
    expect(await screen.findByText('What they want')).toBeVisible();
    expect(await selected()).toBe('Overview');
  });
});

it('deletes the drafts of a lead and its note with the lead', async () => {
  const { user, router } = renderCustomers(paths.newCustomer);
  await user.type(await screen.findByLabelText(/Name/), 'Wendell Byrd');
  await user.click(screen.getByRole('button', { name: 'Add lead' }));
  await user.click(await screen.findByRole('link', { name: 'Timeline' }));
  await user.click(await screen.findByLabelText('Note'));
  await user.paste('Half a note');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(Object.keys(sessionStorage).filter((key) => key.includes('draft:'))).toEqual([]);
  await act(async () => router.navigate(paths.newCustomer));
  expect(await screen.findByLabelText(/Name/)).toHaveValue('');
  expect(screen.queryByText(/This lead was not saved/)).not.toBeInTheDocument();
});

describe('the timeline', () => {
  const address = `${paths.customer('harold')}?tab=timeline`;

  it('names the import that created the customer', async () => {
    const imported = leadRow({ uuid: 'harold', name: 'Harold', importId: 'import-1' });
    const run = { uuid: 'import-1', fileName: 'leads.csv', state: 'done', createdAt: NOW - HOUR };
    renderCustomers(address, { rows: { Customers: [imported], Imports: [run] } });
    expect(await screen.findByText(/^Imported from leads\.csv/)).toBeVisible();
  });

  it("shows users without access to imports the import's time, not the lead's age", async () => {
    const dates = { createdAt: Date.UTC(2019, 2, 1), statusAt: NOW - HOUR };
    const imported = leadRow({ uuid: 'harold', name: 'Harold', importId: 'import-1', ...dates });
    const user = { isAdmin: false, permissionLevel: ['customers:view', 'scope:all'] };
    renderCustomers(address, { rows: { Customers: [imported] }, user });
    expect(await screen.findByText(/^Imported from a file/)).toBeVisible();
    expect(screen.getByText(/^Today, /)).toBeVisible();
  });

  const moved = {
    uuid: 'a1',
    noun: 'customer',
    recordId: 'harold',
    customerId: 'harold',
    kind: 'changed',
    byName: 'Marcus Reed',
    createdAt: NOW - HOUR,
    createdBy: 'marcus',
    changes: [{ field: 'nextFollowUp', before: '2026-11-23', after: '2026-11-25' }],
  };

  it('formats changes for people', async () => {
    renderCustomers(address, { rows: { ...rows, Activity: [moved] } });
    expect(await screen.findByText('Marcus Reed')).toBeVisible();
    expect(screen.getByText(/moved the follow-up/)).toBeVisible();
    const change = screen.getByText('Follow-up', { selector: 'li dt' }).closest('dl');
    expect(change).toHaveTextContent('Mon, Nov 23');
    expect(change).toHaveTextContent('Wed, Nov 25');
  });

  it('names people by the roster, whatever an entry says', async () => {
    const note = {
      ...moved,
      uuid: 'n1',
      kind: 'note',
      byName: 'The Mayor',
      body: 'Paid in full.',
      changes: [],
    };
    const gone = { ...note, uuid: 'n2', createdBy: 'left-long-ago', body: 'Call back.' };
    const roster = makeRoster({ owner: 'person-1' });
    const people = roster.people.map((person) => ({ ...person, uid: 'marcus', name: 'Marcus Reed' }));
    const Rosters = [{ ...roster, people }];
    const renamed = { ...moved, uuid: 'n3', createdAt: NOW, byName: 'Marcus Reid' };
    renderCustomers(address, { rows: { ...rows, Rosters, Activity: [note, gone, renamed] } });
    expect(await screen.findByText('Paid in full.')).toBeVisible();
    expect(screen.getAllByText('Marcus Reed', { selector: 'b' })).toHaveLength(2);
    expect(screen.getByText('Someone', { selector: 'b' })).toBeVisible();
    expect(screen.queryByText(/The Mayor|Marcus Reid/)).toBeNull();
  });

  const deductible = {
    ...moved,
    uuid: 'p1',
    byName: 'Dana Hollis',
    createdAt: NOW - 2 * HOUR,
    changes: [{ field: 'insurance.deductible', before: '100000', after: '250000' }],
  };
  const price = {
    ...moved,
    uuid: 'p2',
    noun: 'job',
    recordId: 'job-1',
    recordTitle: 'Full replacement',
    kind: 'created',
    createdAt: NOW - HOUR / 2,
    changes: [{ field: 'amount', before: '0', after: '1250000' }],
  };

  it('shows changes of amounts in order of time', async () => {
    renderCustomers(address, {
      rows: { ...rows, Activity: [moved], ActivityPriced: [deductible, price] },
    });
    expect(await screen.findByText(/changed the deductible/)).toBeVisible();
    const list = screen.getByText(/changed the deductible/).closest('ol');
    const entries = [...(list?.querySelectorAll(':scope > li') ?? [])].map((entry) => entry.textContent);
    expect(entries).toEqual([
      expect.stringMatching(/set the amount of the job Full replacement.*Not set.*\$12,500\.00/),
      expect.stringContaining('moved the follow-up'),
      expect.stringMatching(/changed the deductible.*\$1,000\.00.*\$2,500\.00/),
    ]);
  });

  it('names a checklist once, however many of its steps were ticked', async () => {
    const changes = ['Tear-off', 'Magnet sweep'].map((step) => ({
      field: 'checklist',
      before: `☐ ${step}`,
      after: `☑ ${step}`,
    }));
    const ticked = { ...price, uuid: 'k1', kind: 'changed', changes };
    renderCustomers(address, { rows: { ...rows, Activity: [ticked] } });
    expect(await screen.findByText(/changed the checklist of the job Full replacement/)).toBeVisible();
    expect(screen.getByText('☑ Magnet sweep')).toBeVisible();
  });

  it('shows one save of tags and amounts as one entry', async () => {
    const tags = { ...deductible, changes: [{ field: 'tags', before: '', after: 'hail' }] };
    renderCustomers(address, { rows: { ...rows, Activity: [tags], ActivityPriced: [deductible] } });
    expect(await screen.findByText(/changed tags and deductible/)).toBeVisible();
    expect(screen.getAllByText('Dana Hollis')).toHaveLength(1);
  });

  it('shows a sale in one line, with its records folded, and its Undo by the user', async () => {
    const sale = { ...moved, byName: 'Dana Hollis', createdBy: 'dana', createdAt: NOW - 3 * HOUR };
    const made = { ...sale, kind: 'created', changes: [], recordTitle: 'Full replacement' };
    const undone = { ...sale, uuid: 's4', createdAt: NOW - HOUR };
    renderCustomers(address, {
      rows: {
        ...rows,
        Activity: [
          { ...sale, uuid: 's1', changes: [{ field: 'listOrganizer', before: 'Open', after: 'Sold' }] },
          { ...made, uuid: 's2', noun: 'tracker', recordId: 't1' },
          { ...made, uuid: 's3', noun: 'job', recordId: 'j1' },
          { ...undone, changes: [{ field: 'listOrganizer', before: 'Sold', after: 'Open' }] },
        ],
        ActivityPriced: [{ ...price, createdBy: 'dana', createdAt: sale.createdAt, customerId: 'harold' }],
      },
    });
    expect(await screen.findByText(/marked the lead sold/)).toBeVisible();
    expect(screen.getByText(/undid Sold/)).toHaveTextContent('Dana Hollis undid Sold');
    expect(screen.getAllByText('Dana Hollis')).toHaveLength(2);
    expect(screen.getByText('Details (3)')).toBeVisible();
    expect(screen.getByText('Added the tracker Full replacement')).toBeInTheDocument();
  });

  it('writes phone numbers as people do', async () => {
    const changes = [{ field: 'phone', before: '', after: '+12185551054' }];
    renderCustomers(address, { rows: { ...rows, Activity: [{ ...moved, changes }] } });
    expect(await screen.findByText('(218) 555-1054')).toBeVisible();
  });

  it('reads no amounts where they may not be seen', async () => {
    const asked = new Set<string>();
    const store = memoryStoreWith(
      { ...rows, Activity: [moved], ActivityPriced: [deductible] },
      {
        readable: (collection) => {
          asked.add(collection);
          return null;
        },
      },
    );
    const user = { isAdmin: false, permissionLevel: ['customers:view', 'jobs:view', 'scope:all'] };
    renderCustomers(address, { store, user });
    expect(await screen.findByText(/moved the follow-up/)).toBeVisible();
    expect(screen.queryByText(/deductible/i)).not.toBeInTheDocument();
    expect(asked).toContain('Activity');
    expect(asked).not.toContain('ActivityPriced');
  });

  it('takes a note at once, and lets its writer remove it', async () => {
    const { user, store } = renderCustomers(address, { rows });
    await user.click(await screen.findByLabelText('Note'));
    await user.paste('Gate code 4411');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Gate code 4411')).toBeVisible();
    expect(screen.getByLabelText('Note')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText('Gate code 4411')).not.toBeInTheDocument());
    expect(store.server.rows('Activity').size).toBe(0);
  });

  it('shows an unsent note', async () => {
    const store = memoryStoreWith(rows);
    const { user } = renderCustomers(address, { store });
    await screen.findByRole('heading', { name: 'Harold & June Pettigrew' });
    store.goOffline();
    await user.click(await screen.findByLabelText('Note'));
    await user.paste('On the roof');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    const entry = (await screen.findByText('On the roof')).closest('li');
    expect(within(entry as HTMLElement).getByText('Waiting to send')).toBeVisible();
  });
});
