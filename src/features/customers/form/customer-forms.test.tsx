import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { AppError } from '@/domain/core/errors';
import { paths } from '@/domain/navigation/paths';
import { leadRow, NOW, renderCustomers, storedCustomer } from '../testing/render-customers';

const noor = leadRow({
  uuid: 'noor',
  name: 'Noor Al-Masri',
  phone: '+18175550112',
  email: 'noor@example.com',
});
const rows = { Customers: [noor] };

// By label: role queries over a whole form are many times slower.
const field = (label: string | RegExp) => screen.getByLabelText(label);

/** Fills a field by pasting; typing a whole form letter by letter is slow. */
async function fill(user: UserEvent, label: string | RegExp, text: string) {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

describe('adding a lead', () => {
  it('saves the values and opens the lead', async () => {
    const { user, store, router, uid } = renderCustomers(paths.newCustomer);
    await fill(user, /^Name/, '  Deshawn Carter ');
    await fill(user, 'Phone', '6825550147');
    await fill(user, 'Access notes', 'Gate code 4711');
    await user.click(screen.getByRole('button', { name: 'Add lead' }));
    expect(await screen.findByRole('heading', { name: 'Deshawn Carter' })).toBeVisible();
    const [made] = [...store.server.rows('Customers').values()];
    expect(made?.data).toMatchObject({
      name: 'Deshawn Carter',
      phone: '+16825550147',
      phoneKey: '6825550147',
      accessNotes: 'Gate code 4711',
      customerStatus: 'Open Lead',
      salesperson: uid,
      assignees: [uid],
    });
    expect(router.state.location.pathname).toBe(paths.customer(made?.id ?? ''));
  });

  it('hints at an existing customer and opens them', async () => {
    const { user, router } = renderCustomers(paths.newCustomer, { rows });
    await fill(user, 'Phone', '8175550112');
    expect(await screen.findByText(/Noor Al-Masri may be the same person: same phone number/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open the existing one' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(router.state.location.pathname).toBe(paths.customer('noor'));
  });

  it('reports invalid values in sentences', async () => {
    const { user, store } = renderCustomers(paths.newCustomer);
    await fill(user, 'E-mail', 'noor@');
    await fill(user, 'Phone', '12');
    await user.click(screen.getByRole('button', { name: 'Add lead' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Write the name.');
    expect(summary).toHaveTextContent('This does not look like an e-mail address.');
    expect(summary).toHaveTextContent('This does not look like a phone number.');
    expect(store.server.rows('Customers').size).toBe(0);
  });

  it('keeps typed values when the page is left, and drops them on request', async () => {
    const { user, router } = renderCustomers(paths.newCustomer);
    await fill(user, /^Name/, 'Half typed');
    await user.click(screen.getByRole('link', { name: 'Open Leads List' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(question).toHaveTextContent('What you typed waits here until you come back.');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.customers));
    await act(() => router.navigate(paths.newCustomer));
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Half typed');
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(field(/^Name/)).toHaveValue(''));
  });

  it('drops typed values with Cancel, after a question', async () => {
    const { user, router } = renderCustomers(paths.newCustomer);
    await fill(user, /^Name/, 'Half typed');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.customers));
    await act(() => router.navigate(paths.newCustomer));
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((key) => key.includes('new-customer'))).toEqual([]);
  });

  it('leaves without a question while nothing is typed', async () => {
    const { router } = renderCustomers(paths.newCustomer);
    await screen.findByLabelText(/^Name/);
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/elsewhere');
  });

  it('restores a lead that the server refused', async () => {
    const store = memoryStoreWith({}, { authorize: () => new AppError('denied') });
    const { user, router } = renderCustomers(paths.newCustomer, { store });
    await fill(user, /^Name/, 'Refused Lead');
    await user.click(screen.getByRole('button', { name: 'Add lead' }));
    expect(await screen.findByText(/Not saved: Lead added/)).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText(/^Name/)).not.toBeInTheDocument());
    await act(() => router.navigate(paths.newCustomer));
    expect(await screen.findByText(/This lead was not saved/)).toBeVisible();
    expect(field(/^Name/)).toHaveValue('Refused Lead');
  });

  it('starts empty once the last lead has arrived', async () => {
    const { user, router } = renderCustomers(paths.newCustomer);
    await fill(user, /^Name/, 'First Lead');
    await user.click(screen.getByRole('button', { name: 'Add lead' }));
    await screen.findByRole('heading', { name: 'First Lead' });
    await act(() => router.navigate(paths.newCustomer));
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
  });

  it('starts empty after a reload that came before the last lead had arrived', async () => {
    const store = memoryStoreWith({});
    const { user, unmount } = renderCustomers(paths.newCustomer, { store });
    await fill(user, /^Name/, 'First Lead');
    store.goOffline();
    await user.click(screen.getByRole('button', { name: 'Add lead' }));
    await screen.findByRole('heading', { name: 'First Lead' });
    unmount();
    store.goOnline();
    renderCustomers(paths.newCustomer, { store });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('');
    expect(screen.queryByText(/This lead was not saved/)).not.toBeInTheDocument();
  });

  it('is closed to users who may only read', async () => {
    const user = { isAdmin: false, permissionLevel: ['customers:view'] };
    renderCustomers(paths.newCustomer, { user });
    expect(await screen.findByText(/right to add customers/)).toBeVisible();
  });
});

describe('editing a customer', () => {
  const address = paths.editCustomer('noor');

  it('writes only changed fields and returns to the page', async () => {
    const { user, store, router } = renderCustomers(address, { rows });
    await fill(user, 'Carrier', 'Lone Star Mutual');
    await fill(user, 'Deductible', '2500');
    // Meanwhile another user changes another field.
    store.server.put(
      { collection: 'Customers', id: 'noor' },
      { ...storedCustomer(store, 'noor'), city: 'Plano' },
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Noor Al-Masri' })).toBeVisible();
    expect(storedCustomer(store, 'noor')).toMatchObject({
      city: 'Plano',
      insurance: { carrier: 'Lone Star Mutual', deductible: 250_000 },
    });
    expect(router.state.location.pathname).toBe(paths.customer('noor'));
  });

  it('lets the user choose when another user changed the same field', async () => {
    const { user, store, router } = renderCustomers(address, { rows });
    await fill(user, 'City', 'Waco');
    act(() =>
      store.server.put(
        { collection: 'Customers', id: 'noor' },
        { ...storedCustomer(store, 'noor'), city: 'Plano', state: 'TX', updatedBy: 'elsewhere' },
      ),
    );
    const question = await screen.findByText(
      /Someone changed this to “Plano” while you changed it to “Waco”/,
    );
    expect(question).toBeVisible();
    expect(field('State')).toHaveValue('TX');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Choose whose change stays/)).toBeVisible();
    expect(storedCustomer(store, 'noor')).toMatchObject({ city: 'Plano' });

    await user.click(screen.getByRole('button', { name: 'Take theirs' }));
    expect(field('City')).toHaveValue('Plano');
    expect(screen.queryByText(/while you changed it/)).not.toBeInTheDocument();
    await fill(user, 'Street', '4108 Sycamore');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Noor Al-Masri' })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.customer('noor'));
    expect(storedCustomer(store, 'noor')).toMatchObject({ city: 'Plano', streetAddress: '4108 Sycamore' });
  });

  it('keeps typed values when the user is signed out', async () => {
    const first = renderCustomers(paths.editCustomer('noor'), { rows });
    await fill(first.user, 'City', 'Plano');
    first.unmount();
    const { user, store } = renderCustomers(paths.editCustomer('noor'), {
      rows: { Customers: [{ ...noor, phone: '+18175550199' }] },
    });
    await waitFor(() => expect(field('City')).toHaveValue('Plano'));
    expect(field('Phone')).toHaveValue('(817) 555-0199');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(storedCustomer(store, 'noor')).toMatchObject({ city: 'Plano' }));
    expect(storedCustomer(store, 'noor')).toMatchObject({ phone: '+18175550199' });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('edit-customer'))).toEqual([]);
  });

  it('offers typed values for copying once they may not be saved any more', async () => {
    const first = renderCustomers(paths.editCustomer('noor'), { rows });
    await fill(first.user, 'City', 'Plano');
    first.unmount();
    renderCustomers(paths.editCustomer('noor'), {
      rows,
      user: { isAdmin: false, permissionLevel: ['customers:view', 'scope:all'] },
    });
    expect(await screen.findByText(/You may not change this any more\./)).toHaveTextContent('City: Plano');
  });

  it('is not its own duplicate', async () => {
    const twin = leadRow({ uuid: 'twin', name: 'Noor A.', phone: '+18175550112' });
    renderCustomers(address, { rows: { Customers: [noor, twin] } });
    const hint = await screen.findByText(/may be the same person/);
    expect(hint).toHaveTextContent('Noor A. may be the same person');
    expect(screen.getAllByText(/may be the same person/)).toHaveLength(1);
  });

  it('asks before typed text is lost', async () => {
    const { user, router } = renderCustomers(address, { rows });
    await fill(user, 'Street', '4108 Sycamore');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field('Street')).toHaveValue('4108 Sycamore');
    expect(router.state.location.pathname).toBe(address);
  });

  const settings = {
    owner: 'person-1',
    customFields: [{ key: 'squares', label: 'Squares', kind: 'number', options: [] }],
  };
  const customer = { ...noor, customFields: { roofAge: '22 years' }, updatedAt: NOW };
  const withOwnFields = { Customers: [customer], Settings: [settings] };

  it("offers the business's own fields and refuses invalid values", async () => {
    const { user } = renderCustomers(address, { rows: withOwnFields });
    await fill(user, 'Squares', 'many');
    await user.click(screen.getByText('Save'));
    expect(await screen.findAllByText('Write a number.')).not.toHaveLength(0);
  });

  it('removes a value without a definition once it is emptied', async () => {
    const { user, store } = renderCustomers(address, { rows: withOwnFields });
    await fill(user, 'Squares', '28');
    await user.clear(field('roofAge'));
    await user.click(screen.getByText('Save'));
    await waitFor(() =>
      expect(storedCustomer(store, 'noor')).toMatchObject({ customFields: { squares: '28' } }),
    );
    expect(storedCustomer(store, 'noor')?.['customFields']).not.toHaveProperty('roofAge');
  });
});
