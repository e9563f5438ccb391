import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { RenderWithDataOptions } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';

import {
  forgetWanted,
  rememberForNewAccount,
  rememberWanted,
  wantedAddress,
  wantedByNewAccount,
} from '../wanted-address';
import { OnboardingPage } from './onboarding-page';

const rows = {
  Users: [{ uuid: TEST_UID, email: 'sam@example.com', userFirstName: 'Sam', userLastName: 'Sender' }],
};

function open(options: RenderWithDataOptions = {}) {
  const user = userEvent.setup();
  const store = options.store ?? memoryStoreWith(rows);
  const ui = (
    <AppThemeProvider>
      <OnboardingPage />
    </AppThemeProvider>
  );
  return { user, ...renderWithData(ui, { route: '/onboarding', store, ...options }) };
}

const member = { companyUser: true, companyUuid: 'acme', company: 'Acme', isAdmin: false };

const goOn = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Continue' }));
const heading = (name: string) => screen.findByRole('heading', { name });

async function toCompany(user: UserEvent) {
  await goOn(user);
  await heading('Your company');
}

async function workAlone(user: UserEvent) {
  await user.click(await screen.findByRole('radio', { name: /Work alone/ }));
  await goOn(user);
  await heading('Your first customers');
}

const stored = (store: ReturnType<typeof open>['store'], collection: string, id: string) =>
  store
    .page({ collection, where: [], orderBy: [], limit: 10 })
    .then(({ rows }) => rows.find((row) => row.id === id)?.data);

async function toExampleData(user: UserEvent) {
  await toCompany(user);
  await workAlone(user);
  await user.click(screen.getByRole('radio', { name: /Load the example data/ }));
  await goOn(user);
}

const namesOf = (store: ReturnType<typeof open>['store'], collection: string, field: string) =>
  [...store.server.rows(collection).values()].map(({ data }) => data[field]);

async function write(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

describe('onboarding', () => {
  beforeEach(() => rememberWanted('/app/management/customers'));

  it('takes a user without a company from the first step into the app', async () => {
    const { user, store } = open();
    await write(user, screen.getByLabelText('Phone'), '8175550112');
    await write(user, screen.getByLabelText('City'), 'Fort Worth');
    await toCompany(user);
    await workAlone(user);
    await user.click(screen.getByRole('radio', { name: /Look around first/ }));
    await goOn(user);
    await heading('All set');
    expect(screen.getByText('You work alone')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Start' }));

    await waitFor(async () =>
      expect(await stored(store, 'Users', TEST_UID)).toMatchObject({
        onBoarded: true,
        phone: '+18175550112',
        city: 'Fort Worth',
      }),
    );
    expect(await stored(store, 'Settings', TEST_UID)).toMatchObject({
      country: 'US',
      timeZone: 'America/Chicago',
      currency: 'USD',
    });
    expect(wantedAddress()).toBe('/app/management/customers');
  });

  it('asks for the country, formats phone numbers by it and offers its currency', async () => {
    const foundCompany = vi.fn(() => ({ companyUuid: TEST_UID }));
    const { user, store } = open({ functions: { foundCompany } });
    await toCompany(user);
    await write(user, await screen.findByLabelText(/Business name/), 'Dachdecker Vogt');
    const country = screen.getByLabelText('Country');
    expect(country).toHaveValue('United States');
    await user.clear(country);
    await write(user, country, 'germ');
    await user.click(await screen.findByRole('option', { name: 'Germany' }));
    await write(user, screen.getByLabelText('Business phone'), '030 901820');
    await goOn(user);
    await heading('Your first customers');
    expect(await stored(store, 'Settings', TEST_UID)).toMatchObject({
      country: 'DE',
      currency: 'EUR',
      phone: '+4930901820',
    });
  });

  it.each([
    [/Import my customers/, 'Start with the import', '/app/customers/import'],
    [/Add a first lead/, 'Start with a lead', '/app/customers/new'],
  ])('ends where the first data is brought in: %s', async (choice, button, address) => {
    const { user } = open();
    await toCompany(user);
    await workAlone(user);
    await user.click(screen.getByRole('radio', { name: choice }));
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: button }));
    expect(wantedAddress()).toBe(address);
  });

  it.each([
    [/Look around first/, 'in the tab that the mail opened'],
    [/Import my customers/, 'also to somebody who brings customers in'],
  ])('leads to the plan chosen before signing up: %s, %s', async (choice) => {
    const plan = '/app/pre-order_upgrade?people=12&interval=year';
    rememberForNewAccount(plan);
    sessionStorage.clear();
    const { user } = open();
    await toCompany(user);
    await workAlone(user);
    await user.click(screen.getByRole('radio', { name: choice }));
    await goOn(user);
    await user.click(await screen.findByRole('button', { name: 'Go on to the plan' }));
    expect(wantedAddress()).toBe(plan);
  });

  it.each([
    ['it was reached or somebody logged out', () => forgetWanted()],
    ['a day has gone by', () => vi.setSystemTime(Date.now() + 86_400_001)],
  ])('leads to no plan any more once %s', (_case, pass) => {
    rememberForNewAccount('/app/pre-order_upgrade');
    sessionStorage.clear();
    expect(wantedByNewAccount()).toBe('/app/pre-order_upgrade');
    vi.useFakeTimers({ toFake: ['Date'] });
    pass();
    expect(wantedByNewAccount()).toBeNull();
    vi.useRealTimers();
  });

  it('fills the app with example leads as one import, and leads to them', async () => {
    const { user, store } = open();
    await toExampleData(user);
    await heading('All set');
    expect(screen.getByRole('status')).toHaveTextContent('The example data is in.');
    expect(namesOf(store, 'Customers', 'name')).toContain('Ingrid Solberg');
    expect(new Set(namesOf(store, 'Customers', 'importId'))).toEqual(new Set([`example-${TEST_UID}`]));
    expect(namesOf(store, 'Imports', 'fileName')).toEqual(['Example data']);
    expect(namesOf(store, 'Imports', 'state')).toEqual(['done']);
    await user.click(screen.getByRole('button', { name: 'Open the leads list' }));
    expect(wantedAddress()).toBe('/app/management/customers');
  });

  it('leads to the appointments of the example leads, too', async () => {
    const { user } = open();
    await toExampleData(user);
    await user.click(await screen.findByRole('button', { name: 'Open the calendar' }));
    expect(wantedAddress()).toBe('/app/managment/customer_calendar');
  });

  it('creates no duplicates when the example data is requested again', async () => {
    const { user, store } = open();
    await toExampleData(user);
    await heading('All set');
    const names = namesOf(store, 'Customers', 'name');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await goOn(user);
    await heading('All set');
    expect(namesOf(store, 'Customers', 'name')).toEqual(names);
  });

  it('reports why the example data failed, and loads it on a retry', async () => {
    const { user, store } = open();
    await toCompany(user);
    await workAlone(user);
    await user.click(screen.getByRole('radio', { name: /Load the example data/ }));
    store.goOffline();
    await goOn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.getByRole('radio', { name: /Load the example data/ })).toBeChecked();
    store.goOnline();
    await goOn(user);
    await heading('All set');
    expect(namesOf(store, 'Customers', 'name')).toContain('Ingrid Solberg');
  });

  it('waits while the connection is gone under way, and goes on by itself', async () => {
    const memory = memoryStoreWith(rows);
    const commit: typeof memory.commit = (writes) => {
      if (writes.some(({ kind, ref }) => kind === 'create' && ref.collection === 'Imports'))
        memory.goOffline();
      return memory.commit(writes);
    };
    const { user } = open({ store: { ...memory, commit } });
    await toExampleData(user);
    expect(await screen.findByRole('status')).toHaveTextContent('Without a connection it waits');
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    memory.goOnline();
    await heading('All set');
    expect(namesOf(memory, 'Customers', 'name')).toContain('Ingrid Solberg');
  });

  it('offers mails to clients with a preview, and switches them on by a press alone', async () => {
    const { user, store } = open();
    await toCompany(user);
    await workAlone(user);
    await user.click(screen.getByRole('radio', { name: /Look around first/ }));
    await goOn(user);
    const offer = await screen.findByRole('region', { name: 'Mails to your clients' });
    expect(within(offer).getByRole('group', { name: 'Preview' })).toHaveTextContent('We come on');
    expect(await stored(store, 'Settings', TEST_UID)).toMatchObject({ clientUpdates: [] });
    await user.click(within(offer).getByRole('button', { name: 'Switch these mails on' }));
    expect(await screen.findByText(/^Your clients get these mails/)).toBeVisible();
    expect((await stored(store, 'Settings', TEST_UID))?.['clientUpdates']).toHaveLength(5);
  });

  it('offers employees no import and no example data for the company', async () => {
    const permissionLevel = ['customers:view', 'customers:edit'];
    const { user } = open({ user: { ...member, permissionLevel } });
    await goOn(user);
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: /example data|Import/ })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Look around first/ })).toBeChecked();
  });

  it('does not ask an employee who cannot add customers', async () => {
    const { user } = open({ user: member });
    expect(await screen.findByText('Step 1 of 2')).toBeInTheDocument();
    await goOn(user);
    await heading('All set');
    expect(screen.queryByRole('region', { name: 'Mails to your clients' })).not.toBeInTheDocument();
    expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
    expect(screen.getByText('Look around')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Step 1 of 2')).toBeInTheDocument();
  });

  it('offers the inviting companies, and continues after the answer', async () => {
    const acceptInvitation = vi.fn(() => ({ companyUuid: 'acme' }));
    const request = { id: 'one', companyName: 'Acme', invitedByName: 'Ann Meyer', jobRole: '', expiresAt: 1 };
    const { user } = open({
      user: { userCompanyAddRequested: true },
      functions: { companyRequests: () => ({ requests: [request] }), acceptInvitation },
    });
    await toCompany(user);
    expect(screen.getByRole('radio', { name: /Accept an invitation/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation of Acme' }));
    await waitFor(() => expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith({ id: 'one' }));
  });

  it('founds a company once its settings are kept', async () => {
    const foundCompany = vi.fn(() => ({ companyUuid: TEST_UID }));
    const { user, store } = open({ functions: { foundCompany } });
    await toCompany(user);
    await write(user, await screen.findByLabelText(/Business name/), ' Hollis Roofing ');
    await write(user, screen.getByLabelText('Business phone'), '8175550199');
    await goOn(user);
    await heading('Your first customers');
    expect(foundCompany).toHaveBeenCalledExactlyOnceWith({ name: 'Hollis Roofing' });
    expect(await stored(store, 'Settings', TEST_UID)).toMatchObject({ phone: '+18175550199' });
  });

  it("asks for a company's name, but not when the user works alone", async () => {
    const { user } = open();
    await toCompany(user);
    await goOn(user);
    expect(await screen.findByText('Enter the name of your company.')).toBeVisible();
    await workAlone(user);
  });

  it('reports why a company could not be founded, and keeps the typed values', async () => {
    const foundCompany = () => {
      throw new AppError('unavailable');
    };
    const { user } = open({ functions: { foundCompany } });
    await toCompany(user);
    await write(user, await screen.findByLabelText(/Business name/), 'Hollis Roofing');
    await goOn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Our server does not answer.');
    expect(screen.getByLabelText(/Business name/)).toHaveValue('Hollis Roofing');
  });

  it('goes on at the same step with the typed text after a reload', async () => {
    const first = open();
    await write(first.user, screen.getByLabelText('Street'), '418 Alder Street');
    await toCompany(first.user);
    await write(first.user, await screen.findByLabelText(/Business name/), 'Hollis Roof');
    first.unmount();

    const second = open({ store: first.store });
    expect(await screen.findByLabelText(/Business name/)).toHaveValue('Hollis Roof');
    await second.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Street')).toHaveValue('418 Alder Street');
  });

  it('goes on behind the company step when founding started the session anew', async () => {
    const first = open();
    await toCompany(first.user);
    first.unmount();

    const member = {
      companyUser: true,
      companyUuid: TEST_UID,
      company: 'Hollis Roofing',
      isCompanyAdmin: true,
    };
    const second = open({ store: first.store, user: member });
    await heading('Your first customers');
    await second.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('Hollis Roofing is set up, and you are its administrator.')).toBeVisible();
  });

  it('requires a name before it continues', async () => {
    const { user } = open();
    await user.clear(screen.getByLabelText(/First name/));
    await goOn(user);
    expect(await screen.findByText('Enter your first name.')).toBeVisible();
  });

  it('reports a step that could not be saved', async () => {
    const { user } = open({ store: memoryStoreWith({}) });
    await goOn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not there any more.');
    expect(screen.getByRole('heading', { name: 'Welcome to Joblane' })).toBeVisible();
  });
});
