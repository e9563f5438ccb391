import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeRoster, makeSettings, makeTracker } from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { trackerRoutes } from '../routes';

const mine = { owner: 'person-1' } as const;
const DAY = 86_400_000;
const hold = { on: true, reason: 'Permit', note: '', since: NOW, resumesOn: '' } as const;

const rows = {
  Settings: [makeSettings(mine)],
  Rosters: [makeRoster(mine)],
  Trackers: [
    makeTracker({
      ...mine,
      uuid: 't1',
      title: 'Oak Street',
      number: 104,
      statusAt: NOW - DAY,
      unreadSince: NOW,
      workSince: NOW,
    }),
    makeTracker({
      ...mine,
      uuid: 't2',
      title: 'Elm Street',
      status: 'Scheduled',
      statusAt: NOW,
      hold,
      expectedStart: '2026-11-01',
    }),
    makeTracker({ ...mine, uuid: 't3', title: 'Put away', listOrganizer: 'Archive' }),
  ],
};

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[1]?.textContent);

describe('the Open Tracker List', () => {
  beforeAll(async () => {
    await import('./trackers-page');
  }, 60_000);

  it('leads from tracker to tracker, and back to the filtered list', async () => {
    const { user, router } = renderRoutes(trackerRoutes, `${paths.trackers}?q=street`, { rows });
    await user.click(await screen.findByText('Elm Street'));
    await user.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Oak Street' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open Tracker List' }));
    expect(router.state.location.search).toBe('?q=street');
  });

  it('shows open trackers, latest change first, with their marks', async () => {
    renderRoutes(trackerRoutes, paths.trackers, { rows });
    expect(await screen.findByText('Oak Street')).toBeVisible();
    expect(titles()).toEqual(['Elm Street', 'Oak Street']);
    const grid = within(screen.getByRole('grid'));
    expect(grid.getByText('104')).toBeVisible();
    expect(grid.getByText('pending')).toBeVisible();
    // Short beside other marks, with the reason for screen readers and in the tooltip.
    expect(grid.getByTitle('Hold: Permit')).toHaveTextContent('Hold: Permit');
    expect(grid.getByText('Started')).toBeVisible();
    expect(grid.getByText('Late')).toBeVisible();
    expect(grid.getByRole('img', { name: 'Unread message from the client' })).toBeVisible();
  });

  it('is filtered by the address and shows how many match', async () => {
    renderRoutes(trackerRoutes, `${paths.trackers}?stage=Scheduled&mark=late`, { rows });
    expect(await screen.findByText('Elm Street')).toBeVisible();
    expect(titles()).toEqual(['Elm Street']);
    expect(await screen.findByText('1 of 2')).toBeVisible();
  });

  it('keeps a chosen filter in the address', async () => {
    const { user, router } = renderRoutes(trackerRoutes, paths.trackers, { rows });
    await user.click(await screen.findByRole('button', { name: 'Needs you', expanded: false }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'On hold' }));
    await waitFor(() => expect(router.state.location.search).toBe('?mark=hold'));
    await waitFor(() => expect(screen.queryByText('Oak Street')).not.toBeInTheDocument());
  });

  it('explains where trackers come from when there is none', async () => {
    renderRoutes(trackerRoutes, paths.trackers);
    expect(await screen.findByText('No trackers yet')).toBeVisible();
  });
});
