import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Visit } from '@/domain/jobs/visit';
import { instant } from '@/domain/core/value';
import { paths } from '@/domain/navigation/paths';
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
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { jobRoutes } from '../routes';

const OWNER = 'person-1';
const zone = 'America/Chicago';
const at = (day: string, time: string) => atWallClock(day, time, zone);
const mine = { owner: OWNER, assignees: [OWNER, 'tom'] } as const;
const visit = (uuid: string, day: string, changes: Partial<Visit> = {}) =>
  makeVisit({
    ...mine,
    uuid,
    jobId: 'job-1',
    trackerId: 'tracker-1',
    status: 'Planned',
    streetAddress: `${uuid} Street`,
    title: 'Roof',
    start: at(day, '08:00'),
    end: at(day, '16:00'),
    crew: ['tom'],
    ...changes,
  });
const person = (uid: string, name: string) => ({
  uid,
  name,
  firstName: '',
  photo: '',
  role: '',
  phone: '',
  colour: '',
  active: true,
  isAdmin: false,
});

function open(visits: readonly Visit[], user: RenderRoutesOptions['user'] = {}, offDay = '', others = 0) {
  const crews = [
    { id: 'a', name: 'Crew A', lead: 'tom', members: ['rosa'] },
    { id: 'b', name: 'Crew B', lead: OWNER, members: [] },
  ];
  const people = [
    ...[person(OWNER, 'Sam Sender'), person('tom', 'Tom Becker'), person('rosa', 'Rosa Lima')],
    ...Array.from({ length: others }, (_, at) => person(`other-${at}`, `Other ${at}`)),
  ];
  const off = {
    uuid: 'off-1',
    owner: OWNER,
    assignees: ['rosa'],
    person: 'rosa',
    title: 'Family',
    timeOff: true,
    allDay: true,
    firstDay: offDay,
    lastDay: offDay,
    privacy: 'business' as const,
    ...(offDay !== '' && { start: at(offDay, '00:00'), end: at(offDay, '23:59') }),
  };
  return renderRoutes(jobRoutes, paths.workforce, {
    user: { tier: 'Pro', ...user },
    rows: {
      Settings: [makeSettings({ owner: OWNER, crews, timeZone: zone })],
      Rosters: [makeRoster({ owner: OWNER, people })],
      Trackers: [makeTracker({ ...mine, uuid: 'tracker-1' })],
      Jobs: [
        makeJob({ ...mine, uuid: 'job-1', trackerId: 'tracker-1', status: 'Scheduled' }),
        makeJob({ ...mine, uuid: 'job-2', trackerId: 'tracker-1', status: 'Unscheduled', title: 'Gutters' }),
      ],
      Visits: visits,
      Events: offDay === '' ? [] : [makeEvent(off)],
    },
  });
}

const rowOf = async (name: string) => within(await screen.findByRole('group', { name }));
const stored = (store: ReturnType<typeof open>['store'], id: string) =>
  store.server.read({ collection: 'Visits', id });
const instantOf = (day: string, time: string) => instant(at(day, time));

describe('Workforce', () => {
  beforeAll(async () => {
    await Promise.all([
      import('./workforce-page'),
      import('./time-off-dialog'),
      import('./off-actions'),
      import('../calendar/visit-actions'),
    ]);
  }, 60_000);

  it('has a row for each person of a crew with their visits and hours, and marks who is booked twice', async () => {
    open([visit('Elm', '2026-11-24'), visit('Oak', '2026-11-24', { start: at('2026-11-24', '12:00') })]);
    const tom = await rowOf('Tom Becker');
    expect(tom.getByRole('button', { name: /Elm Street.*booked twice/ })).toBeVisible();
    expect(tom.getByText('12 h planned')).toBeVisible();
    expect((await rowOf('Rosa Lima')).getByText('0 h planned')).toBeVisible();
    expect(screen.getByText('2 visits book a person twice')).toBeVisible();
  });

  it('moves a visit to another day and another person by the arrow keys, and takes it back', async () => {
    const { user, store } = open([visit('Elm', '2026-11-24')]);
    const bar = (await rowOf('Tom Becker')).getByRole('button', { name: /Elm Street/ });
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(stored(store, 'Elm')).toMatchObject({ start: instantOf('2026-11-25', '08:00') }),
    );
    fireEvent.keyDown(bar, { key: 'ArrowDown' });
    const rosas = await (await rowOf('Rosa Lima')).findByRole('button', { name: /Elm Street/ });
    expect(stored(store, 'Elm')?.['crew']).toEqual(['rosa']);
    expect(rosas).toHaveFocus();
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) ?? rosas);
    await waitFor(() => expect(stored(store, 'Elm')?.['crew']).toEqual(['tom']));
  });

  it('has a row for each crew, which moves with all its people to a day and to another crew', async () => {
    const { store } = open([visit('Elm', '2026-11-24', { crew: ['tom', 'rosa', 'ed'] })]);
    const bar = (await rowOf('Crew A')).getByRole('button', { name: /Elm Street, Roof/ });
    fireEvent.keyDown(bar, { key: 'ArrowRight' });
    await waitFor(() =>
      expect(stored(store, 'Elm')).toMatchObject({ start: instantOf('2026-11-25', '08:00') }),
    );
    fireEvent.keyDown(bar, { key: 'ArrowDown' });
    expect(await (await rowOf('Crew B')).findByRole('button', { name: /Elm Street/ })).toHaveFocus();
    expect(stored(store, 'Elm')?.['crew']).toEqual(['ed', OWNER]);
    expect((await rowOf('Crew A')).queryByRole('button', { name: /Elm Street/ })).toBeNull();
  });

  it('is not in a crew’s row with one of its people alone', async () => {
    open([visit('Elm', '2026-11-24')]);
    expect((await rowOf('Tom Becker')).getByRole('button', { name: /Elm Street/ })).toBeVisible();
    expect((await rowOf('Crew A')).queryByRole('button')).toBeNull();
  });

  it('changes the last day with Shift', async () => {
    const { store } = open([visit('Elm', '2026-11-24')]);
    const bar = (await rowOf('Tom Becker')).getByRole('button', { name: /Elm Street/ });
    fireEvent.keyDown(bar, { key: 'ArrowRight', shiftKey: true });
    await waitFor(() =>
      expect(stored(store, 'Elm')).toMatchObject({ end: instantOf('2026-11-25', '16:00') }),
    );
  });

  it('does not stretch a visit over 14 days', async () => {
    const end = at('2026-12-07', '16:00');
    const { store } = open([visit('Elm', '2026-11-24', { end })]);
    const bar = (await rowOf('Tom Becker')).getByRole('button', { name: /Elm Street/ });
    fireEvent.keyDown(bar, { key: 'ArrowRight', shiftKey: true });
    expect(
      await screen.findByText('A visit lasts at most 14 days. Plan a second one for the rest.'),
    ).toBeVisible();
    expect(stored(store, 'Elm')).toMatchObject({ end: instant(end) });
  });

  it('says when a person who gets work is off', async () => {
    open([visit('Elm', '2026-11-24')], {}, '2026-11-24');
    const bar = (await rowOf('Tom Becker')).getByRole('button', { name: /Elm Street/ });
    expect((await rowOf('Rosa Lima')).getByRole('button', { name: 'Off: Family' })).toBeVisible();
    fireEvent.keyDown(bar, { key: 'ArrowDown' });
    expect(await screen.findByText('Rosa Lima is off: Family. Both stay planned.')).toBeVisible();
    expect(
      (await rowOf('Rosa Lima')).getByRole('button', { name: /Elm Street.*has the day off/ }),
    ).toBeVisible();
    expect(screen.getByText('1 visit is on a person’s day off')).toBeVisible();
  });

  it('takes days off, and gives them back', async () => {
    const { user, store } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Time off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add time off' }));
    await user.click(dialog.getByRole('combobox', { name: /Who/ }));
    await user.click(await screen.findByRole('option', { name: 'Rosa Lima' }));
    await user.click(dialog.getByLabelText('Reason'));
    await user.paste('Dentist');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const off = await (await rowOf('Rosa Lima')).findByRole('button', { name: 'Off: Dentist' });
    const [made] = store.server.rows('Events').values();
    expect(made?.data).toMatchObject({ person: 'rosa', timeOff: true, firstDay: '2026-11-23' });
    await user.click(off);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(store.server.rows('Events').size).toBe(0));
  });

  it('opens a visit, and jobs that have none', async () => {
    const { user } = open([visit('Elm', '2026-11-24')]);
    await user.click((await rowOf('Tom Becker')).getByRole('button', { name: /Elm Street/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Roof' });
    expect(within(dialog).getByRole('button', { name: 'Change the visit' })).toBeVisible();
    await user.keyboard('{Escape}');
    const tray = within(screen.getByRole('region', { name: 'Jobs without a visit', hidden: true }));
    await user.click(await tray.findByRole('button', { name: /Gutters/, hidden: true }));
    expect(await screen.findByRole('dialog', { name: 'Plan a visit' })).toBeVisible();
  });

  it('is printed as a table of every person and day', async () => {
    open([visit('Elm', '2026-11-24', { end: at('2026-11-25', '12:00') })], {}, '2026-11-27');
    await rowOf('Rosa Lima');
    fireEvent(window, new Event('beforeprint'));
    const table = within(screen.getByRole('table', { name: /^Workforce, Nov 22–28/ }));
    const days = ['Sun, Nov 22', 'Mon, Nov 23', 'Tue, Nov 24', 'Wed, Nov 25', 'Thu, Nov 26', 'Fri, Nov 27'];
    const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Person', ...days, 'Sat, Nov 28']);
    const cells = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/^Tom Becker/)).toEqual([
      ...['', '', 'from 8:00 am Elm Street, Roof', 'until 12:00 pm Elm Street, Roof', '', '', ''],
    ]);
    expect(cells(/^Rosa Lima/)).toEqual(['', '', '', '', '', 'Off: Family', '']);
    expect(table.getByRole('row', { name: /^Nobody yet/ })).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('says on paper as on the screen whom it has no room for', async () => {
    open([], {}, '', 61);
    expect(await screen.findByText(/^1 person is not shown\./)).toBeVisible();
    fireEvent(window, new Event('beforeprint'));
    const table = screen.getByRole('table', { name: /^Workforce, Nov 22–28/ });
    expect(within(table).getByText(/^1 person is not shown\./)).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
  });

  it('is an outline on Free, and reads nothing', async () => {
    open([visit('Elm', '2026-11-24')], { tier: 'Free' });
    expect(await screen.findByRole('link', { name: 'Activate Pro' })).toBeVisible();
    expect(screen.queryByText('Tom Becker')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Close the preview/ })).not.toBeInTheDocument();
  });
});
