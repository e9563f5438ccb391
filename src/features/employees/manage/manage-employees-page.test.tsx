import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { useViewAsState, ViewAsProvider } from '@/data/view-as/view-as-context';
import { COLLECTIONS } from '@/domain/core/collections';
import { companyShape } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import { PRESETS } from '@/domain/access/presets';
import { encodeFields } from '@/domain/core/record-codec';
import { rightsShape } from '@/domain/access/rights';
import type { PersonRights } from '@/domain/access/rights';
import { initialOf } from '@/domain/core/shape';
import { byNoun } from '@/domain/nouns';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { ManageEmployeesPage } from './manage-employees-page';

const company = {
  ...initialOf(companyShape.fields),
  uuid: 'c1',
  name: 'Hollis Roofing',
  administrator: [TEST_UID],
};
const admin = {
  companyUser: true,
  companyUuid: 'c1',
  owner: 'c1',
  company: 'Hollis Roofing',
  companyInfo: company,
  isAdmin: true,
  isCompanyAdmin: true,
};
const seen = { firstName: '', role: '', phone: '', photo: '', active: true, isAdmin: false, colour: '0' };
const people = [
  { ...seen, uid: TEST_UID, name: 'Sam Sender', firstName: 'Sam' },
  { ...seen, uid: 'rosa', name: 'Rosa Lima', firstName: 'Rosa', role: 'Roofer', phone: '+12185550148' },
  { ...seen, uid: 'tom', name: 'Tom Becker', firstName: 'Tom' },
  { ...seen, uid: 'gus', name: 'Gus Old', firstName: 'Gus', active: false },
];
const rosa: PersonRights = {
  uid: 'rosa',
  email: 'rosa@example.com',
  jobRole: 'Roofer',
  permissionLevel: PRESETS['Field worker'],
  since: 0,
};
const rights = [
  { ...rosa, uid: TEST_UID, email: 'sam@example.com', jobRole: 'Owner', permissionLevel: [] },
  rosa,
  {
    ...rosa,
    uid: 'tom',
    email: 'tom@example.com',
    jobRole: 'Crew lead',
    permissionLevel: ['jobs:view', 'export'],
  },
];
const SHOWN = { permissions: PRESETS['Field worker'], jobRole: 'Roofer' };

function Page() {
  return (
    <AppThemeProvider>
      <FeedbackProvider>
        <ViewAsProvider value={useViewAsState()}>
          <ManageEmployeesPage />
        </ViewAsProvider>
      </FeedbackProvider>
    </AppThemeProvider>
  );
}

type Functions = Readonly<Record<string, (input: never) => unknown>>;

function open(
  address: string,
  functions: Functions = {},
  customers: readonly Record<string, unknown>[] = [],
) {
  const store = memoryStoreWith({
    [COLLECTIONS.rosters]: [{ owner: 'c1', people }],
    [COLLECTIONS.rights]: [{ owner: 'c1', people: rights }],
    [COLLECTIONS.customers]: customers,
  });
  const show = (changed: PersonRights) =>
    store.server.put(
      { collection: COLLECTIONS.rights, id: 'c1' },
      encodeFields(rightsShape.fields, {
        owner: 'c1',
        people: rights.map((one) => (one.uid === changed.uid ? changed : one)),
        updatedAt: 0,
      }),
    );
  const user = userEvent.setup();
  const view = renderWithData(<Page />, {
    store,
    user: admin,
    route: `/app/company/ManageEmployees${address}`,
    // A test's function parses its own input.
    functions: functions as Readonly<Record<string, (input: unknown) => unknown>>,
  });
  return { ...view, user, show };
}

/** By label: role queries over forty boxes take a second each. */
const box = (name: string | RegExp) => screen.getByLabelText(name);
const preset = () => screen.getByRole('combobox');

describe('Manage Employees', () => {
  it('lists employees with their roles and links to each', async () => {
    const { user } = open('');
    const list = within(await screen.findByRole('region', { name: 'People' }));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      expect.stringMatching(/Rosa Lima.*Roofer.*Field worker/),
      expect.stringMatching(/Sam Sender.*Administrator/),
      expect.stringMatching(/Tom Becker.*Custom/),
    ]);
    const former = within(screen.getByRole('region', { name: 'No longer here' }));
    expect(former.getByRole('link')).toHaveTextContent(/Gus Old.*Inactive/);
    await user.click(former.getByRole('link'));
    expect(await screen.findByText(/not in the company any more/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Deactivate' })).not.toBeInTheDocument();
  });

  it('saves a preset and single permissions together, with Undo', async () => {
    const setPermissions = vi.fn(() => ({}));
    const { user, show, router } = open('?person=rosa', { setPermissions });
    expect(
      await screen.findByText(/Views trackers, jobs, tasks and team\. .*only work they are assigned/),
    ).toBeVisible();
    await user.click(preset());
    await user.click(await screen.findByRole('option', { name: 'Sales' }));
    await user.click(box('Customers and leads: delete'));
    await user.click(box(/^Export/));
    expect(preset()).toHaveTextContent('Custom');

    // Asks before unsaved changes are left.
    await user.click(screen.getByText('Manage Employees'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(router.state.location.search).toBe('?person=rosa');

    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const chosen = { permissions: expect.arrayContaining(['customers:delete', 'export']), jobRole: 'Roofer' };
    expect(setPermissions).toHaveBeenLastCalledWith({ uid: 'rosa', ...chosen, expected: SHOWN });
    show({ ...rosa, permissionLevel: [...PRESETS.Sales, 'customers:delete', 'export'] });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(setPermissions).toHaveBeenLastCalledWith({
      uid: 'rosa',
      permissions: expect.arrayContaining([...PRESETS['Field worker']]),
      jobRole: 'Roofer',
      expected: chosen,
    });
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('couples estimates and invoices with prices, and says so', async () => {
    const { user } = open('?person=rosa');
    expect(await screen.findByText('Sees no amounts, and so no estimates and invoices.')).toBeVisible();
    await user.click(box('Invoices: edit'));
    expect(box(/^Prices/)).toBeChecked();
    expect(box('Invoices: view')).toBeChecked();
    await user.click(box(/^Prices/));
    expect(box('Invoices: view')).not.toBeChecked();
    expect(box('Invoices: edit')).not.toBeChecked();
  });

  it('shows the new state when another administrator was faster', async () => {
    const setPermissions = () => {
      show({ ...rosa, permissionLevel: PRESETS.Manager });
      throw new AppError('conflict', {
        sentence: 'Another administrator changed this person’s permissions.',
      });
    };
    const { user, show } = open('?person=rosa', { setPermissions });
    await user.click(await screen.findByLabelText('Orders: view'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Another administrator changed this person’s permissions.',
    );
    await waitFor(() => expect(preset()).toHaveTextContent('Manager'));
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('deactivates a person after their work was reassigned page by page', async () => {
    const none = byNoun(() => 0);
    const left = [{ ...none, jobs: 2, visits: 1 }, none];
    const reassignWork = vi.fn(() => left.shift());
    const removeEmployee = vi.fn(() => ({}));
    const openWork = () => ({ ...none, customers: 4, jobs: 2, visits: 1 });
    const { user } = open('?person=rosa', { openWork, reassignWork, removeEmployee });
    await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Rosa?' }));
    expect(await dialog.findByText('Rosa has 4 open customers, 2 jobs and 1 visit.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Give open work to' }));
    await user.click(await screen.findByRole('option', { name: 'Tom Becker' }));
    expect(dialog.getByText(/Tom may not see customers yet/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() => expect(removeEmployee).toHaveBeenCalledWith({ uid: 'rosa' }));
    expect(reassignWork).toHaveBeenCalledTimes(2);
    expect(reassignWork).toHaveBeenCalledWith({ from: 'rosa', to: 'tom' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('keeps the last administrator, and says so', async () => {
    const setAdministrators = () => {
      throw new AppError('last-administrator');
    };
    const { user } = open(`?person=${TEST_UID}`, { setAdministrators });
    await user.click(await screen.findByRole('button', { name: 'Take administration' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Give up your administration?' }));
    await user.click(dialog.getByRole('button', { name: 'Take administration' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('A company needs an administrator.');
  });

  it('explains why a person does not see a record, and fixes it with one click', async () => {
    const setPermissions = vi.fn(() => {
      show({ ...rosa, permissionLevel: [...PRESETS['Field worker'], 'customers:view'] });
      return {};
    });
    const noor = { uuid: 'noor', owner: 'c1', name: 'Noor Al-Masri', nameKey: 'noor al-masri' };
    const { user, show, store } = open('?person=rosa&tab=why', { setPermissions }, [noor]);
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('https://app.example/app/customers/noor?tab=overview');
    const answer = within(await screen.findByRole('region', { name: 'Noor Al-Masri' }));
    expect(answer.getByText('Rosa lacks the permission “Customers and leads: view”.')).toBeVisible();
    expect(answer.getByText(/is not assigned to this customer/)).toBeVisible();
    await user.click(answer.getByRole('button', { name: 'Grant “Customers and leads: view”' }));
    expect(setPermissions).toHaveBeenCalledWith(expect.objectContaining({ uid: 'rosa', expected: SHOWN }));
    await user.click(answer.getByRole('button', { name: 'Assign Rosa' }));
    expect(await answer.findByText('Rosa sees this customer.')).toBeVisible();
    const { rows } = await store.page({ collection: 'Customers', where: [], orderBy: [], limit: 1 });
    expect(rows[0]?.data['assignees']).toEqual(['rosa']);

    await user.clear(screen.getByRole('searchbox'));
    await user.paste('nobody');
    expect(await screen.findByText(/^No customer fits/)).toBeVisible();
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('noor');
    await user.click(await screen.findByRole('button', { name: /Noor Al-Masri/ }));
    expect(await screen.findByText('Rosa sees this customer.')).toBeVisible();
  });
});

describe('Manage Employees for other users', () => {
  it.each([
    ['an employee', { ...admin, isAdmin: false, isCompanyAdmin: false }, 'You have no access to this'],
    ['somebody alone', {}, 'You work alone'],
  ])('of %s shows no people', async (_who, user, title) => {
    renderWithData(<Page />, { user, route: '/app/company/ManageEmployees' });
    expect(await screen.findByText(title)).toBeVisible();
  });
});
