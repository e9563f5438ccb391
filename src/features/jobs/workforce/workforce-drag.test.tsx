import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '@/domain/core/value';
import { paths } from '@/domain/navigation/paths';
import { atWallClock } from '@/domain/time/time';
import { makeJob, makeRoster, makeSettings, makeTracker, makeVisit } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { jobRoutes } from '../routes';

const OWNER = 'person-1';
const ZONE = 'America/Chicago';
const at = (day: string, time: string) => atWallClock(day, time, ZONE);
const mine = { owner: OWNER, assignees: [OWNER, 'tom'] } as const;
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
const PEOPLE = [
  ...[person(OWNER, 'Sam Sender'), person('tom', 'Tom Becker')],
  ...[person('rosa', 'Rosa Lima'), person('ed', 'Ed Ross')],
];
const REF = { collection: 'Visits', id: 'elm' } as const;

function open(crew: readonly string[] = ['tom']) {
  return renderRoutes(jobRoutes, paths.workforce, {
    user: { tier: 'Pro' },
    rows: {
      Settings: [makeSettings({ owner: OWNER, timeZone: ZONE })],
      Rosters: [makeRoster({ owner: OWNER, people: PEOPLE })],
      Trackers: [makeTracker({ ...mine, uuid: 'tracker-1' })],
      Jobs: [makeJob({ ...mine, uuid: 'job-1', trackerId: 'tracker-1', status: 'Scheduled' })],
      Visits: [
        makeVisit({
          ...mine,
          uuid: 'elm',
          jobId: 'job-1',
          trackerId: 'tracker-1',
          status: 'Planned',
          crew,
          streetAddress: 'Elm Street',
          title: 'Roof',
          start: at('2026-11-24', '08:00'),
          end: at('2026-11-24', '16:00'),
        }),
      ],
    },
  });
}

const rowOf = (name: string) => screen.findByRole('group', { name });
const barIn = async (name: string) =>
  within(await rowOf(name)).findByRole('button', { name: /Elm Street, Roof/ });

/** Ten pixels to a day, and the pointer is over the row that is named. */
let under = '';
const pointer = { button: 0, isPrimary: true };
async function press(name: string) {
  under = name;
  fireEvent.pointerDown(await barIn(name), { ...pointer, clientX: 15, clientY: 5 });
}
function moveTo(name: string, days = 0) {
  under = name;
  fireEvent.pointerMove(window, { clientX: 15 + days * 10, clientY: 50 });
}
const drop = () => fireEvent.pointerUp(window, pointer);

describe('dragging in Workforce', () => {
  beforeAll(async () => {
    await Promise.all([import('./workforce-page'), import('../calendar/visit-actions')]);
  }, 60_000);
  beforeEach(() => {
    // The part of the layout that a drag asks for.
    document.elementsFromPoint = () => screen.getAllByRole('group', { name: under });
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 140, 40));
  });

  it('takes a tap after a finger’s drag, which ends without a click', async () => {
    const { store } = open();
    await press('Tom Becker');
    moveTo('Rosa Lima');
    drop();
    await waitFor(() => expect(store.server.read(REF)?.['crew']).toEqual(['rosa']));
    fireEvent.click(await barIn('Rosa Lima'));
    expect(await screen.findByRole('dialog', { name: 'Roof' })).toBeVisible();
  });

  it('leaves a visit that another planner gave to another person during the drag, and says where it is', async () => {
    const { store } = open();
    await press('Tom Becker');
    moveTo('Rosa Lima');
    act(() => store.server.put(REF, { ...store.server.read(REF), crew: ['ed'], updatedBy: 'ed' }));
    await barIn('Ed Ross');
    drop();
    expect(
      await screen.findByText(
        /^Ed Ross moved it while you held it\. It is now Tue, Nov 24, .* with Ed Ross\. Your move was not made\.$/,
      ),
    ).toBeVisible();
    expect(store.server.read(REF)?.['crew']).toEqual(['ed']);
  });

  it('leaves a visit that was moved to another day during the drag', async () => {
    const { store } = open();
    await press('Tom Becker');
    moveTo('Tom Becker', 2);
    const start = instant(at('2026-11-25', '08:00'));
    const end = instant(at('2026-11-25', '16:00'));
    act(() => store.server.put(REF, { ...store.server.read(REF), start, end, updatedBy: 'ed' }));
    await within(await rowOf('Tom Becker')).findByRole('button', { name: /Nov 25/ });
    drop();
    expect(await screen.findByText(/It is now Wed, Nov 25, .* Your move was not made\.$/)).toBeVisible();
    expect(store.server.read(REF)).toMatchObject({ start });
  });

  it('says that a visit was removed during the drag', async () => {
    const { store } = open();
    await press('Tom Becker');
    moveTo('Rosa Lima');
    act(() => store.server.put(REF, { ...store.server.read(REF), status: 'Cancelled', updatedBy: 'ed' }));
    await waitFor(async () => expect(within(await rowOf('Tom Becker')).queryByRole('button')).toBeNull());
    drop();
    expect(await screen.findByText(/Your move was not made\.$/)).toBeVisible();
    expect(store.server.read(REF)?.['crew']).toEqual(['tom']);
  });

  it('changes the own person of a visit while another planner changes the other', async () => {
    const { store } = open(['tom', 'ed']);
    await press('Tom Becker');
    moveTo('Rosa Lima');
    act(() => store.server.put(REF, { ...store.server.read(REF), crew: ['tom', OWNER], updatedBy: 'ed' }));
    await barIn('Sam Sender');
    drop();
    await waitFor(() => expect(store.server.read(REF)?.['crew']).toEqual([OWNER, 'rosa']));
  });

  it('says when another planner’s move replaces one’s own right after it', async () => {
    const { store } = open();
    await press('Tom Becker');
    moveTo('Rosa Lima');
    drop();
    await waitFor(() => expect(store.server.read(REF)?.['crew']).toEqual(['rosa']));
    act(() => store.server.put(REF, { ...store.server.read(REF), crew: ['ed'], updatedBy: 'ed' }));
    expect(
      await screen.findByText(/^Ed Ross moved it at the same time as you\. It is now .* with Ed Ross\.$/),
    ).toBeVisible();
  });
});
