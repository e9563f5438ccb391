import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { Rows } from '@/data/testing/render-with-data';
import { PERMISSIONS } from '@/domain/access/permissions';
import type { Permission } from '@/domain/access/permissions';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeJob, makeTracker, MADE_AT } from '@tests/factories/records';
import { paths } from '@/domain/navigation/paths';
import { Palette } from './palette';

const nothing = () => undefined;

function open(permissions: readonly Permission[], rows: Rows = {}) {
  const viewer = {
    uid: TEST_UID,
    owner: TEST_UID,
    isAdmin: false,
    isCompanyAdmin: false,
    permissions: new Set(permissions),
  };
  const ui = (
    <AppThemeProvider>
      <Palette
        open
        sections={[]}
        viewer={viewer}
        onClose={nothing}
        onShortcuts={nothing}
        onQuickTask={nothing}
      />
    </AppThemeProvider>
  );
  return { user: userEvent.setup(), ...renderWithData(ui, { rows }) };
}

it.each([
  [
    PERMISSIONS,
    'Searched: customers, trackers, jobs, tasks, projects, estimates, invoices, screens, actions.',
  ],
  [['jobs:view'], 'Searched: your jobs, screens, actions.'],
  [[], 'Searched: screens, actions.'],
] as const)('says what it looked through when it finds nothing', async (permissions, sentence) => {
  const { user } = open(permissions);
  await user.type(await screen.findByRole('combobox'), 'ridge vent job');
  expect(await screen.findByText('Nothing fits.')).toBeVisible();
  expect(await screen.findByText(sentence)).toBeVisible();
});

const mine = { owner: TEST_UID };
const where = { customerName: 'Yusuf Hart', phone: '(817) 555-0112', streetAddress: '12 Elm Street' };
const work = {
  Trackers: [
    makeTracker({ ...mine, ...where, title: 'Slate roof', number: 104 }),
    makeTracker({ ...mine, ...where, uuid: 'old', title: 'Old roof', number: 7, listOrganizer: 'Archive' }),
  ],
  Jobs: [
    ...Array.from({ length: 60 }, (_, at) =>
      makeJob({ ...mine, uuid: `job-${at}`, title: `Other ${at}`, statusAt: MADE_AT + at }),
    ),
    makeJob({ ...mine, ...where, uuid: 'far', title: 'Gutters', number: 2040 }),
  ],
};

it.each([
  ['yusuf', ['Slate roof', 'Old roof', 'Gutters']],
  ['555-0112', ['Slate roof', 'Old roof', 'Gutters']],
  ['12 elm', ['Slate roof', 'Old roof', 'Gutters']],
  ['104', ['Slate roof']],
  ['2040', ['Gutters']],
  ['slate yusuf', ['Slate roof']],
])('finds trackers and jobs by %s, wherever they are', async (typed, titles) => {
  const { user } = open(PERMISSIONS, work);
  await user.type(await screen.findByRole('combobox'), typed);
  for (const title of titles)
    expect(await screen.findByRole('option', { name: new RegExp(title) })).toBeVisible();
  // Results of the first letters are shown until those of the whole text are there.
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(titles.length));
});

it('opens what the whole text finds, though Enter comes before it is found', async () => {
  const { user, router } = open(PERMISSIONS, work);
  const field = await screen.findByRole('combobox');
  await user.type(field, 'other');
  await screen.findByRole('option', { name: /Other 59/ });
  await user.clear(field);
  await user.type(field, '2040{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.job('far')));
});

it('shows the record with a typed number first', async () => {
  const record = { ...mine, customerName: 'Joy Tran', numberPrefix: 'J-' };
  const { user } = open(PERMISSIONS, {
    Trackers: [makeTracker({ ...record, numberPrefix: 'T-', title: '12 Jay Road', number: 5 })],
    Jobs: [
      makeJob({ ...record, uuid: 'near', title: 'Join 12 vents', number: 120, statusAt: MADE_AT + 9 }),
      makeJob({ ...record, uuid: 'meant', title: 'Gutters', number: 12 }),
    ],
  });
  await user.type(await screen.findByRole('combobox'), 'j-12');
  expect(await screen.findByRole('option', { name: /12 Jay Road/ })).toBeVisible();
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names[0]).toContain('Gutters');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Gutters');
});

it('opens what was found, says that an old one is archived, and that there are more', async () => {
  const { user, router } = open(PERMISSIONS, work);
  const field = await screen.findByRole('combobox');
  await user.type(field, 'old roof');
  expect(await screen.findByRole('option', { name: /Old roof.*No\. 7.*Archived/ })).toBeVisible();
  await user.clear(field);
  await user.type(field, 'other');
  expect(await screen.findByText(/More jobs may fit/)).toBeVisible();
  await user.clear(field);
  await user.type(field, '2040');
  await user.click(await screen.findByRole('option', { name: /Gutters/ }));
  expect(router.state.location.pathname).toBe(paths.job('far'));
});

const seen = { firstName: '', role: '', phone: '', photo: '', active: true, isAdmin: false, colour: '0' };
const roster = {
  owner: TEST_UID,
  people: [
    { ...seen, uid: 'fred', name: 'Fred Ode', role: 'Roofer', phone: '+18175550147' },
    { ...seen, uid: 'gus', name: 'Fred Former', active: false },
  ],
};

it.each(['fred', '555-0147', 'roofer'])('finds a coworker by %s, and opens their card', async (typed) => {
  const { user, router } = open([], { Rosters: [roster] });
  await user.type(await screen.findByRole('combobox'), typed);
  await user.click(await screen.findByRole('option', { name: /^Fred Ode.*Roofer/ }));
  expect(router.state.location).toMatchObject({ pathname: paths.coworkers, hash: '#fred' });
});

it('shows no coworkers before a query, nor former ones, and says that it searched them', async () => {
  const { user } = open([], { Rosters: [roster] });
  const field = await screen.findByRole('combobox');
  expect(screen.queryByText('Fred Ode')).not.toBeInTheDocument();
  await user.type(field, 'former');
  expect(await screen.findByText('Searched: coworkers, screens, actions.')).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

it.each([
  ['create estimate', 'estimates:edit', paths.newEstimate],
  ['create invoice', 'invoices:edit', paths.newInvoice],
] as const)('leads to %s, with the right to it', async (typed, permission, address) => {
  const { user, router } = open([permission]);
  await user.type(await screen.findByRole('combobox'), typed);
  await user.click(await screen.findByRole('option', { name: new RegExp(typed, 'i') }));
  expect(router.state.location.pathname).toBe(address);
});

it('offers no invoice to users who may not write any', async () => {
  const { user } = open(['invoices:view']);
  await user.type(await screen.findByRole('combobox'), 'create invoice');
  expect(await screen.findByText('Nothing fits.')).toBeVisible();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});
