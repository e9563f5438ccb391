import { narrowWindow } from '@tests/setup/narrow-window';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import { customerKeys } from '@/domain/customers/customer';
import { PRESETS } from '@/domain/access/presets';
import type { Estimate } from '@/domain/estimates/estimate';
import type { Invoice } from '@/domain/invoices/invoice';
import { paths } from '@/domain/navigation/paths';
import { addDays, atWallClock, dayOf, startOfDay } from '@/domain/time/time';
import { makeIssued } from '@tests/factories/issued-invoice';
import { makeEstimate } from '@tests/factories/records';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { DashboardPage } from './dashboard-page';

const ZONE = 'America/Chicago';
const PANEL = 'Open leads by salesperson';
const today = dayOf(Date.now(), ZONE);

const lead = (uuid: string, name: string, more: Record<string, unknown> = {}) => ({
  uuid,
  name,
  ...customerKeys({ name, phone: '', email: '' }),
  assignees: [TEST_UID],
  salesperson: TEST_UID,
  ...more,
});

const rows = {
  Customers: [
    lead('c1', 'Ann Berg', {
      appointmentTime: atWallClock(today, '14:00', ZONE),
      customerStatus: 'Appointment Set',
    }),
    lead('c2', 'Bo Cole', { nextFollowUp: addDays(today, -3), customerStatus: 'Quoted' }),
    lead('c3', 'Cy Dorn', { customerStatus: 'Quoted' }),
    lead('c4', 'Di Ekes', { listOrganizer: 'Archive', customerStatus: 'Quoted' }),
  ],
  Trackers: [
    {
      uuid: 't1',
      title: 'New roof',
      customerId: 'c9',
      customerName: 'Eve Frost',
      status: 'Scheduled',
      unreadSince: 1,
    },
  ],
};

/** Sent today, with its client. */
const sent: Partial<Estimate> = {
  ...{ owner: TEST_UID, assignees: [TEST_UID], title: 'New roof', status: 'Sent', version: 1 },
  ...{ contentAt: 7, sentOf: 7, sentAt: Date.now(), validUntil: addDays(today, 30) },
};

const page = (
  <AppThemeProvider>
    <FeedbackProvider>
      <DashboardPage />
    </FeedbackProvider>
  </AppThemeProvider>
);

afterEach(() => {
  vi.useRealTimers();
});

// Loads the late parts once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all([
    import('./estimates-card'),
    import('./invoices-card'),
    import('@/features/appointments/public'),
  ]);
}, 60_000);

describe('the dashboard', () => {
  it("shows urgent items, open work by status and the user's day", async () => {
    renderWithData(page, { rows });
    const due = await screen.findByRole('region', { name: 'Follow-ups due' });
    expect(await within(due).findByRole('link', { name: /Bo Cole\s*3 days late/ })).toHaveAttribute(
      'href',
      '/app/customers/c2',
    );
    expect(await screen.findByRole('link', { name: /Quoted\s*2/ })).toHaveAttribute(
      'href',
      '/app/management/customers?status=Quoted',
    );
    expect(await screen.findByRole('link', { name: /Scheduled\s*1/ })).toBeInTheDocument();
    const day = screen.getByRole('region', { name: 'Your day' });
    expect(await within(day).findByRole('link', { name: /2:00 pm\s*Sam Ann Berg/ })).toBeInTheDocument();
    const news = screen.getByRole('region', { name: 'Clients who wrote' });
    expect(await within(news).findByRole('link', { name: /Eve Frost/ })).toBeInTheDocument();
  });

  it('asks whether an appointment of the day took place', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: atWallClock('2026-11-23', '16:00', ZONE) });
    const over = { ...rows.Customers[0], appointmentTime: atWallClock('2026-11-23', '10:00', ZONE) };
    const theirs = { ...over, uuid: 'c9', name: 'Flo Gray', salesperson: 'somebody' };
    const { store } = renderWithData(page, { rows: { Customers: [over, theirs] } });
    const name = 'Did the appointment with Ann Berg take place?';
    fireEvent.click(within(await screen.findByRole('group', { name })).getByRole('button', { name: 'Kept' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /take place/ })).not.toBeInTheDocument());
    expect(store.server.read({ collection: 'Customers', id: 'c1' })).toMatchObject({
      appointmentOutcome: 'Kept',
    });
  });

  it('shows which estimates nobody answered, and opens exactly these', async () => {
    const estimate = (uuid: string, more: Partial<Estimate>) => makeEstimate({ ...sent, uuid, ...more });
    const Estimates = [
      estimate('late', { customerName: 'Ida Hart', sentAt: startOfDay(addDays(today, -6), ZONE) }),
      estimate('ends', { customerName: 'Jo Ito', validUntil: today }),
      estimate('seen', { customerName: 'Kit Lane', status: 'Viewed' }),
      estimate('fresh', { customerName: 'Lee Moss' }),
      estimate('over', { customerName: 'Mo Nash', validUntil: addDays(today, -1) }),
      estimate('signed', { customerName: 'Nia Orr', status: 'Approved' }),
    ];
    const MoneySettings = [{ owner: TEST_UID, followUpDays: 5 }];
    renderWithData(page, { rows: { ...rows, Estimates, MoneySettings } });
    const card = await screen.findByRole('region', { name: 'Estimates to follow up' });
    const links = within(card).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Ida Hart, New roofsent 6 days ago',
      'Jo Ito, New roofends today',
      'Kit Lane, New rooflooked at',
      'See all 3',
    ]);
    expect(links.at(-1)).toHaveAttribute('href', `${paths.estimates}?needs=Follow+up`);
  });

  it('shows which invoices are overdue, the oldest first, and opens exactly these', async () => {
    const invoice = (uuid: string, more: Partial<Invoice>) =>
      makeIssued({ owner: TEST_UID, assignees: [TEST_UID], listOrganizer: 'Open', uuid, ...more });
    const Invoices = [
      invoice('late', { customerName: 'Ida Hart', dueOn: addDays(today, -2) }),
      invoice('oldest', { customerName: 'Jo Ito', dueOn: addDays(today, -84) }),
      invoice('held', { customerName: 'Kit Lane', dueOn: addDays(today, -9), heldBack: 100_000 }),
      invoice('paid', { customerName: 'Lee Moss', dueOn: addDays(today, -9), status: 'Paid', balance: 0 }),
      invoice('today', { customerName: 'Mo Nash', dueOn: today }),
    ];
    renderWithData(page, { rows: { ...rows, Invoices } });
    const card = await screen.findByRole('region', { name: 'Invoices overdue' });
    const links = within(card).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Jo Ito, New roof84 days late',
      'Ida Hart, New roof2 days late',
      'See all 2',
    ]);
    expect(links.at(-1)).toHaveAttribute('href', `${paths.invoices}?due=Overdue`);
  });

  it.each([
    ['there are none to follow up', [], {}],
    [
      'the user may not see amounts',
      [makeEstimate({ ...sent, status: 'Viewed' })],
      {
        isAdmin: false,
        companyUser: true,
        companyUuid: TEST_UID,
        permissionLevel: ['customers:view', 'estimates:view', 'scope:all'] as const,
      },
    ],
  ])('has no card for estimates where %s', async (_what, Estimates, user) => {
    renderWithData(page, { rows: { ...rows, Estimates }, user });
    expect(await screen.findByText('Follow-ups due')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Bo Cole/ })).toBeVisible();
    expect(screen.queryByText('Estimates to follow up')).not.toBeInTheDocument();
  });

  it('reports that nothing is urgent', async () => {
    renderWithData(page);
    expect(await screen.findByText('Nobody waits for a call back.')).toBeVisible();
    expect(await screen.findByText('Nothing planned today')).toBeVisible();
    expect(screen.getByRole('link', { name: /Add lead/ })).toBeVisible();
  });

  it('shows with a plan how many leads each salesperson has', async () => {
    renderWithData(page, { rows, user: { tier: 'Pro' } });
    const panel = await screen.findByRole('region', { name: PANEL });
    expect(await within(panel).findByText('Sam Sender')).toBeVisible();
    await waitFor(() => expect(panel).toHaveTextContent('Sam Sender3'));
  });

  it('shows without a plan neither names nor figures there, and nothing once it is closed', async () => {
    const { unmount } = renderWithData(page, { rows, user: { tier: 'Free' } });
    const panel = await screen.findByRole('region', { name: PANEL });
    expect(panel).toHaveTextContent(
      /^Open leads by salespersonSee who has room for the next call, and who is under water\. Part of Pro\.Activate Pro$/,
    );
    fireEvent.click(within(panel).getByRole('button', { name: `Close the preview of ${PANEL}` }));
    expect(panel).not.toBeInTheDocument();
    unmount();
    renderWithData(page, { rows, user: { tier: 'Free' } });
    expect(await screen.findByRole('link', { name: /Quoted\s*2/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: PANEL })).not.toBeInTheDocument();
  });

  it("shows the user's day first on a phone, and empty parts last", async () => {
    narrowWindow();
    renderWithData(page, { rows: { ...rows, Customers: rows.Customers.slice(1) } });
    await screen.findByRole('link', { name: /Quoted\s*2/ });
    await screen.findByText('No appointment today.');
    const regions = screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    expect(regions.slice(0, 4)).toEqual([
      'Your day',
      'Follow-ups due',
      'Clients who wrote',
      "Today's appointments",
    ]);
    const bars = within(screen.getByRole('region', { name: 'Open leads by status' })).getAllByRole('link');
    expect(bars.map(({ textContent }) => textContent)).toEqual([
      'Quoted2',
      'Open Lead0',
      'Not Contacted0',
      'Contacted0',
      'Appointment Set0',
      'Pre-Qualified0',
      'Not Qualified0',
    ]);
  });

  it('shows a field worker their day and none of the customers', async () => {
    renderWithData(page, {
      rows,
      user: {
        isAdmin: false,
        companyUser: true,
        companyUuid: 'person-1',
        permissionLevel: PRESETS['Field worker'],
      },
    });
    expect(await screen.findByRole('region', { name: 'Your day' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Follow-ups due' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Add lead/ })).not.toBeInTheDocument();
  });
});
