import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProvider } from '@/api/provider';
import { memoryStoreWith, renderWithData, TEST_UID } from '@/data/testing/render-with-data';
import type { Card } from '@/domain/boards/board';
import { eventShape } from '@/domain/calendar/event';
import type { CalendarRecord } from '@/domain/calendar/event';
import { settled } from '@/domain/calendar/event-content';
import { defaultSettings } from '@/domain/company/company';
import { initialOf } from '@/domain/core/shape';
import { personKey } from '@/domain/session/person-keys';
import type { Task } from '@/domain/tasks/task';
import { addDays, atWallClock, dayOf, HOUR_MS } from '@/domain/time/time';
import { FeedbackProvider } from '@/shared/feedback/feedback-provider';
import { AppThemeProvider } from '@/shared/theme/app-theme-provider';
import { makeCard, makeTask } from '@tests/factories/records';
import { CalendarPage } from './calendar-page';

const ZONE = 'America/Chicago';
const today = dayOf(Date.now(), ZONE);

function event(uuid: string, title: string, more: Partial<CalendarRecord> = {}): CalendarRecord {
  const start = atWallClock(today, '10:00', ZONE);
  const base = {
    ...initialOf(eventShape.fields),
    uuid,
    title,
    owner: TEST_UID,
    person: TEST_UID,
    start,
    end: start + HOUR_MS,
    ...more,
  };
  return { ...base, ...settled(base, base.person, ZONE) };
}

function openCalendar(
  Events: readonly CalendarRecord[],
  Cards: readonly Card[] = [],
  Tasks: readonly Task[] = [],
  route = '/?view=list',
) {
  const lead = { uuid: 'c1', name: 'Ann Berg', nameKey: 'ann berg', salesperson: TEST_UID, createdAt: 1 };
  const rows = {
    Events,
    Cards,
    Tasks,
    Customers: [{ ...lead, assignees: [TEST_UID], appointmentTime: atWallClock(today, '14:00', ZONE) }],
    Settings: [{ ...defaultSettings(TEST_UID, ZONE, 'US'), uuid: TEST_UID }],
  };
  return renderWithData(
    <AppThemeProvider>
      <FeedbackProvider>
        <ApiProvider>
          <CalendarPage />
        </ApiProvider>
      </FeedbackProvider>
    </AppThemeProvider>,
    { store: memoryStoreWith(rows), route },
  );
}

describe('the calendar', () => {
  beforeEach(() => localStorage.clear());

  it('shows own events beside lead appointments, and hides a layer until it is wanted again', async () => {
    const person = userEvent.setup();
    openCalendar([event('e1', 'Supplier visit')]);
    expect(await screen.findByRole('button', { name: /Supplier visit/ })).toBeVisible();
    expect(await screen.findByRole('button', { name: /Ann Berg/ })).toBeVisible();
    const layers = within(screen.getByRole('group', { name: 'Layers' }));
    await person.click(layers.getByRole('button', { name: 'Lead appointments' }));
    expect(screen.queryByRole('button', { name: /Ann Berg/ })).not.toBeInTheDocument();
    expect(layers.getByRole('button', { name: 'Lead appointments' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  it('offers a day, three days, a week, a month and a list', async () => {
    const person = userEvent.setup();
    openCalendar([event('e1', 'Supplier visit')]);
    const ranges = within(await screen.findByRole('group', { name: 'Range' }));
    expect(ranges.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Day',
      '3 days',
      'Week',
      'Month',
      'List',
    ]);
    await person.click(ranges.getByRole('button', { name: '3 days' }));
    expect(await screen.findByRole('button', { name: 'Next three days' })).toBeVisible();
  });

  it('adds an event, and says what is wrong with it first', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar([]);
    await person.click(await screen.findByRole('button', { name: 'Add event' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add event' }));
    await person.click(dialog.getByRole('button', { name: 'Add event' }));
    expect((await dialog.findAllByText('Give the event a title.'))[0]).toBeVisible();
    await person.type(dialog.getByLabelText(/^Title/), 'Roof walk');
    await person.click(dialog.getByRole('button', { name: 'Add event' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('button', { name: /Roof walk/ })).toBeVisible();
    const rows = await store.page({ collection: 'Events', where: [], orderBy: [], limit: 5 });
    expect(rows.rows.map(({ data }) => data['title'])).toEqual(['Roof walk']);
  });

  it('removes one day of a series, after asking which', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar([event('e1', 'Crew plan', { rrule: 'FREQ=WEEKLY' })]);
    await person.click(await screen.findByRole('button', { name: /Crew plan/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Crew plan' }));
    expect(details.getByText(/^Every week on/)).toBeVisible();
    await person.click(details.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove a repeating event' }));
    expect(question.getByRole('radio', { name: 'This event' })).toBeChecked();
    await person.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Crew plan/ })).not.toBeInTheDocument());
    const stored = await store.readLocal({ collection: 'Events', id: 'e1' });
    expect(stored?.['exceptions']).toEqual([today]);
  });

  it('takes an answer to an invitation', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar([
      event('e1', 'Hail claims', { person: 'omar', assignees: ['omar', TEST_UID] }),
    ]);
    await person.click(await screen.findByRole('button', { name: /Hail claims/ }));
    const details = within(await screen.findByRole('dialog', { name: 'Hail claims' }));
    expect(details.getByText('No answer yet')).toBeVisible();
    expect(details.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await person.click(details.getByRole('button', { name: 'Accept' }));
    expect(await details.findByText('Accepted')).toBeVisible();
    const stored = await store.readLocal({ collection: 'Events', id: 'e1' });
    expect(Object.keys(stored?.['answers'] ?? {})).toEqual([TEST_UID]);
  });

  it('opens the event that the address names, though its layer is hidden, and closes it', async () => {
    const person = userEvent.setup();
    localStorage.setItem(personKey('', 'columns:calendar-layers'), '["mine","coworkers"]');
    const huddle = event('e1', 'Huddle', { rrule: 'FREQ=DAILY' });
    openCalendar([huddle], [], [], `/?view=list&day=${today}&event=e1_${today}`);
    const details = within(await screen.findByRole('dialog', { name: 'Huddle' }));
    await person.click(details.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that the event which the address names is not there any more', async () => {
    openCalendar([event('e1', 'Huddle')], [], [], '/?view=list&event=gone');
    expect(await screen.findByText(/^This event is not there any more/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Huddle/ })).toBeVisible();
  });

  it('shows cards on their due day, and moves it', async () => {
    const person = userEvent.setup();
    const card = makeCard({ owner: TEST_UID, due: atWallClock(today, '17:00', ZONE) });
    const later = makeCard({ uuid: 'card-2', owner: TEST_UID, name: 'No day yet' });
    const { store } = openCalendar([], [card, later]);
    const entry = await screen.findByRole('button', { name: /Order shingles/ });
    expect(within(entry).getByText('Kanban cards')).toBeInTheDocument();
    entry.focus();
    expect(screen.queryByRole('button', { name: /No day yet/ })).not.toBeInTheDocument();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const moved = { $instant: atWallClock(addDays(today, 1), '17:00', ZONE) };
    await waitFor(async () =>
      expect((await store.readLocal({ collection: 'Cards', id: 'card-1' }))?.['due']).toEqual(moved),
    );
  });

  it('shows my open tasks on the day and at the time that they are due, and moves them', async () => {
    const person = userEvent.setup();
    const mine = { owner: TEST_UID, assignees: [TEST_UID], dueOn: today };
    const Tasks = [
      { ...mine, uuid: 't1', title: 'Call the inspector', dueTime: '15:00', due: `${today} 15:00` },
      { ...mine, uuid: 't2', title: 'Order vents', due: `${today} 99:99` },
      { ...mine, uuid: 't3', title: 'Of Tom', assignees: ['tom'], due: `${today} 99:99` },
      { ...mine, uuid: 't4', title: 'Yard sign', status: 'Done' as const, due: `${today} 99:99` },
    ].map((task) => makeTask(task));
    const { store } = openCalendar([], [], Tasks);
    const vents = await screen.findByRole('button', { name: /Order vents/ });
    expect(within(vents).getByText('My tasks')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Of Tom|Yard sign/ })).not.toBeInTheDocument();
    screen.getByRole('button', { name: /Call the inspector/ }).focus();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const moved = addDays(today, 1);
    await waitFor(async () =>
      expect(await store.readLocal({ collection: 'Tasks', id: 't1' })).toMatchObject({
        dueOn: moved,
        due: `${moved} 15:00`,
      }),
    );
  });

  it('moves an event with the keys', async () => {
    const person = userEvent.setup();
    const { store } = openCalendar([event('e1', 'Supplier visit')]);
    (await screen.findByRole('button', { name: /Supplier visit/ })).focus();
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const moved = { $instant: atWallClock(addDays(today, 1), '10:00', ZONE) };
    await waitFor(async () =>
      expect((await store.readLocal({ collection: 'Events', id: 'e1' }))?.['start']).toEqual(moved),
    );
  });
});
