import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeJob, makeRoster, makeSettings, makeTracker } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { archiveRoutes } from './archive-routes';

const mine = { owner: 'person-1' } as const;

const rows = {
  Settings: [makeSettings(mine)],
  Rosters: [makeRoster(mine)],
  Trackers: [makeTracker({ ...mine, title: 'Put away', listOrganizer: 'Archive' })],
  Jobs: [makeJob({ ...mine, title: 'Archived job', listOrganizer: 'Archive' })],
};

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

  it('names its tab in the address, so that the menu can mark it', async () => {
    const { router } = renderRoutes(archiveRoutes, paths.jobArchive, { rows });
    expect(await screen.findByText('Put away')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=trackers');
  });
});
