import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import type { Tracker } from '@/domain/trackers/tracker';
import { makeJob, makeRoster, makeSettings, makeTracker } from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { exportList } from '@tests/setup/list-steps';
import { collectSavedFiles } from '@tests/setup/saved-files';
import { archiveRoutes } from './archive-routes';

const mine = { owner: 'person-1' } as const;

const rows = {
  Settings: [makeSettings(mine)],
  Rosters: [makeRoster(mine)],
  Trackers: [makeTracker({ ...mine, title: 'Put away', listOrganizer: 'Archive' })],
  Jobs: [makeJob({ ...mine, title: 'Archived job', listOrganizer: 'Archive' })],
};

const files = collectSavedFiles();

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

describe('the archive', () => {
  beforeAll(async () => {
    await import('./archive-page');
  }, 60_000);

  it('has a tab each for trackers and jobs, in the address', async () => {
    const { user, router } = renderRoutes(archiveRoutes, `${paths.jobArchive}?tab=trackers`, { rows });
    expect(await screen.findByText('Put away')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Jobs Archive' }));
    expect(await screen.findByText('Archived job')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=jobs');
    expect(screen.getByRole('heading', { level: 1, name: 'Jobs Archive' })).toBeVisible();
  });

  it('says why a tracker was cancelled', async () => {
    const why = { status: 'Cancelled', statusReason: 'Price', statusNote: 'Went with a cousin.' } as const;
    const cancelled = makeTracker({ ...mine, title: 'Lost', listOrganizer: 'Archive', ...why });
    renderRoutes(archiveRoutes, `${paths.jobArchive}?tab=trackers`, {
      rows: { ...rows, Trackers: [cancelled] },
    });
    expect(await screen.findByRole('columnheader', { name: 'Reason' })).toBeVisible();
    expect(screen.getByRole('gridcell', { name: 'Price' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Needs you' })).toBeNull();
  });

  it('is searched and ordered over all of it, and keeps the tab', async () => {
    const put = Array.from({ length: 70 }, (_, at) =>
      makeTracker({
        ...mine,
        uuid: `a${at}`,
        title: `Old ${at}`,
        listOrganizer: 'Archive',
        statusAt: NOW - at,
        number: 1 + ((at * 11) % 70),
        customerName: at === 69 ? 'Yusuf Hart' : 'Ann Berg',
      }),
    );
    const { user, router } = renderRoutes(archiveRoutes, `${paths.jobArchive}?tab=trackers`, {
      rows: { ...rows, Trackers: put },
    });
    expect(await screen.findByText('Old 0')).toBeVisible();
    const head = within(screen.getByRole('columnheader', { name: 'Number' }));
    await user.click(head.getByRole('button'));
    await user.click(head.getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=trackers&sort=-number'));
    await waitFor(() => expect(titles()[0]).toBe('Old 19'));
    await user.type(screen.getByRole('searchbox'), 'yusuf');
    await waitFor(() => expect(titles()).toEqual(['Old 69']));
    expect(router.state.location.search).toContain('tab=trackers');
    await user.type(screen.getByRole('searchbox'), 'x');
    await user.click(await screen.findByRole('button', { name: 'Show all archived trackers' }));
    expect(await screen.findByText('Old 19')).toBeVisible();
  });

  it('is filtered by stage and salesperson, and keeps views of its own', async () => {
    const put = (uuid: string, more: Partial<Tracker>) =>
      makeTracker({ ...mine, uuid, title: uuid, listOrganizer: 'Archive', status: 'Complete', ...more });
    const { user, router } = renderRoutes(archiveRoutes, `${paths.jobArchive}?tab=trackers&sort=number`, {
      rows: {
        ...rows,
        Trackers: [
          put('By Sam', { salesperson: mine.owner, number: 2 }),
          put('By another', { salesperson: 'tom', number: 1 }),
          put('Lost', { salesperson: mine.owner, status: 'Cancelled', number: 3 }),
        ],
      },
    });
    await waitFor(() => expect(titles()).toEqual(['By another', 'By Sam', 'Lost']));
    await user.click(screen.getByRole('button', { name: 'Salesperson' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Sam Sender' }));
    await waitFor(() => expect(titles()).toEqual(['By Sam', 'Lost']));
    await user.click(screen.getByRole('link', { name: 'Cancelled' }));
    expect(router.state.location.search).toBe('?tab=trackers&stage=Cancelled');
    await waitFor(() => expect(titles()).toEqual(['Lost']));
    await user.click(screen.getByRole('link', { name: 'All archived' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it.each(['', '&sort=number'])('is filtered by status and person, in any order: “%s”', async (order) => {
    const put = (uuid: string, more: Partial<Job>) =>
      makeJob({ ...mine, uuid, title: uuid, listOrganizer: 'Archive', status: 'Completed', ...more });
    const address = `${paths.jobArchive}?tab=jobs&status=Cancelled&person=tom${order}`;
    renderRoutes(archiveRoutes, address, {
      rows: {
        ...rows,
        Jobs: [
          put('Done', { assignees: ['tom'] }),
          put('Lost', { assignees: ['tom'], status: 'Cancelled' }),
          put('Lost by another', { status: 'Cancelled' }),
        ],
      },
    });
    await waitFor(() => expect(titles()).toEqual(['Lost']));
    expect(screen.getByText('1 of 3')).toBeVisible();
  });

  it('names its tab in the address, so that the menu can mark it', async () => {
    const { router } = renderRoutes(archiveRoutes, paths.jobArchive, { rows });
    expect(await screen.findByText('Put away')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=trackers');
  });

  it.each([
    ['trackers', 'Put away', 'Trackers', 'tracker'],
    ['jobs', 'Archived job', 'Jobs', 'job'],
  ])('restores %s with one Undo, and saves them as a file', async (tab, title, collection, one) => {
    const { user, store } = renderRoutes(archiveRoutes, `${paths.jobArchive}?tab=${tab}`, { rows });
    const pick = async () => user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
    const stored = () => [...store.server.rows(collection).values()].map(({ data }) => data['listOrganizer']);
    await exportList(user);
    await waitFor(() => expect(files).toHaveLength(1));
    expect(await files[0]?.text()).toContain(`"${title}"`);
    await pick();
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(await screen.findByText(`1 ${one} restored`)).toBeVisible();
    expect(stored()).toEqual(['Open']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored()).toEqual(['Archive']));
    expect(await screen.findByRole('checkbox', { name: `Select ${title}` })).toBeVisible();
  });

  it('says that the plan has no room to restore', async () => {
    const full = { ...rows, Usage: [{ ...mine, openWork: 25 }] };
    const { user } = renderRoutes(archiveRoutes, `${paths.jobArchive}?tab=jobs`, { rows: full });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Archived job' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Restore' })).toHaveAttribute('aria-disabled', 'true'),
    );
  });
});
