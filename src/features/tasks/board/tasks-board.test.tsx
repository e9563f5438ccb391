import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@/domain/navigation/paths';
import { makeRoster, makeSettings, makeTask } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { taskRoutes } from '../routes';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER] } as const;

function open(address: string) {
  const tasks = [
    ...Array.from({ length: 9 }, (_, at) => ({ title: `Call ${at}`, dueOn: `2026-12-0${at + 1}` })),
    { title: 'Order vents', status: 'Waiting', dueOn: '2026-11-20', taskType: 'Materials' },
    { title: 'Yard sign', status: 'Done', statusAt: 2_000 },
    { title: 'First call', status: 'Done', statusAt: 1_000 },
    { title: 'Old permit', status: 'Done', listOrganizer: 'Archive' },
    { title: 'For Tom', assignees: ['tom'] },
  ] as const;
  return renderRoutes(taskRoutes, address, {
    user: { isCompanyAdmin: true },
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [makeRoster({ owner: OWNER })],
      Tasks: tasks.map((task, at) => makeTask({ ...mine, uuid: `task-${at}`, ...task })),
    },
  });
}

const column = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the board of tasks', () => {
  beforeAll(async () => {
    await Promise.all([import('./tasks-board'), import('../list/tasks-page')]);
  }, 60_000);

  it('has a column for each status, what is due first, and what was done last', async () => {
    open(`${paths.tasks}?view=board`);
    const waiting = await column('Waiting');
    expect(await waiting.findByRole('button', { name: /Order vents.*Overdue/ })).toBeVisible();
    const done = await column('Done');
    const cards = await done.findAllByRole('button', { name: /sign|call/i });
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Yard sign'),
      expect.stringContaining('First call'),
    ]);
    expect(screen.queryByText('Old permit')).not.toBeInTheDocument();
    expect(screen.queryByText('For Tom')).not.toBeInTheDocument();
  });

  it('shows more of a status when asked', async () => {
    const { user } = open(`${paths.tasks}?view=board`);
    const todo = await column('To Do');
    expect(await todo.findAllByRole('button', { name: /Call/ })).toHaveLength(7);
    expect(await todo.findByText('9')).toBeVisible();
    await user.click(todo.getByRole('button', { name: 'Show more' }));
    expect(await todo.findByRole('button', { name: /Call 8/ })).toBeVisible();
  });

  it('shows the tasks of one person of the company', async () => {
    open(`${paths.companyTasks}?view=board&person=tom`);
    expect(await screen.findByRole('button', { name: /For Tom/ })).toBeVisible();
    expect(screen.queryByText('Call 1')).not.toBeInTheDocument();
  });

  it('shows the tasks that a search and the filters in the address ask for', async () => {
    const { user, router } = open(`${paths.tasks}?view=board&type=Materials`);
    expect(await screen.findByRole('button', { name: /Order vents/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Call 1/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Clear Type/ }));
    await user.type(screen.getByRole('searchbox'), 'yard');
    await waitFor(() => expect(router.state.location.search).toBe('?view=board&q=yard'));
    expect(await screen.findByRole('button', { name: /Yard sign/ })).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Order vents/ })).not.toBeInTheDocument(),
    );
  });

  it('folds a column, which stays so on this device', async () => {
    const { user, unmount } = open(`${paths.tasks}?view=board`);
    await user.click((await column('Waiting')).getByRole('button', { name: 'Waiting' }));
    expect(screen.queryByRole('button', { name: /Order vents/ })).not.toBeInTheDocument();
    unmount();
    const again = open(`${paths.tasks}?view=board`);
    const name = (await column('Waiting')).getByRole('button', { name: 'Waiting' });
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await again.user.click(name);
    expect(await screen.findByRole('button', { name: /Order vents/ })).toBeVisible();
  });

  it('is reached from the list, and leads back', async () => {
    const { user } = open(paths.tasks);
    await user.click(await screen.findByRole('button', { name: 'Board' }));
    await column('To Do');
    await user.click(screen.getByRole('button', { name: 'List' }));
    expect(await screen.findByRole('grid', { name: 'My Tasks' })).toBeVisible();
  });
});
