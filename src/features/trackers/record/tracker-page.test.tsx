import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { paths } from '@/domain/navigation/paths';
import type { Tracker, TrackingLink } from '@/domain/trackers/tracker';
import {
  makeActivity,
  makeCustomer,
  makeEstimate,
  makeClientMessage,
  makeJob,
  makePrice,
  makeProject,
  makeRoster,
  makeSettings,
  makeTracker,
  makeTrackingLink,
  makeVisit,
} from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { trackerRoutes } from '../routes';

const OWNER = 'person-1';
const DAY = 86_400_000;
const mine = { owner: OWNER } as const;

const stored = (store: MemoryStore, collection: string, id: string) => store.server.read({ collection, id });
const trackerOf = (store: MemoryStore) => stored(store, 'Trackers', 'tracker-1');

function open(
  over: Partial<Tracker> = {},
  {
    tab = '',
    rows = {},
    link = {},
    user,
    prepare = () => undefined,
  }: {
    tab?: string;
    rows?: object;
    link?: Partial<TrackingLink>;
    user?: RenderRoutesOptions['user'];
    prepare?: (store: MemoryStore) => void;
  } = {},
) {
  const store = memoryStoreWith({
    Settings: [makeSettings({ ...mine, phone: '+12185550142', hours: 'Mon–Fri, 8–5' })],
    Rosters: [makeRoster(mine)],
    Trackers: [makeTracker({ ...mine, linkId: 'link-1', statusAt: NOW - 3 * DAY, ...over })],
    Tracking: [makeTrackingLink({ ...mine, expiresAt: NOW + 100 * DAY, ...link })],
    Prices: [makePrice({ ...mine, uuid: 'tracker-1', noun: 'tracker', amount: 1_846_000 })],
    Jobs: [makeJob(mine)],
    ...rows,
  });
  prepare(store);
  return renderRoutes(trackerRoutes, `${paths.tracker('tracker-1')}${tab && `?tab=${tab}`}`, {
    ...(user && { user }),
    store,
  });
}

describe('the tracker page', () => {
  // Loads the page's chunk once, outside the timeouts of single tests.
  beforeAll(async () => {
    await import('./tracker-page');
  }, 60_000);

  it('shows the signed contract, its changes and their sum, and leads to the next change', async () => {
    const signed = { amount: 1_749_644, contract: 1_725_060, changes: 24_584, signed: 2 };
    const rows = {
      Prices: [makePrice({ ...mine, uuid: 'tracker-1', noun: 'tracker', ...signed })],
      Estimates: [makeEstimate({ ...mine, trackerId: 'tracker-1', status: 'Converted', number: 7 })],
    };
    const { unmount } = open({}, { rows });
    const heading = await screen.findByRole('heading', { name: 'Amount' });
    expect(await screen.findByText('$17,250.60')).toBeVisible();
    expect(screen.getByText('$245.84')).toBeVisible();
    expect(screen.getByText('$17,496.44')).toBeVisible();
    // The sum of what was signed is not typed.
    expect(heading.closest('section')?.querySelector('button')).toBeNull();
    const next = await screen.findByRole('link', { name: 'Create change estimate' });
    expect(next.getAttribute('href')).toMatch(/tracker=tracker-1&kind=Change$/);
    unmount();
    const permissionLevel = ['trackers:view', 'jobs:view', 'scope:all'];
    open({}, { rows, user: { isAdmin: false, permissionLevel } });
    await screen.findByRole('heading', { name: 'Jobs' });
    expect(screen.queryByRole('heading', { name: 'Amount' })).toBeNull();
    expect(document.body).not.toHaveTextContent(/17,250|245\.84|17,496/);
  });

  it("shows the customer's notes to users who may see them", async () => {
    const about = { ...mine, customerId: 'customer-1', kind: 'note' as const };
    const rows = {
      Customers: [makeCustomer({ ...mine, uuid: 'customer-1', notes: 'Two dogs in the yard.' })],
      Activity: [makeActivity({ ...about, uuid: 'n1', body: 'Gate code 4411' })],
    };
    const { unmount } = open({}, { rows });
    const notes = (await screen.findByRole('heading', { name: 'Notes of the customer' })).closest('section');
    expect(notes).toHaveTextContent('Two dogs in the yard.');
    expect(await screen.findByText('Gate code 4411')).toBeVisible();
    unmount();
    const permissionLevel = ['trackers:view', 'jobs:view', 'scope:all'];
    open({}, { rows, user: { isAdmin: false, permissionLevel } });
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByText('Notes of the customer')).not.toBeInTheDocument();
  });

  it('leads to its project, for users who may see it', async () => {
    const rows = { Projects: [makeProject({ ...mine, uuid: 'project-1', title: 'Cedar Row' })] };
    const { unmount } = open({ projectId: 'project-1' }, { rows });
    const link = await screen.findByRole('link', { name: 'Cedar Row' });
    expect(link).toHaveAttribute('href', paths.project('project-1'));
    unmount();
    const permissionLevel = ['trackers:view', 'jobs:view', 'scope:all'];
    open({ projectId: 'project-1' }, { rows, user: { isAdmin: false, permissionLevel } });
    expect(await screen.findByRole('heading', { name: 'Jobs' })).toBeVisible();
    expect(screen.queryByText('Project')).not.toBeInTheDocument();
  });

  it('shows stage, number, dates, people, amount and jobs', async () => {
    open({ number: 104, expectedStart: '2026-11-30', salesperson: 'ann' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Full replacement, 12 Elm Street' }),
    ).toBeVisible();
    expect(screen.getByText('No. 104')).toBeVisible();
    expect(screen.getAllByText('Mon, Nov 30')[0]).toBeVisible();
    expect(screen.getByText('Ann Meyer')).toBeVisible();
    expect(await screen.findByText('$18,460.00')).toBeVisible();
    expect(await screen.findByRole('link', { name: /Install, 12 Elm Street/ })).toBeVisible();
    expect(screen.getByText('Action Required')).toBeVisible();
  });

  it('shows "Number pending" until there is one', async () => {
    open();
    expect(await screen.findByText('Number pending')).toBeVisible();
  });

  it('reports that a crew started work, and follows on request', async () => {
    const { user, store } = open({ status: 'Permits & Paperwork', workSince: NOW });
    expect(
      await screen.findByText(
        'The crew started work on Mon, Nov 23. The client still reads Permits & Paperwork.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Move to In Progress' }));
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ status: 'In Progress' }));
    expect(screen.queryByText(/The crew started work/)).not.toBeInTheDocument();
  });

  it('moves on by its next action, fills skipped stages, and takes it back', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: /Status: Sold/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Scheduled' }));
    await waitFor(() =>
      expect(trackerOf(store)).toMatchObject({
        status: 'Scheduled',
        statusBy: OWNER,
        stageAt: {
          permits: { $instant: NOW },
          materials: { $instant: NOW },
          scheduled: { $instant: NOW },
          inProgress: null,
        },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Move to In Progress' })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(trackerOf(store)).toMatchObject({ status: 'Sold', stageAt: { permits: null, scheduled: null } }),
    );
  });

  it('holds with a reason and a note, and lets go', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Put on hold/ }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
    expect(await within(dialog).findAllByText('Choose a reason.')).not.toHaveLength(0);
    expect(within(dialog).getAllByText(/Choose the new day/)).not.toHaveLength(0);
    await user.click(within(dialog).getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Weather' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Not known yet' }));
    await user.click(within(dialog).getByRole('textbox', { name: /Note/ }));
    await user.paste('Storm until Friday');
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }));
    await waitFor(() =>
      expect(trackerOf(store)).toMatchObject({
        hold: {
          on: true,
          reason: 'Weather',
          note: 'Storm until Friday',
          since: { $instant: NOW },
          resumesOn: '',
        },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Take off hold' }));
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ hold: { on: false } }));
  });

  it('keeps what was typed about a hold and an amount, until it is saved', async () => {
    const openHold = async (user: ReturnType<typeof open>['user']) => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: /Put on hold/ }));
      return within(await screen.findByRole('dialog'));
    };
    const openAmount = async (user: ReturnType<typeof open>['user']) => {
      const side =
        (await screen.findByRole('heading', { name: 'Amount' })).closest('section') ?? document.body;
      await user.click(await within(side).findByRole('button', { name: 'Change' }));
      return within(await screen.findByRole('dialog', { name: 'Contract amount' }));
    };
    const first = open();
    await first.user.click((await openHold(first.user)).getByRole('textbox', { name: /Note/ }));
    await first.user.paste('Storm until Friday');
    first.unmount();
    const second = open();
    const hold = await openHold(second.user);
    expect(hold.getByRole('textbox', { name: /Note/ })).toHaveValue('Storm until Friday');
    second.unmount();

    const third = open();
    const typed = (await openAmount(third.user)).getByRole('textbox', { name: /Contract amount/ });
    await third.user.clear(typed);
    await third.user.type(typed, '250');
    third.unmount();
    const { user, store } = open();
    const amount = await openAmount(user);
    expect(amount.getByText('What you typed before is still here.')).toBeVisible();
    await user.click(amount.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored(store, 'Prices', 'tracker-1')).toMatchObject({ amount: 25_000 }));
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft:amount'))).toEqual([]);
  });

  const cancel = async (user: ReturnType<typeof open>['user'], withWork: boolean) => {
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Cancel the tracker/ }));
    const dialog = await screen.findByRole('dialog');
    const choice = await within(dialog).findByRole('checkbox', {
      name: 'Cancel its 1 open job and 1 visit, too',
    });
    expect(choice).toBeChecked();
    if (!withWork) await user.click(choice);
    await user.click(within(dialog).getByRole('combobox', { name: /Reason/ }));
    await user.click(await screen.findByRole('option', { name: 'Price' }));
    await user.click(within(dialog).getByRole('button', { name: 'Cancel the tracker' }));
  };
  const work = () => {
    const span = { start: NOW + DAY, end: NOW + 2 * DAY };
    const about = { ...mine, trackerId: 'tracker-1', jobId: 'job-1' };
    const done = { status: 'Done', startedAt: NOW - DAY, start: NOW - DAY, end: NOW - DAY + 1 } as const;
    return {
      Jobs: [
        makeJob({ ...mine, status: 'Scheduled', plannedStart: NOW - DAY, plannedEnd: span.end }),
        makeJob({ ...mine, uuid: 'job-2', status: 'Completed' }),
      ],
      Visits: [
        makeVisit({ ...about, ...span, uuid: 'visit-1', status: 'Planned' }),
        makeVisit({ ...about, ...done, uuid: 'visit-2' }),
      ],
    };
  };

  it('cancels with its open jobs and their visits in one step, which one Undo takes back', async () => {
    const { user, store } = open({}, { rows: work() });
    const all = () =>
      ['job-1', 'job-2']
        .map((id) => stored(store, 'Jobs', id))
        .concat(['visit-1', 'visit-2'].map((id) => stored(store, 'Visits', id)));
    const before = all();
    const stage = trackerOf(store)?.['status'];
    await cancel(user, true);
    await waitFor(() =>
      expect(trackerOf(store)).toMatchObject({ status: 'Cancelled', statusReason: 'Price' }),
    );
    expect(all()).toMatchObject([
      { status: 'Cancelled', statusReason: 'Price', plannedEnd: { $instant: NOW - DAY + 1 } },
      { status: 'Completed' },
      { status: 'Cancelled' },
      { status: 'Done' },
    ]);
    expect(await screen.findByText('Tracker and its job cancelled')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ status: stage }));
    const plain = (one: (typeof before)[number]) =>
      ['status', 'statusReason', 'plannedStart', 'plannedEnd', 'startedAt'].map((field) => one?.[field]);
    expect(all().map(plain)).toEqual(before.map(plain));
  });

  it('is not cancelled before its jobs and visits are there, and asks anew each time', async () => {
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    const prepare = (store: MemoryStore) => {
      const watch = store.watch.bind(store);
      vi.spyOn(store, 'watch').mockImplementation((...args) => {
        if (args[0].collection !== 'Visits') return watch(...args);
        let stop = () => {};
        void sent.then(() => (stop = watch(...args)));
        return () => stop();
      });
    };
    const { user } = open({}, { rows: work(), prepare });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: /Cancel the tracker/ }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await ask();
    expect(dialog.getByText('Loading its jobs and visits…')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel the tracker' })).toBeDisabled();
    await act(async () => send());
    await user.click(await dialog.findByRole('checkbox', { name: /^Cancel its 1 open job and 1 visit/ }));
    expect(dialog.getByRole('button', { name: 'Cancel the tracker' })).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await (await ask()).findByRole('checkbox', { name: /^Cancel its/ })).toBeChecked();
  });

  it('cancels alone when its jobs are to stay', async () => {
    const { user, store } = open({}, { rows: work() });
    const job = stored(store, 'Jobs', 'job-1');
    await cancel(user, false);
    await waitFor(() =>
      expect(trackerOf(store)).toMatchObject({ status: 'Cancelled', statusReason: 'Price' }),
    );
    expect(stored(store, 'Jobs', 'job-1')).toEqual(job);
  });

  it('asks whose dates stay when another user changed them meanwhile', async () => {
    const { user, store } = open({ expectedStart: '2026-11-30' });
    const tracker = { collection: 'Trackers', id: 'tracker-1' };
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: /Title, dates and crew lead/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Title, dates and crew lead' }));
    await user.click(dialog.getByRole('textbox', { name: 'Title' }));
    await user.paste(' II');
    act(() =>
      store.server.put(tracker, {
        ...store.server.read(tracker),
        title: 'Barn',
        expectedStart: '2026-12-02',
        updatedBy: 'elsewhere',
      }),
    );
    expect(await dialog.findByText(/Someone changed this to “Barn”/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(store.server.read(tracker)).toMatchObject({ title: 'Barn', expectedStart: '2026-12-02' }),
    );
  });

  it('goes into the archive and back', async () => {
    const { user, store } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ listOrganizer: 'Archive' }));
    expect(await screen.findByRole('link', { name: /Tracker Archive/ })).toBeVisible();
  });

  it('offers the work agreement to users who may edit it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Work agreement (PDF)…' }));
    expect(await screen.findByRole('dialog', { name: 'Work agreement' })).toBeVisible();
  });

  it('shows no amounts and no changes to people without the rights', async () => {
    open(
      { assignees: [OWNER] },
      { user: { isAdmin: false, permissionLevel: ['trackers:view', 'jobs:view', 'scope:all'] } },
    );
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Amount')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Move to/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
  });

  it('reports a missing tracker', async () => {
    renderRoutes(trackerRoutes, paths.tracker('gone'));
    expect(await screen.findByText('This tracker is not there any more.')).toBeVisible();
  });
});

describe("the client's view", () => {
  const preview = async () => within(await screen.findByRole('group', { name: 'What the client sees now' }));

  it('leaves the preview as soon as its switch is off, and comes back', async () => {
    const { user, store } = open({}, { tab: 'client' });
    expect(await (await preview()).findByText('All eight stages')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /^Stages/ }));
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ clientVisible: { stages: false } }));
    await waitFor(async () =>
      expect((await preview()).queryByText('All eight stages')).not.toBeInTheDocument(),
    );
  });

  it('shows coming visits with first names only where the crew is shared', async () => {
    const visit = makeVisit({ ...mine, start: NOW + DAY, end: NOW + DAY + 3_600_000, crew: ['ann'] });
    const { user } = open({}, { tab: 'client', rows: { Visits: [visit] } });
    expect(await (await preview()).findByText('Next visit')).toBeInTheDocument();
    expect((await preview()).queryByText('Ann')).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /^Crew/ }));
    expect(await (await preview()).findByText('Ann')).toBeInTheDocument();
  });

  it('takes a summary in the client’s words', async () => {
    const { user, store } = open({}, { tab: 'client' });
    await user.click(await screen.findByRole('textbox', { name: 'Summary for the client' }));
    await user.paste('Shingles come Tuesday.');
    await user.click(screen.getByRole('button', { name: 'Save summary' }));
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ clientSummary: 'Shingles come Tuesday.' }));
    expect(await (await preview()).findByText('Shingles come Tuesday.')).toBeInTheDocument();
  });

  it('lists the openings of the page', async () => {
    const opened = makeActivity({
      ...mine,
      noun: 'tracker',
      recordId: 'tracker-1',
      trackerId: 'tracker-1',
      kind: 'opened',
      byName: 'Marta Okafor',
      createdAt: NOW - DAY,
    });
    // However many other entries followed.
    const since = Array.from({ length: 40 }, (_, at) =>
      makeActivity({ ...opened, uuid: `since-${at}`, kind: 'changed', createdAt: NOW - at }),
    );
    open({}, { tab: 'client', rows: { Activity: [opened, ...since] } });
    expect(await screen.findByText('Sun, Nov 22, 9:40 am')).toBeVisible();
  });
});

describe('the tracking link', () => {
  it('is paused and resumed', async () => {
    const { user, store } = open({}, { tab: 'client' });
    expect(await screen.findByDisplayValue(`${window.location.origin}/tracking/link-1`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(stored(store, 'Tracking', 'link-1')).toMatchObject({ state: 'paused' }));
    await user.click(await screen.findByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(stored(store, 'Tracking', 'link-1')).toMatchObject({ state: 'active' }));
  });

  it('is revoked only after a question, for good', async () => {
    const { user, store } = open({}, { tab: 'client' });
    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    const dialog = await screen.findByRole('dialog', { name: 'Revoke this link?' });
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(stored(store, 'Tracking', 'link-1')).toMatchObject({ state: 'revoked' }));
    expect(await screen.findByText('Revoked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume' })).not.toBeInTheDocument();
  });

  it('is replaced by a new one that waits for its place', async () => {
    const { user, store } = open({}, { tab: 'client' });
    await user.click(await screen.findByRole('button', { name: 'Make a new link' }));
    const dialog = await screen.findByRole('dialog', { name: 'Make a new link?' });
    await user.click(within(dialog).getByRole('button', { name: 'Make a new link' }));
    await waitFor(() => expect(stored(store, 'Tracking', 'link-1')).toMatchObject({ state: 'revoked' }));
    const [fresh, ...more] = [...store.server.rows('Tracking').values()].filter((row) => row.id !== 'link-1');
    expect(more).toEqual([]);
    expect(trackerOf(store)?.['linkId']).toBe(fresh?.id);
    expect(fresh?.data).toMatchObject({ state: 'requested', trackerId: 'tracker-1' });
    expect(await screen.findByText(/Waits for a place in your plan/)).toBeVisible();
  });

  it('reports an expired link and accepts a later day, but none before today', async () => {
    const { user, store } = open({}, { tab: 'client', link: { expiresAt: NOW - DAY } });
    expect(await screen.findByText('Expired')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Works until/ }));
    const field = await screen.findByLabelText('Works until');
    await user.clear(field);
    await user.type(field, '2026-11-20{Enter}');
    expect(await screen.findByText('This day has passed. Choose today or a later one.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '2026-12-31{Enter}');
    await waitFor(() =>
      expect(stored(store, 'Tracking', 'link-1')).toMatchObject({
        expiresAt: { $instant: Date.UTC(2027, 0, 1, 6) },
        // Its place in the plan may be taken meanwhile.
        state: 'requested',
      }),
    );
    expect(await screen.findByText(/Waits for a place in your plan/)).toBeVisible();
  });

  it('takes another last day while it works, and keeps working', async () => {
    const { user, store } = open({}, { tab: 'client' });
    await user.click(await screen.findByRole('button', { name: /Works until/ }));
    const field = await screen.findByLabelText('Works until');
    await user.clear(field);
    await user.type(field, '2026-12-31{Enter}');
    await waitFor(() =>
      expect(stored(store, 'Tracking', 'link-1')).toMatchObject({
        expiresAt: { $instant: Date.UTC(2027, 0, 1, 6) },
        state: 'active',
      }),
    );
  });

  it('can be made where there is none', async () => {
    const { user, store } = open({ linkId: '' }, { tab: 'client' });
    await user.click(await screen.findByRole('button', { name: 'Make a link' }));
    await waitFor(() => expect(trackerOf(store)?.['linkId']).not.toBe(''));
  });
});

describe('a tracker in the archive of a full plan', () => {
  it.each([
    [24, false],
    [25, true],
  ])('with %i of 25 open: says so, and reopens only with room', async (openWork, isFull) => {
    const { user, store } = open(
      { listOrganizer: 'Archive' },
      { rows: { Usage: [{ owner: OWNER, openWork, links: [] }] } },
    );
    expect(await screen.findByText(`${openWork} of 25 open jobs and trackers`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    const again = await screen.findByRole('menuitem', { name: /Open again/ });
    if (isFull) {
      expect(again).toHaveAttribute('aria-disabled', 'true');
      expect(again).toHaveTextContent('The limit of your plan is reached.');
      return;
    }
    await user.click(again);
    await waitFor(() => expect(trackerOf(store)).toMatchObject({ listOrganizer: 'Open' }));
  });
});

describe('messages with the client', () => {
  const theirs = makeClientMessage({
    ...mine,
    uuid: 'm1',
    from: 'client',
    authorName: 'Marta',
    body: 'When do you start?',
    createdAt: NOW - DAY,
  });

  it('are marked as read when a user who may answer opens them', async () => {
    const { store } = open(
      { unreadSince: NOW - DAY },
      { tab: 'messages', rows: { ClientMessages: [theirs] } },
    );
    expect(await screen.findByText('When do you start?')).toBeVisible();
    await waitFor(() =>
      expect(stored(store, 'ClientMessages', 'm1')).toMatchObject({ readAt: { $instant: NOW } }),
    );
  });

  it("are answered under the user's own name", async () => {
    const { user, store } = open({}, { tab: 'messages', rows: { ClientMessages: [theirs] } });
    await user.click(await screen.findByRole('textbox', { name: 'Message to the client' }));
    await user.paste('On Monday.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('On Monday.')).toBeVisible();
    await waitFor(() => {
      const sent = [...store.server.rows('ClientMessages').values()].find(
        (row) => row.data['body'] === 'On Monday.',
      );
      expect(sent?.data).toMatchObject({ from: 'office', createdBy: OWNER, trackerId: 'tracker-1' });
      expect(sent?.data).not.toHaveProperty('authorName');
    });
    expect(screen.getByText(/^Sam Sender, /)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message to the client' })).toHaveValue('');
  });

  it('are sent once by a double press, without a complaint', async () => {
    const { user, store } = open({}, { tab: 'messages' });
    await user.click(await screen.findByRole('textbox', { name: 'Message to the client' }));
    await user.paste('On Monday.');
    await user.dblClick(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('On Monday.')).toBeVisible();
    expect(screen.queryByText('Write a message first.')).not.toBeInTheDocument();
    await waitFor(() => expect(store.server.rows('ClientMessages').size).toBe(1));
  });

  it('need words', async () => {
    const { user } = open({}, { tab: 'messages' });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Write a message first.')).toBeVisible();
  });

  it('report that the client does not see them while they are switched off', async () => {
    open({ clientVisible: { ...makeTracker().clientVisible, messages: false } }, { tab: 'messages' });
    expect(await screen.findByText(/The client does not see messages now/)).toBeVisible();
  });
});
