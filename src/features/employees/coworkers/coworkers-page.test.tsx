import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData } from '@/data/testing/render-with-data';
import { COLLECTIONS } from '@/domain/core/collections';
import { PRESETS } from '@/domain/access/presets';
import { paths } from '@/domain/navigation/paths';
import { makeCustomer, makeVisit } from '@tests/factories/records';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { CoworkersPage } from './coworkers-page';

/** Monday 23 November 2026, 7:00 in Chicago. */
const NOW = Date.UTC(2026, 10, 23, 13);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const seen = { firstName: '', role: '', phone: '', photo: '', active: true, isAdmin: false, colour: '0' };
const people = [
  { ...seen, uid: 'ann', name: 'Ann Meyer', role: 'Owner', isAdmin: true, phone: '+13125550147' },
  { ...seen, uid: 'fred', name: 'Fred Ode', role: 'Roofer' },
  { ...seen, uid: 'gus', name: 'Gus Old', active: false },
];
const visit = makeVisit({
  crew: ['fred'],
  title: 'Tear-off',
  city: 'Elgin',
  start: NOW + 2 * HOUR,
  end: NOW + 5 * HOUR,
});
const rows = {
  [COLLECTIONS.rosters]: [{ owner: 'acme', people }],
  [COLLECTIONS.customers]: [
    makeCustomer({
      uuid: 'c1',
      name: 'Iris Vale',
      city: 'Aurora',
      salesperson: 'ann',
      appointmentTime: NOW + HOUR,
    }),
    makeCustomer({ uuid: 'c2', name: 'Tomorrow', salesperson: 'ann', appointmentTime: NOW + DAY }),
  ],
  [COLLECTIONS.visits]: [
    visit,
    { ...visit, uuid: 'v2', title: 'Off the plan', status: 'Cancelled' },
    { ...visit, uuid: 'v3', title: 'Since yesterday', start: NOW - DAY, end: NOW + HOUR },
    { ...visit, uuid: 'v4', title: 'Long ago', start: NOW - 3 * DAY, end: NOW - 2 * DAY },
  ],
};
const member = {
  companyUser: true,
  companyUuid: 'acme',
  owner: 'acme',
  isAdmin: false,
  isCompanyAdmin: false,
};

function open(permissionLevel: readonly string[], route?: string) {
  vi.setSystemTime(NOW);
  renderWithData(
    <AppThemeProvider>
      <CoworkersPage />
    </AppThemeProvider>,
    { rows, user: { ...member, permissionLevel }, ...(route && { route }) },
  );
}

it("shows a coordinator everyone's day, and former employees behind a switch", async () => {
  open(PRESETS.Coordinator);
  const list = within(await screen.findByRole('list', { name: 'Coworkers' }));
  expect(list.getByRole('link', { name: /^Call Ann Meyer/ })).toHaveAttribute('href', 'tel:+13125550147');
  expect((await list.findAllByRole('list', { name: 'Today' })).map((day) => day.textContent)).toEqual([
    expect.stringMatching(/8:00.*Iris Vale, Aurora$/),
    expect.stringMatching(/Since yesterday, Elgin.*9:00.*Tear-off, Elgin$/),
  ]);
  expect(screen.queryByText('Gus Old')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: 'Show who left' }));
  expect(list.getByText('Gus Old')).toBeVisible();
  expect(list.getByText('Not here any more')).toBeVisible();
  expect(list.getByRole('link', { name: 'Fred Ode' })).toHaveAttribute('href', paths.socialProfileOf('fred'));
  expect(list.queryByRole('link', { name: 'Gus Old' })).not.toBeInTheDocument();
});

it('focuses the card that its address names', async () => {
  open(PRESETS.Worker, paths.coworker('fred'));
  const heading = await screen.findByRole('heading', { name: 'Fred Ode' });
  expect(document.activeElement).toContainElement(heading);
  expect(document.activeElement).not.toHaveTextContent('Ann Meyer');
});

it('shows a field worker the people, without their days', async () => {
  open(PRESETS['Field worker']);
  expect(await screen.findByText('Fred Ode')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Today' })).not.toBeInTheDocument();
  expect(screen.queryByText('Nothing planned today')).not.toBeInTheDocument();
});

it('shows no people before they are loaded, and reports after a while why they are not', async () => {
  const store = memoryStoreWith({});
  store.goOffline();
  renderWithData(
    <AppThemeProvider>
      <CoworkersPage />
    </AppThemeProvider>,
    { store, user: { ...member, permissionLevel: PRESETS.Coordinator } },
  );
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Coworkers' })).toBeVisible();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  expect(await screen.findByRole('alert', {}, { timeout: 4_000 })).toHaveTextContent('No connection');
});
