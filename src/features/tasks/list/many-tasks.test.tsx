import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { paths } from '@/domain/navigation/paths';
import { makeRoster, makeSettings, makeTask } from '@tests/factories/records';
import { chooseInDialog, exportList, selectRecords } from '@tests/setup/list-steps';
import { renderRoutes } from '@tests/setup/render-routes';
import { collectSavedFiles, savedLines } from '@tests/setup/saved-files';
import { taskRoutes } from '../routes';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER] } as const;
const toms = { owner: OWNER, assignees: ['tom'] } as const;
const rows = {
  Settings: [makeSettings({ owner: OWNER })],
  Rosters: [makeRoster({ owner: OWNER })],
  Tasks: [
    makeTask({ ...mine, uuid: 'vents', title: '=Order vents', dueOn: '2026-12-20', number: 4 }),
    makeTask({ ...mine, uuid: 'permit', title: 'Pick up the permit', dueOn: '2026-11-20' }),
    makeTask({ ...toms, uuid: 'sign', title: 'Yard sign', status: 'Waiting', dueOn: '2026-12-01' }),
    makeTask({ ...mine, uuid: 'old', title: 'Old permit', status: 'Done', listOrganizer: 'Archive' }),
  ],
};

const files = collectSavedFiles();
const stored = (store: MemoryStore, id: string) => store.server.rows('Tasks').get(id)?.data;
const open = (address: string, permissionLevel?: readonly string[]) =>
  renderRoutes(taskRoutes, address, {
    rows,
    user: permissionLevel
      ? { isAdmin: false, permissionLevel: [...permissionLevel] }
      : { isCompanyAdmin: true },
  });

describe('many tasks at once', () => {
  beforeAll(async () => {
    await import('./tasks-page');
    await import('./task-bulk-bar');
  }, 60_000);

  it('go to a status, with one Undo', async () => {
    const { user, store } = open(paths.tasks);
    const bar = await selectRecords(user, '=Order vents', 'Pick up the permit');
    await user.click(bar.getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the status of 2 tasks' }));
    await chooseInDialog(user, /Status/, 'Done');
    await user.click(dialog.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('2 tasks now Done')).toBeVisible();
    expect(stored(store, 'vents')).toMatchObject({ status: 'Done', statusBy: OWNER });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'vents')).toMatchObject({ status: 'To Do' }));
    expect(stored(store, 'permit')).toMatchObject({ status: 'To Do' });
  });

  it('are given to a person beside those they have', async () => {
    const { user, store } = open(paths.companyTasks);
    const bar = await selectRecords(user, 'Yard sign');
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    await screen.findByRole('dialog', { name: 'Assign 1 task' });
    await chooseInDialog(user, /Person/, 'Sam Sender');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 task assigned to Sam Sender')).toBeVisible();
    expect(stored(store, 'sign')?.['assignees']).toEqual(['tom', OWNER]);
  });

  it('are archived at once, for they have no field for a reason, with one Undo', async () => {
    const { user, store } = open(paths.companyTasks);
    const bar = await selectRecords(user, 'Pick up the permit', 'Yard sign');
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 tasks archived')).toBeVisible();
    expect(stored(store, 'permit')).toMatchObject({ listOrganizer: 'Archive', status: 'To Do' });
    expect(stored(store, 'sign')).toMatchObject({ listOrganizer: 'Archive', status: 'Waiting' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'permit')).toMatchObject({ listOrganizer: 'Open' }));
    expect(stored(store, 'sign')).toMatchObject({ listOrganizer: 'Open' });
  });

  it('are restored from the archive, with one Undo', async () => {
    const { user, store } = open(`${paths.tasks}?list=archive`);
    const bar = await selectRecords(user, 'Old permit');
    expect(bar.queryByRole('button', { name: 'Change status' })).not.toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('1 task restored')).toBeVisible();
    expect(stored(store, 'old')).toMatchObject({ listOrganizer: 'Open', status: 'Done' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'old')).toMatchObject({ listOrganizer: 'Archive' }));
  });

  it('are not changed without the right, which the bar says', async () => {
    const { user } = open(paths.tasks, ['tasks:view', 'scope:all']);
    const bar = await selectRecords(user, 'Pick up the permit');
    expect(bar.getByRole('button', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
    expect(bar.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

describe('a file of tasks', () => {
  it('holds the shown tasks in their order, and no formula', async () => {
    const { user } = open(`${paths.companyTasks}?sort=-due`);
    await screen.findByRole('link', { name: 'Yard sign' });
    await exportList(user);
    const [head = '', ...tasks] = await savedLines(files);
    expect(files[0]?.name).toBe('company-tasks-2026-11-23.csv');
    expect(head).toMatch(/^"?\uFEFF?"?Number"/);
    expect(tasks.map((line) => line.split(',')[1])).toEqual([
      '"\'=Order vents"',
      '"Yard sign"',
      '"Pick up the permit"',
    ]);
    expect(await screen.findByText('3 tasks exported')).toBeVisible();
  });

  it('holds the archive alone, when that is shown', async () => {
    const { user } = open(`${paths.tasks}?list=archive`);
    await screen.findByRole('link', { name: 'Old permit' });
    await exportList(user);
    const [, ...tasks] = await savedLines(files);
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toContain('"Old permit"');
  });

  it('holds the picked ones', async () => {
    const { user } = open(paths.tasks);
    const bar = await selectRecords(user, 'Pick up the permit');
    await user.click(bar.getByRole('button', { name: 'Export' }));
    const [, ...tasks] = await savedLines(files);
    expect(tasks).toHaveLength(1);
    expect(tasks[0]).toContain('"Pick up the permit"');
  });
});
