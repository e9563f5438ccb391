import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { paths } from '@/domain/navigation/paths';
import { makeJob, makePrice, makeRoster, makeSettings, makeVisit } from '@tests/factories/records';
import { chooseInDialog, exportList, selectRecords } from '@tests/setup/list-steps';
import { narrowWindow } from '@tests/setup/narrow-window';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { collectSavedFiles, savedLines } from '@tests/setup/saved-files';
import { jobRoutes } from '../routes';

const mine = { owner: 'person-1' } as const;
const rows = {
  Settings: [makeSettings(mine)],
  Rosters: [makeRoster(mine)],
  Prices: [makePrice({ ...mine, uuid: 'oak', noun: 'job', amount: 1_980_050 })],
  Jobs: [
    makeJob({ ...mine, uuid: 'oak', title: '=SUM(A1)', status: 'Scheduled', plannedStart: NOW, number: 7 }),
    makeJob({ ...mine, uuid: 'elm', title: 'Elm Street', status: 'Completed', plannedStart: NOW + 1 }),
    makeJob({ ...mine, uuid: 'new', title: 'Unplanned one' }),
  ],
};

const files = collectSavedFiles();
const stored = (store: MemoryStore, id: string) => store.server.rows('Jobs').get(id)?.data;

describe('many jobs at once', () => {
  beforeAll(async () => {
    await import('./jobs-page');
    await import('./job-bulk-bar');
  }, 60_000);

  it('go to a status as far as the table allows, and the others say why not', async () => {
    const { user, store } = renderRoutes(jobRoutes, paths.jobs, { rows });
    const bar = await selectRecords(user, '=SUM(A1)', 'Elm Street');
    await user.click(bar.getByRole('button', { name: 'Change status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the status of 2 jobs' }));
    await chooseInDialog(user, /Status/, 'On Hold');
    expect(dialog.getByText(/“Elm Street” cannot go from Completed to On Hold/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change status' }));
    expect(await dialog.findAllByText('Choose a reason.')).not.toHaveLength(0);
    await chooseInDialog(user, /Reason/, 'Weather');
    await user.click(dialog.getByRole('button', { name: 'Change status' }));
    expect(await screen.findByText('1 job now On Hold')).toBeVisible();
    expect(stored(store, 'oak')).toMatchObject({ status: 'On Hold', statusReason: 'Weather' });
    expect(stored(store, 'elm')).toMatchObject({ status: 'Completed' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'oak')).toMatchObject({ status: 'Scheduled' }));
  });

  it('are selected on a phone from the menu, by a tap on their cards', async () => {
    narrowWindow();
    const { user, store } = renderRoutes(jobRoutes, paths.jobs, { rows });
    expect(await screen.findByRole('link', { name: 'Elm Street' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Select' }));
    const bar = await selectRecords(user, 'Elm Street', 'Unplanned one');
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Archive/ }));
    expect(await screen.findByText('2 jobs archived')).toBeVisible();
    await waitFor(() => expect(stored(store, 'elm')).toMatchObject({ listOrganizer: 'Archive' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('are given to a person beside those they have', async () => {
    const { user, store } = renderRoutes(jobRoutes, paths.jobs, { rows });
    const bar = await selectRecords(user, 'Elm Street', 'Unplanned one');
    await user.click(bar.getByRole('button', { name: 'Assign' }));
    await screen.findByRole('dialog', { name: 'Assign 2 jobs' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    expect(await screen.findAllByText('Choose a person.')).not.toHaveLength(0);
    await chooseInDialog(user, /Person/, 'Sam Sender');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('2 jobs assigned to Sam Sender')).toBeVisible();
    expect(stored(store, 'elm')?.['assignees']).toContain(mine.owner);
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('are archived with one Undo; unfinished ones are cancelled with a reason', async () => {
    const { user, store } = renderRoutes(jobRoutes, paths.jobs, { rows });
    const bar = await selectRecords(user, 'Elm Street', 'Unplanned one');
    await user.click(bar.getByRole('button', { name: 'Archive' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Archive 2 jobs' }));
    expect(dialog.getByText(/1 of them is not finished/)).toBeVisible();
    await chooseInDialog(user, /Reason/, 'Duplicate');
    await user.click(dialog.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 jobs archived')).toBeVisible();
    expect(stored(store, 'new')).toMatchObject({
      listOrganizer: 'Archive',
      status: 'Cancelled',
      statusReason: 'Duplicate',
    });
    expect(stored(store, 'elm')).toMatchObject({ listOrganizer: 'Archive', status: 'Completed' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(stored(store, 'new')).toMatchObject({ listOrganizer: 'Open', status: 'Unscheduled' }),
    );
    expect(stored(store, 'elm')).toMatchObject({ listOrganizer: 'Open' });
  });

  it('are cancelled with their visits, or without them, with one Undo', async () => {
    const visit = makeVisit({ ...mine, jobId: 'oak', status: 'Planned' });
    const { user, store } = renderRoutes(jobRoutes, paths.jobs, { rows: { ...rows, Visits: [visit] } });
    const status = () => store.server.rows('Visits').get(visit.uuid)?.data['status'];
    const cancel = async (isWithVisits: boolean) => {
      const bar = await selectRecords(user, '=SUM(A1)', 'Unplanned one');
      await user.click(bar.getByRole('button', { name: 'Change status' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Change the status of 2 jobs' }));
      await chooseInDialog(user, /Status/, 'Cancelled');
      await chooseInDialog(user, /Reason/, 'Duplicate');
      const offer = await dialog.findByRole('checkbox', { name: 'Cancel their 1 visit, too' });
      if (!isWithVisits) await user.click(offer);
      await user.click(dialog.getByRole('button', { name: 'Change status' }));
      await waitFor(() => expect(stored(store, 'oak')).toMatchObject({ status: 'Cancelled' }));
      expect(stored(store, 'new')).toMatchObject({ status: 'Cancelled' });
    };
    await cancel(true);
    await waitFor(() => expect(status()).toBe('Cancelled'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(status()).toBe('Planned'));
    expect(stored(store, 'oak')).toMatchObject({ status: 'Scheduled' });
    await cancel(false);
    expect(status()).toBe('Planned');
  });

  it('are not changed without the right, which the bar says', async () => {
    const { user } = renderRoutes(jobRoutes, paths.jobs, {
      rows,
      user: { isAdmin: false, permissionLevel: ['jobs:view', 'scope:all'] },
    });
    const bar = await selectRecords(user, 'Elm Street');
    expect(bar.getByRole('button', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
    expect(bar.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
  });
});

describe('a file of jobs', () => {
  const exported = async (address: string, permissions?: readonly string[]) => {
    const person = permissions && { isAdmin: false, permissionLevel: [...permissions] };
    const { user } = renderRoutes(jobRoutes, address, { rows, ...(person && { user: person }) });
    await screen.findByRole('link', { name: 'Elm Street' });
    await exportList(user);
    return savedLines(files);
  };

  it('holds the shown jobs in their order, with amounts, and no formula', async () => {
    const [head = '', ...lines] = await exported(
      `${paths.jobs}?status=Scheduled&status=Completed&sort=-planned`,
    );
    expect(files[0]?.name).toBe('open-jobs-list-2026-11-23.csv');
    expect(head).toMatch(/"Amount"$/);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('"Elm Street"');
    expect(lines[1]).toContain('"\'=SUM(A1)"');
    expect(lines[1]).toMatch(/"19800.50"$/);
    expect(await screen.findByText('2 jobs exported')).toBeVisible();
  });

  it('has no amounts for users who may not see them', async () => {
    const lines = await exported(paths.jobs, ['jobs:view', 'scope:all', 'export']);
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toMatch(/Amount|19800/);
  });

  it('is only offered with the right to export', async () => {
    const user = { isAdmin: false, permissionLevel: ['jobs:view', 'scope:all'] } as const;
    renderRoutes(jobRoutes, paths.jobs, {
      rows,
      user: { ...user, permissionLevel: [...user.permissionLevel] },
    });
    await screen.findByRole('link', { name: 'Elm Street' });
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });
});

describe('views and columns of jobs', () => {
  it('are saved under a name with the columns, and removed again', async () => {
    const { user, router } = renderRoutes(jobRoutes, `${paths.jobs}?status=Completed`, { rows });
    await user.click(await screen.findByRole('button', { name: 'Choose columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Customer' }));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?status=Completed&hide=type&hide=address&hide=amount&hide=customer',
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Save this view' }));
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'To bill');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    const views = within(screen.getByRole('navigation', { name: 'Saved views' }));
    expect(await views.findByRole('link', { name: 'To bill' })).toHaveAttribute('aria-current', 'true');
    await user.click(views.getByRole('link', { name: 'All open' }));
    await screen.findByRole('link', { name: 'Unplanned one' });
    await user.click(views.getByRole('link', { name: 'To bill' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe(
        '?status=Completed&hide=type&hide=customer&hide=address&hide=amount',
      ),
    );
    expect(screen.queryByRole('columnheader', { name: 'Customer' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove this view' }));
    await waitFor(() => expect(views.queryByRole('link', { name: 'To bill' })).not.toBeInTheDocument());
  });

  it('show the columns of an address, whatever this device hides', async () => {
    renderRoutes(jobRoutes, `${paths.jobs}?hide=&hide=nonsense`, { rows });
    expect(await screen.findByRole('columnheader', { name: 'Type' })).toBeVisible();
  });
});
