import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { SessionUser } from '@/domain/session/session';
import { instant } from '@/domain/core/value';
import { addDays, atWallClock, dayOf, startOfWeek } from '@/domain/time/time';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { renderRoutes } from '@tests/setup/render-routes';
import { JobsCalendarPage } from './jobs-calendar-page';

const ZONE = 'America/Chicago';
/** The second day of the week, whose neighbours are in it too. */
const day = addDays(startOfWeek(dayOf(Date.now(), ZONE), 'US'), 1);
const at = (time: string, days = 0) => atWallClock(addDays(day, days), time, ZONE);

const visit = (uuid: string, title: string, from: string, crew: readonly string[], more: object = {}) => ({
  uuid,
  jobId: 'j1',
  trackerId: 't1',
  title,
  streetAddress: `${uuid} Oak Ave`,
  start: at(from),
  end: at(from) + 7_200_000,
  crew,
  status: 'Planned',
  assignees: [TEST_UID],
  createdBy: 'dana',
  ...more,
});
const job = (uuid: string, more: object = {}) => ({
  uuid,
  trackerId: 't1',
  customerId: 'c1',
  title: 'Full replacement',
  streetAddress: `${uuid} Lake Rd`,
  listOrganizer: 'Open',
  status: 'Unscheduled',
  assignees: [TEST_UID],
  createdBy: 'dana',
  ...more,
});

const ROWS = {
  Settings: [
    {
      owner: TEST_UID,
      timeZone: ZONE,
      country: 'US',
      crews: [
        { id: 'north', name: 'Crew North', lead: 'omar', members: ['omar'] },
        { id: 'south', name: 'Crew South', lead: TEST_UID, members: [TEST_UID] },
      ],
    },
  ],
  Jobs: [job('j1', { status: 'Scheduled', plannedStart: at('08:00'), plannedEnd: at('17:00') }), job('j2')],
  Trackers: [{ uuid: 't1', title: 'Roof', customerId: 'c1', listOrganizer: 'Open', assignees: [TEST_UID] }],
  Visits: [
    visit('v1', 'Tear-off', '08:00', ['omar']),
    visit('v2', 'Ridge', '09:00', ['omar']),
    visit('v3', 'Gutters', '15:00', [TEST_UID]),
    visit('v4', 'Called off', '15:00', [TEST_UID], { status: 'Cancelled' }),
  ],
};

function openCalendar(user: Partial<SessionUser> = {}) {
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <JobsCalendarPage />
      </FeedbackProvider>
    </AppThemeProvider>,
    { store: memoryStoreWith(ROWS), route: `/?view=list&day=${day}`, user },
  );
}

const shown = () => screen.findByRole('button', { name: /Tear-off v1 Oak Ave/ });

describe('the Jobs Calendar', () => {
  it('shows visits with their crews and who is booked twice, without cancelled ones', async () => {
    openCalendar();
    expect(await shown()).toHaveAccessibleName('Crew North Tear-off v1 Oak Ave');
    expect(screen.getAllByText(/ twice$/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Crew South Gutters/ })).toBeVisible();
    expect(screen.queryByText('Called off')).not.toBeInTheDocument();
  });

  it('hides a crew and a status through the legend, and keeps both in the address', async () => {
    const person = userEvent.setup();
    const { router } = openCalendar();
    await shown();
    await person.click(screen.getByRole('button', { name: 'Crew North' }));
    await waitFor(() => expect(screen.queryByText('Tear-off')).not.toBeInTheDocument());
    expect(screen.getByText('Gutters')).toBeVisible();
    await person.click(within(screen.getByRole('group', { name: 'Statuses' })).getByText('Planned'));
    await waitFor(() => expect(screen.queryByText('Gutters')).not.toBeInTheDocument());
    expect(router.state.location.search).toContain('hide=Planned.north');
  });

  it('moves a visit with the keys, and its job with it', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar();
    await shown();
    screen.getByRole('button', { name: /Gutters/ }).focus();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(async () => {
      const moved = await store.readLocal({ collection: 'Visits', id: 'v3' });
      expect(moved?.['start']).toEqual(instant(at('15:00', 1)));
      expect(moved?.['end']).toEqual(instant(at('17:00', 1)));
    });
    const planned = await store.readLocal({ collection: 'Jobs', id: 'j1' });
    expect(planned?.['plannedStart']).toEqual(instant(at('08:00')));
    expect(planned?.['plannedEnd']).toEqual(instant(at('17:00', 1)));
  });

  const startOf = async (store: Pick<ReturnType<typeof openCalendar>['store'], 'readLocal'>, id: string) =>
    (await store.readLocal({ collection: 'Visits', id }))?.['start'];
  const pick = async (person: ReturnType<typeof userEvent.setup>) => {
    await shown();
    await person.click(screen.getAllByRole('button', { name: 'More' })[0] ?? document.body);
    await person.click(await screen.findByRole('menuitem', { name: 'Pick visits to move' }));
    await person.click(screen.getByRole('button', { name: /Tear-off/ }));
    await person.click(screen.getByRole('button', { name: /Gutters/ }));
    return screen.findByRole('toolbar', { name: '2 selected' });
  };

  it('moves picked visits together with the keys, with one Undo', async () => {
    const route = { path: '/', element: <JobsCalendarPage /> };
    const { store, user: person } = renderRoutes([route], `/?view=list&day=${day}`, {
      store: memoryStoreWith(ROWS),
    });
    await pick(person);
    screen.getByRole('button', { name: /Picked: .*Gutters/ }).focus();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(async () => expect(await startOf(store, 'v1')).toEqual(instant(at('08:00', 1))));
    expect(await startOf(store, 'v3')).toEqual(instant(at('15:00', 1)));
    expect(await startOf(store, 'v2')).toEqual(instant(at('09:00')));
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await startOf(store, 'v1')).toEqual(instant(at('08:00'))));
    expect(await startOf(store, 'v3')).toEqual(instant(at('15:00')));
  });

  it('moves picked visits to another day and crew, with what comes of it', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar();
    const bar = within(await pick(person));
    await person.click(screen.getByRole('button', { name: /Picked: .*Gutters/ }));
    await person.click(screen.getByRole('button', { name: /Ridge/ }));
    await person.click(bar.getByRole('button', { name: 'Move…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 2 visits' }));
    expect(dialog.getByText('Choose another day or another crew.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('New day of the first visit'), {
      target: { value: addDays(day, 2) },
    });
    await person.click(dialog.getByRole('combobox', { name: 'Crew' }));
    await person.click(await screen.findByRole('option', { name: 'Crew South' }));
    expect(await dialog.findByText(/2 visits of 1 client/)).toBeVisible();
    expect(dialog.getByText(/booked twice then/)).toBeVisible();
    await person.click(dialog.getByRole('button', { name: 'Move 2 visits' }));
    await waitFor(async () => expect(await startOf(store, 'v1')).toEqual(instant(at('08:00', 2))));
    const moved = await store.readLocal({ collection: 'Visits', id: 'v2' });
    expect(moved).toMatchObject({ start: instant(at('09:00', 2)), crew: [TEST_UID] });
    await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
  });

  it('opens a visit while none are picked, and ends picking with Escape', async () => {
    const person = userEvent.setup();
    openCalendar();
    await pick(person);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /Gutters/ }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('plans a waiting job by the keyboard', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar();
    const tray = within(await screen.findByRole('region', { name: 'Jobs without a visit' }));
    (await tray.findByRole('button', { name: 'Plan j2 Lake Rd' })).focus();
    await person.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a visit' }));
    await person.click(dialog.getByRole('button', { name: 'Plan visit' }));
    await waitFor(async () => {
      const planned = await store.readLocal({ collection: 'Jobs', id: 'j2' });
      expect(planned?.['status']).toBe('Scheduled');
    });
    await waitFor(() => expect(tray.queryByText(/j2 Lake Rd/)).not.toBeInTheDocument());
  });

  it('shows only their own visits to users without the right to everybody’s schedule', async () => {
    openCalendar({
      isAdmin: false,
      isCompanyAdmin: false,
      companyUser: true,
      permissionLevel: ['jobs:view', 'trackers:view'],
    });
    expect(await screen.findByRole('button', { name: /Gutters/ })).toBeVisible();
    expect(screen.queryByText('Tear-off')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Crew member' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Jobs without a visit' })).not.toBeInTheDocument();
  });
});
