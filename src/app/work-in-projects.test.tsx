import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeJob, makeProject, makeRoster, makeSettings, makeTracker } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { jobRoutes } from '@/features/jobs/routes';
import { trackerRoutes } from '@/features/trackers/routes';

const routes = [...trackerRoutes, ...jobRoutes];
const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER] } as const;

function open(address: string) {
  return renderRoutes(routes, address, {
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [makeRoster({ owner: OWNER })],
      Projects: [makeProject({ ...mine, uuid: 'project-0', title: 'Elm estate' })],
      Trackers: [makeTracker({ ...mine, uuid: 'tracker-1', title: 'Elm Street 4' })],
      Jobs: [
        makeJob({ ...mine, uuid: 'job-1', title: 'Tear-off', trackerId: 'tracker-1' }),
        makeJob({ ...mine, uuid: 'job-2', title: 'Gutters', trackerId: 'tracker-1' }),
      ],
    },
  });
}

const projectOf = (store: ReturnType<typeof open>['store'], collection: string, id: string) =>
  store.server.read({ collection, id })?.['projectId'];

// Loads the pages' chunks once, outside the timeouts of single tests.
beforeAll(async () => {
  await Promise.all(routes.map(async ({ lazy }) => (typeof lazy === 'function' ? await lazy() : null)));
}, 60_000);

it('a tracker goes into a project with its jobs, and out of it again', async () => {
  const { user, store } = open(paths.tracker('tracker-1'));
  await user.click(await screen.findByRole('button', { name: 'Choose…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the project' }));
  await user.type(dialog.getByRole('textbox'), 'nowhere');
  expect(await dialog.findByText('No other open project fits.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox'));
  await user.click(await dialog.findByRole('button', { name: 'Choose Elm estate' }));
  expect(await screen.findByRole('link', { name: 'Elm estate' })).toBeVisible();
  expect(['job-1', 'job-2'].map((id) => projectOf(store, 'Jobs', id))).toEqual(['project-0', 'project-0']);
  await user.click(await screen.findByRole('button', { name: 'Change…' }));
  await user.click(await screen.findByRole('button', { name: 'Take out of the project' }));
  await waitFor(() => expect(projectOf(store, 'Trackers', 'tracker-1')).toBe(''));
  expect(projectOf(store, 'Jobs', 'job-1')).toBe('');
});

it('a job goes into a project alone, without its tracker', async () => {
  const { user, store } = open(paths.job('job-2'));
  await user.click(await screen.findByRole('button', { name: 'Choose…' }));
  await user.click(await screen.findByRole('button', { name: 'Choose Elm estate' }));
  await waitFor(() => expect(projectOf(store, 'Jobs', 'job-2')).toBe('project-0'));
  expect(projectOf(store, 'Trackers', 'tracker-1')).toBe('');
});
