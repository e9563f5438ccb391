import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { paths } from '@/domain/navigation/paths';
import { makePrice, makeProject, makeRoster, makeSettings } from '@tests/factories/records';
import { chooseInDialog, exportList, selectRecords } from '@tests/setup/list-steps';
import { renderRoutes } from '@tests/setup/render-routes';
import { collectSavedFiles, savedLines } from '@tests/setup/saved-files';
import { projectRoutes } from '../routes';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER] } as const;
const toms = { owner: OWNER, assignees: ['tom'] } as const;
const rows = {
  Settings: [makeSettings({ owner: OWNER })],
  Rosters: [makeRoster({ owner: OWNER })],
  Prices: [makePrice({ ...mine, uuid: 'oak', noun: 'project', amount: 4_500_050 })],
  Projects: [
    makeProject({ ...mine, uuid: 'oak', title: '=Oak Hollow', endOn: '2026-12-20', status: 'Active' }),
    makeProject({ ...toms, uuid: 'elm', title: 'Elm campus', endOn: '2026-12-01', status: 'Complete' }),
    makeProject({ ...mine, uuid: 'old', title: 'Old storm', status: 'Complete', listOrganizer: 'Archive' }),
  ],
};

const files = collectSavedFiles();
const stored = (store: MemoryStore, id: string) => store.server.rows('Projects').get(id)?.data;
const open = (address: string, permissionLevel?: readonly string[]) =>
  renderRoutes(projectRoutes, address, {
    rows,
    ...(permissionLevel && { user: { isAdmin: false, permissionLevel: [...permissionLevel] } }),
  });

describe('many projects at once', () => {
  beforeAll(async () => {
    await import('./projects-page');
    await import('./project-bulk-bar');
  }, 60_000);

  it('are put on hold with a reason, and one Undo', async () => {
    const { user, store } = open(paths.projects);
    const bar = await selectRecords(user, '=Oak Hollow', 'Elm campus');
    await user.click(bar.getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the status of 2 projects' }));
    await chooseInDialog(user, /Status/, 'On Hold');
    await chooseInDialog(user, /Reason/, 'Weather');
    await user.click(dialog.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('2 projects now On Hold')).toBeVisible();
    expect(stored(store, 'oak')).toMatchObject({ status: 'On Hold', statusReason: 'Weather' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'oak')).toMatchObject({ status: 'Active', statusReason: '' }));
    expect(stored(store, 'elm')).toMatchObject({ status: 'Complete' });
  });

  it('are given to a member beside those they have', async () => {
    const { user, store } = open(paths.projects);
    const bar = await selectRecords(user, 'Elm campus');
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    await screen.findByRole('dialog', { name: 'Assign 1 project' });
    await chooseInDialog(user, /Member/, 'Sam Sender');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('1 project assigned to Sam Sender')).toBeVisible();
    expect(stored(store, 'elm')?.['assignees']).toEqual(['tom', OWNER]);
  });

  it('are archived with one Undo; unfinished ones are cancelled with a reason', async () => {
    const { user, store } = open(paths.projects);
    const bar = await selectRecords(user, '=Oak Hollow', 'Elm campus');
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 projects' }));
    expect(dialog.getByText(/1 of them is not finished/)).toBeVisible();
    await chooseInDialog(user, /Reason/, 'Price');
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 projects archived')).toBeVisible();
    expect(stored(store, 'oak')).toMatchObject({
      listOrganizer: 'Archive',
      status: 'Cancelled',
      statusReason: 'Price',
    });
    expect(stored(store, 'elm')).toMatchObject({ listOrganizer: 'Archive', status: 'Complete' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(stored(store, 'oak')).toMatchObject({ listOrganizer: 'Open', status: 'Active' }),
    );
    expect(stored(store, 'elm')).toMatchObject({ listOrganizer: 'Open' });
  });

  it('are restored from the archive, with one Undo', async () => {
    const { user, store } = open(`${paths.projects}?list=archive`);
    const bar = await selectRecords(user, 'Old storm');
    expect(bar.queryByRole('button', { name: 'Change status' })).not.toBeInTheDocument();
    await user.click(bar.getByRole('button', { name: 'Restore' }));
    expect(await screen.findByText('1 project restored')).toBeVisible();
    expect(stored(store, 'old')).toMatchObject({ listOrganizer: 'Open', status: 'Complete' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'old')).toMatchObject({ listOrganizer: 'Archive' }));
  });

  it('are not changed without the right, which the bar says', async () => {
    const { user } = open(paths.projects, ['projects:view', 'scope:all']);
    const bar = await selectRecords(user, 'Elm campus');
    expect(bar.getByRole('button', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
    expect(bar.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

describe('a file of projects', () => {
  const exported = async (address: string, permissionLevel?: readonly string[]) => {
    const { user } = open(address, permissionLevel);
    await screen.findAllByRole('checkbox', { name: /^Select / });
    await exportList(user);
    return savedLines(files);
  };

  it('holds the shown projects in their order, with budgets, and no formula', async () => {
    const [head = '', ...lines] = await exported(`${paths.projects}?sort=-end`);
    expect(files[0]?.name).toBe('projects-2026-11-23.csv');
    expect(head).toMatch(/"Budget"$/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"\'=Oak Hollow"');
    expect(lines[0]).toMatch(/"45000.50"$/);
    expect(lines[1]).toContain('"Elm campus"');
    expect(await screen.findByText('2 projects exported')).toBeVisible();
  });

  it('holds the archive alone, when that is shown', async () => {
    const [, ...lines] = await exported(`${paths.projects}?list=archive`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('"Old storm"');
  });

  it('has no budgets for users who may not see them', async () => {
    const lines = await exported(paths.projects, ['projects:view', 'scope:all', 'export']);
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toMatch(/Budget|45000/);
  });
});
