import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '@/domain/jobs/job';
import { paths } from '@/domain/navigation/paths';
import { atWallClock } from '@/domain/time/time';
import { makeJob, makeRoster, makeSettings } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { jobRoutes } from '../routes';

const OWNER = 'person-1';
const at = (day: string) => atWallClock(day, '08:00', 'America/Chicago');
const JOBS: readonly Partial<Job>[] = [
  { title: 'Ridge vent', plannedStart: at('2026-03-10'), status: 'Completed', jobType: 'Repair' },
  { title: 'Tear-off north', plannedStart: at('2026-03-31'), jobType: 'Tear-off', assignees: ['tom'] },
  { title: 'Gutters', plannedStart: at('2026-07-02'), listOrganizer: 'Archive', status: 'Completed' },
  { title: 'Old work', plannedStart: at('2025-12-31') },
  { title: 'Unplanned', plannedStart: null },
];

function open(address: string) {
  const crews = [{ id: 'a', name: 'Crew A', lead: 'tom', members: [] }];
  return renderRoutes(jobRoutes, address, {
    rows: {
      Settings: [makeSettings({ owner: OWNER, crews, timeZone: 'America/Chicago' })],
      Rosters: [makeRoster({ owner: OWNER })],
      Jobs: JOBS.map((job, index) =>
        makeJob({ owner: OWNER, assignees: [OWNER], uuid: `job-${index}`, jobType: 'Install', ...job }),
      ),
    },
  });
}

const totals = async () => within(await screen.findByRole('region', { name: 'Totals' }));

describe('the jobs of a year', () => {
  beforeAll(async () => {
    await Promise.all([import('./year-page'), import('./this-year')]);
  }, 60_000);

  it('are those that are planned to start in it, open and archived, by month', async () => {
    open(paths.jobsOfYear(2026));
    expect(await screen.findByText('Gutters')).toBeVisible();
    expect(screen.queryByText('Old work')).not.toBeInTheDocument();
    expect(screen.queryByText('Unplanned')).not.toBeInTheDocument();
    const march = await (await totals()).findByRole('button', { name: /^March 2 ?1 done/ });
    expect(march).toHaveAttribute('aria-pressed', 'false');
  });

  it('are filtered by a total, and shown again without it', async () => {
    const { user } = open(paths.jobsOfYear(2026));
    await screen.findByText('Gutters');
    const march = await (await totals()).findByRole('button', { name: /^March/ });
    await user.click(march);
    await waitFor(() => expect(screen.queryByText('Gutters')).not.toBeInTheDocument());
    expect(screen.getByText('Ridge vent')).toBeVisible();
    await user.click(march);
    expect(await screen.findByText('Gutters')).toBeVisible();
  });

  it('are counted by type and by crew', async () => {
    const { user } = open(paths.jobsOfYear(2026));
    await user.click(await (await totals()).findByRole('button', { name: 'Type' }));
    expect(await (await totals()).findByRole('button', { name: /^Repair 1 ?1 done/ })).toBeVisible();
    await user.click(await (await totals()).findByRole('button', { name: 'Crew' }));
    await user.click(await (await totals()).findByRole('button', { name: /^Crew A 1 ?0 done/ }));
    await waitFor(() => expect(screen.queryByText('Ridge vent')).not.toBeInTheDocument());
    expect(screen.getByText('Tear-off north')).toBeVisible();
  });

  it.each([paths.allJobs, paths.jobsOfYear('soon')])('are those of this year at %s', async (address) => {
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: /Jobs of 2026/ })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Jobs of 2025' })).toHaveAttribute(
      'href',
      paths.jobsOfYear(2025),
    );
  });
});
