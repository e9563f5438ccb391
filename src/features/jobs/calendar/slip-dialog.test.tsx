import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { instant } from '@/domain/core/value';
import type { Visit } from '@/domain/jobs/visit';
import { atWallClock } from '@/domain/time/time';
import {
  makeEvent,
  makeJob,
  makeRoster,
  makeSettings,
  makeTracker,
  makeVisit,
} from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { SlipDialog } from './slip-dialog';

const OWNER = 'person-1';
const ZONE = 'America/Chicago';
const mine = { owner: OWNER, assignees: [OWNER] } as const;
const at = (day: string, time = '08:00') => atWallClock(day, time, ZONE);
const visit = (uuid: string, day: string, crew: readonly string[]) =>
  makeVisit({
    ...mine,
    uuid,
    jobId: 'job-1',
    trackerId: 'tracker-1',
    customerName: uuid,
    title: 'Tear-off',
    start: at(day),
    end: at(day, '16:00'),
    crew,
    status: 'Planned',
  });

const TOM = {
  uid: 'tom',
  name: 'Tom Becker',
  firstName: '',
  photo: '',
  role: '',
  phone: '',
  colour: '',
  active: true,
  isAdmin: false,
};

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return <SlipDialog open={isOpen} today="2026-11-24" onClose={() => setIsOpen(false)} />;
}

function open(more: readonly Visit[] = []) {
  return renderRoutes([{ path: '/', element: <Page /> }], '/', {
    rows: {
      Settings: [
        makeSettings({
          owner: OWNER,
          timeZone: ZONE,
          crews: [{ id: 'north', name: 'Crew North', lead: 'omar', members: ['omar'] }],
        }),
      ],
      Rosters: [makeRoster({ owner: OWNER, people: [TOM] })],
      Trackers: [
        makeTracker({ ...mine, uuid: 'tracker-1', expectedStart: '2026-11-24', expectedEnd: '2026-12-01' }),
      ],
      Jobs: [makeJob({ ...mine, uuid: 'job-1', trackerId: 'tracker-1', status: 'Scheduled' })],
      Visits: [
        visit('Ms Ruiz', '2026-11-24', ['omar']),
        visit('Mr Vale', '2026-11-24', ['tom']),
        visit('Ms Hart', '2026-11-25', ['omar']),
        ...more,
      ],
      Events: [
        makeEvent({
          ...mine,
          uuid: 'off',
          person: 'tom',
          title: 'Family',
          timeOff: true,
          privacy: 'business',
          allDay: true,
          firstDay: '2026-11-25',
          lastDay: '2026-11-25',
          start: at('2026-11-25', '00:00'),
          end: at('2026-11-25', '23:59'),
        }),
      ],
    },
  });
}

const stored = (store: ReturnType<typeof open>['store'], id: string) =>
  store.server.read({ collection: 'Visits', id });
const preview = () => screen.findByRole('region', { name: 'What moves' });

describe('pushing work because of weather', () => {
  it('shows who moves where, and who is booked twice or off then', async () => {
    open();
    const shown = within(await preview());
    expect(shown.getByText('2 visits of 1 client:')).toBeVisible();
    expect(shown.getByText('Ms Ruiz, Tear-off')).toBeVisible();
    expect(shown.getByText(/booked twice then/)).toBeVisible();
    expect(shown.getByText('Tom off then')).toBeVisible();
  });

  it('moves them in one step with a line for the client, and takes it back', async () => {
    const { user, store } = open();
    await preview();
    await user.click(screen.getByRole('combobox', { name: 'Where to' }));
    await user.click(await screen.findByRole('option', { name: 'The next free days' }));
    await user.click(await screen.findByRole('button', { name: 'Push 2 visits' }));
    await waitFor(() =>
      expect(stored(store, 'Ms Ruiz')).toMatchObject({
        start: instant(at('2026-11-26')),
        clientNote: 'Moved because of the weather.',
      }),
    );
    expect(stored(store, 'Mr Vale')).toMatchObject({ start: instant(at('2026-11-26')) });
    expect(stored(store, 'Ms Hart')).toMatchObject({ start: instant(at('2026-11-25')) });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'Ms Ruiz')).toMatchObject({ start: instant(at('2026-11-24')) }));
    expect(stored(store, 'Mr Vale')).toMatchObject({ start: instant(at('2026-11-24')) });
  });

  it('makes a visit of several days longer, and says what stays', async () => {
    const since = visit('Mr Long', '2026-11-23', ['sue']);
    const { user, store } = open([
      { ...since, end: at('2026-11-25', '16:00'), status: 'Working' },
      { ...visit('Ms Today', '2026-11-24', ['sue']), status: 'Working' },
    ]);
    const shown = within(await preview());
    expect(shown.getByText('1 visit is under way and stays as planned: Ms Today, Tear-off.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Push 3 visits' }));
    await waitFor(() =>
      expect(stored(store, 'Mr Long')).toMatchObject({
        start: instant(at('2026-11-23')),
        end: instant(at('2026-11-26', '16:00')),
      }),
    );
  });

  it('moves the expected day of the tracker along, and takes it back', async () => {
    const { user, store } = open();
    const days = () => store.server.read({ collection: 'Trackers', id: 'tracker-1' });
    await preview();
    await user.click(await screen.findByRole('button', { name: 'Push 2 visits' }));
    await waitFor(() =>
      expect(days()).toMatchObject({ expectedStart: '2026-11-25', expectedEnd: '2026-12-01' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(days()).toMatchObject({ expectedStart: '2026-11-24' }));
  });

  it('is of one crew where that is chosen', async () => {
    const { user } = open();
    await preview();
    await user.click(screen.getByRole('combobox', { name: 'Crew' }));
    await user.click(await screen.findByRole('option', { name: 'Crew North' }));
    expect(await screen.findByRole('button', { name: 'Push 1 visit' })).toBeEnabled();
  });

  it('says what is wrong with the days', async () => {
    open();
    await preview();
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-20' } });
    expect(await screen.findByText('The last day is before the first one.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Push' })).toBeDisabled();
  });
});
