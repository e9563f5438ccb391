import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { paths } from '@/domain/navigation/paths';
import {
  makeJob,
  makePrice,
  makeRoster,
  makeSettings,
  makeTracker,
  makeVisit,
} from '@tests/factories/records';
import { chooseInDialog, selectRecords } from '@tests/setup/list-steps';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { collectSavedFiles } from '@tests/setup/saved-files';
import { trackerRoutes } from '../routes';

const mine = { owner: 'person-1' } as const;
const rows = {
  Settings: [makeSettings(mine)],
  Rosters: [makeRoster(mine)],
  Prices: [makePrice({ ...mine, uuid: 'oak', noun: 'tracker', amount: 1_980_000 })],
  Trackers: [
    makeTracker({ ...mine, uuid: 'oak', title: 'Oak Street', statusAt: NOW, salesperson: '' }),
    makeTracker({ ...mine, uuid: 'elm', title: 'Elm Street', status: 'Complete', statusAt: NOW - 1 }),
  ],
};

const files = collectSavedFiles();
const stored = (store: MemoryStore, id: string) => store.server.rows('Trackers').get(id)?.data;

describe('many trackers at once', () => {
  beforeAll(async () => {
    await import('./trackers-page');
    await import('./tracker-bulk-bar');
  }, 60_000);

  it('go to a stage, with one Undo', async () => {
    const { user, store } = renderRoutes(trackerRoutes, paths.trackers, { rows });
    const bar = await selectRecords(user, 'Oak Street', 'Elm Street');
    await user.click(bar.getByRole('button', { name: 'Change stage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the stage of 2 trackers' }));
    await chooseInDialog(user, /Stage/, 'Invoiced');
    await user.click(dialog.getByRole('button', { name: 'Change stage' }));
    expect(await screen.findByText('2 trackers now Invoiced')).toBeVisible();
    expect(stored(store, 'oak')).toMatchObject({ status: 'Invoiced' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'elm')).toMatchObject({ status: 'Complete' }));
    expect(stored(store, 'oak')).toMatchObject({ status: 'Sold' });
  });

  it('are cancelled with their jobs and visits, with one Undo', async () => {
    const job = makeJob({ ...mine, uuid: 'tear-off', trackerId: 'oak', status: 'Scheduled' });
    const visit = makeVisit({ ...mine, jobId: job.uuid, trackerId: 'oak', status: 'Planned' });
    const { user, store } = renderRoutes(trackerRoutes, paths.trackers, {
      rows: { ...rows, Jobs: [job], Visits: [visit] },
    });
    const statusOf = (collection: string, id: string) =>
      store.server.rows(collection).get(id)?.data['status'];
    const bar = await selectRecords(user, 'Oak Street', 'Elm Street');
    await user.click(bar.getByRole('button', { name: 'Change stage' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the stage of 2 trackers' }));
    await chooseInDialog(user, /Stage/, 'Cancelled');
    await chooseInDialog(user, /Reason/, 'Duplicate');
    expect(
      await dialog.findByRole('checkbox', { name: 'Cancel their 1 open job and 1 visit, too' }),
    ).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Change stage' }));
    expect(await screen.findByText('2 trackers now Cancelled')).toBeVisible();
    await waitFor(() => expect(statusOf('Visits', visit.uuid)).toBe('Cancelled'));
    expect([statusOf('Jobs', job.uuid), statusOf('Trackers', 'oak')]).toEqual(['Cancelled', 'Cancelled']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(statusOf('Visits', visit.uuid)).toBe('Planned'));
    expect([statusOf('Jobs', job.uuid), statusOf('Trackers', 'oak')]).toEqual(['Scheduled', 'Sold']);
  });

  it('are given to a salesperson, who then sees them', async () => {
    const { user, store } = renderRoutes(trackerRoutes, paths.trackers, { rows });
    const bar = await selectRecords(user, 'Oak Street');
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    await screen.findByRole('dialog', { name: 'Assign 1 tracker' });
    await chooseInDialog(user, /Salesperson/, 'Sam Sender');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 tracker assigned to Sam Sender')).toBeVisible();
    expect(stored(store, 'oak')).toMatchObject({
      salesperson: mine.owner,
      assignees: expect.arrayContaining([mine.owner]),
    });
  });

  it('are archived at once when their work is over', async () => {
    const { user, store } = renderRoutes(trackerRoutes, paths.trackers, { rows });
    const bar = await selectRecords(user, 'Elm Street');
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('1 tracker archived')).toBeVisible();
    expect(stored(store, 'elm')).toMatchObject({ listOrganizer: 'Archive', status: 'Complete' });
  });

  it('keep their status when they are archived without a reason', async () => {
    const { user, store } = renderRoutes(trackerRoutes, paths.trackers, { rows });
    const bar = await selectRecords(user, 'Oak Street');
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive 1 tracker' }));
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(stored(store, 'oak')).toMatchObject({ listOrganizer: 'Archive', status: 'Sold' }),
    );
  });

  it('are exported when they are picked', async () => {
    const { user } = renderRoutes(trackerRoutes, paths.trackers, { rows });
    const bar = await selectRecords(user, 'Oak Street');
    await user.click(bar.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = ((await files[0]?.text()) ?? '').split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/"Oak Street".*"19800.00"$/);
  });
});

describe('views of trackers', () => {
  it('are saved under a name', async () => {
    const { user } = renderRoutes(trackerRoutes, `${paths.trackers}?stage=Complete`, { rows });
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Done');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const views = within(screen.getByRole('navigation', { name: 'Saved views' }));
    expect(await views.findByRole('link', { name: 'Done' })).toHaveAttribute('aria-current', 'true');
    await user.click(views.getByRole('link', { name: 'All open' }));
    expect(await screen.findByRole('link', { name: 'Oak Street' })).toBeVisible();
  });
});
