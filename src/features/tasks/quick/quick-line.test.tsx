import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeRoster, makeSettings } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { taskRoutes } from '../routes';

const OWNER = 'person-1';

beforeAll(async () => {
  await Promise.all([import('../list/tasks-page'), import('./quick-line-parts')]);
}, 60_000);

const open = (address: string, permissionLevel?: readonly string[]) =>
  renderRoutes(taskRoutes, address, {
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [makeRoster({ owner: OWNER })],
      Tasks: [],
    },
    user: permissionLevel
      ? { isAdmin: false, permissionLevel: [...permissionLevel] }
      : { isCompanyAdmin: true },
  });

it('takes one task after the other from the line above the list', async () => {
  const { user, store } = open(paths.tasks);
  const tasks = () => [...store.server.rows('Tasks').values()].map(({ data }) => data);
  const line = await screen.findByRole('textbox', { name: 'Quick task' });
  await user.type(line, 'call the inspector tomorrow 9am');
  expect(await screen.findByRole('button', { name: /^Remove Tue, Nov 24, 9:00/ })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(tasks()).toHaveLength(1));
  expect(tasks()[0]).toMatchObject({ title: 'Call the inspector', dueOn: '2026-11-24', dueTime: '09:00' });
  expect(line).toHaveValue('');
  await user.type(line, 'order vents');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(tasks()).toHaveLength(2));
  expect(tasks()[1]).toMatchObject({ title: 'Order vents', dueOn: '' });
});

it('says what is missing in an empty line, and adds nothing', async () => {
  const { user, store } = open(paths.tasks);
  await user.type(await screen.findByRole('textbox', { name: 'Quick task' }), '{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Write what is to be done.');
  expect(store.server.rows('Tasks').size).toBe(0);
});

it('is not shown to users who may only see tasks, nor above the archive', async () => {
  open(paths.tasks, ['tasks:view', 'scope:all']);
  expect(await screen.findByText('Nothing to do')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Quick task' })).not.toBeInTheDocument();
});
