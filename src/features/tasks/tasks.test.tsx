import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TaskTemplate } from '@/domain/company/task-templates';
import { instant } from '@/domain/core/value';
import { paths } from '@/domain/navigation/paths';
import { FREE_REMINDER } from '@/domain/tasks/task';
import type { Task } from '@/domain/tasks/task';
import { makeRoster, makeSettings, makeTask, makeTracker } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import type { RenderRoutesOptions } from '@tests/setup/render-routes';
import { DueTasks } from './due-tasks';
import { RecordTasks } from './record-tasks';
import { taskRoutes } from './routes';

const OWNER = 'person-1';
/** 9 am in Chicago, before every test's now. */
const OVER = Date.UTC(2026, 0, 5, 15);
const mine = { owner: OWNER, assignees: [OWNER] } as const;

function open(
  address: string,
  tasks: readonly Partial<Task>[],
  user?: RenderRoutesOptions['user'],
  taskTemplates: readonly TaskTemplate[] = [],
) {
  return renderRoutes(taskRoutes, address, {
    ...(user && { user }),
    rows: {
      Settings: [makeSettings({ owner: OWNER, taskTemplates })],
      Rosters: [makeRoster({ owner: OWNER })],
      Trackers: [makeTracker({ owner: OWNER, uuid: 'tracker-1', title: 'Full replacement' })],
      Tasks: tasks.map((task, index) => makeTask({ ...mine, uuid: `task-${index}`, ...task })),
    },
  });
}

const stored = (store: ReturnType<typeof open>['store'], id = 'task-0') =>
  store.server.read({ collection: 'Tasks', id });

describe('the task lists', () => {
  // Loads the pages' chunks once, outside the timeouts of single tests.
  beforeAll(async () => {
    await Promise.all([
      import('./list/tasks-page'),
      import('./record/task-page'),
      import('./create/create-task-page'),
    ]);
  }, 60_000);

  it('show what the viewer has to do, what is due first, and nothing that is done', async () => {
    open(paths.tasks, [
      { title: 'Order vents', dueOn: '2026-12-20' },
      { title: 'Pick up the permit', dueOn: '2026-11-20' },
      { title: 'Yard sign', status: 'Done' },
      { title: 'For Tom', assignees: ['tom'] },
    ]);
    await screen.findByText('Pick up the permit');
    const rows = screen.getAllByRole('row').map((row) => row.textContent ?? '');
    const at = (title: string) => rows.findIndex((row) => row.includes(title));
    expect(at('Pick up the permit')).toBeLessThan(at('Order vents'));
    expect(rows.find((row) => row.includes('Pick up the permit'))).toContain('Overdue');
    expect(screen.queryByText('Yard sign')).not.toBeInTheDocument();
    expect(screen.queryByText('For Tom')).not.toBeInTheDocument();
  });

  it.each([
    ['', ['Overdue 2', 'Later 1']],
    ['?sort=number', []],
    ['?status=Done', []],
  ])('head what is overdue and due later: %s', async (query, headings) => {
    open(`${paths.tasks}${query}`, [
      { title: 'Order vents', dueOn: '2026-12-20' },
      { title: 'Pick up the permit', dueOn: '2026-11-20' },
      { title: 'Call the inspector', dueOn: '2026-11-20' },
      { title: 'Yard sign', status: 'Done' },
    ]);
    await screen.findByText(query.includes('Done') ? 'Yard sign' : 'Pick up the permit');
    expect(screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(headings);
  });

  it('show everyone’s to the company', async () => {
    open(paths.companyTasks, [{ title: 'For Tom', assignees: ['tom'] }], { isCompanyAdmin: true });
    expect(await screen.findByText('For Tom')).toBeVisible();
  });

  it('show everyone’s to administrators of a company alone', async () => {
    const limits = ['tasks:view', 'scope:all'] as const;
    open(paths.companyTasks, [{ title: 'For Tom', assignees: ['tom'] }], {
      isAdmin: false,
      isCompanyAdmin: false,
      permissionLevel: limits,
    });
    expect(await screen.findByText(/Company Tasks are for administrators/)).toBeVisible();
    expect(screen.queryByText('For Tom')).not.toBeInTheDocument();
  });

  it('lead to what is archived, and back', async () => {
    const { user } = open(paths.tasks, [
      { title: 'Order vents' },
      { title: 'Old permit', status: 'Done', listOrganizer: 'Archive' },
    ]);
    await screen.findByText('Order vents');
    await user.click(screen.getByRole('button', { name: /^More/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
    expect(await screen.findByText('Old permit')).toBeVisible();
    expect(screen.queryByText('Order vents')).not.toBeInTheDocument();
  });

  it('teach what tasks are for', async () => {
    open(paths.tasks, []);
    expect(await screen.findByText('Nothing to do')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Add task' })[0]).toHaveAttribute('href', paths.newTask);
  });
});

describe('the tasks of a day', () => {
  it('are the viewer’s that are overdue or due today, ticked off here', async () => {
    const rows = [
      { title: 'Order vents', dueOn: '2026-11-24' },
      { title: 'Pick up the permit', dueOn: '2026-11-20' },
      { title: 'Call the inspector', dueOn: '2026-11-23' },
      { title: 'For Tom', dueOn: '2026-11-23', assignees: ['tom'] },
    ].map((task, index) => makeTask({ ...mine, uuid: `task-${index}`, ...task }));
    const { user, store } = renderRoutes([{ path: '/', element: <DueTasks /> }], '/', {
      rows: { Settings: [makeSettings({ owner: OWNER })], Tasks: rows },
    });
    await screen.findByRole('link', { name: 'Pick up the permit' });
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(screen.getByRole('checkbox', { name: 'Done: Call the inspector' }));
    await waitFor(() => expect(stored(store, 'task-2')?.['status']).toBe('Done'));
  });
});

describe('the tasks of a record', () => {
  it('include those of what is under it', async () => {
    const rows = [
      makeTask({ ...mine, uuid: 'a', title: 'At the job', recordId: 'job-1', customerId: 'customer-1' }),
      makeTask({ ...mine, uuid: 'b', title: 'Elsewhere', recordId: 'job-2', customerId: 'customer-2' }),
    ];
    renderRoutes([{ path: '/', element: <RecordTasks noun="customer" recordId="customer-1" /> }], '/', {
      rows: { Tasks: rows },
    });
    expect(await screen.findByRole('link', { name: 'At the job' })).toBeVisible();
    expect(screen.queryByText('Elsewhere')).not.toBeInTheDocument();
  });
});

describe('a task', () => {
  it('is done by its next action, and taken back', async () => {
    const { user, store } = open(paths.task('task-0'), [{ title: 'Order vents' }]);
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(stored(store)?.['status']).toBe('Done'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store)?.['status']).toBe('To Do'));
  });

  it('says what it is about, and leads there', async () => {
    const about = { recordNoun: 'tracker' as const, recordId: 'tracker-1', recordTitle: 'Full replacement' };
    open(paths.task('task-0'), [about]);
    expect(await screen.findByRole('link', { name: 'Full replacement' })).toHaveAttribute(
      'href',
      paths.tracker('tracker-1'),
    );
  });

  it('moves in its list with its day', async () => {
    const { user, store } = open(paths.task('task-0'), [{ title: 'Order vents', dueOn: '2026-12-20' }]);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    const time = dialog.getByLabelText('At');
    await user.click(time);
    await user.paste('25:00');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Enter a time like 2:30 pm or 14:30.')).not.toHaveLength(0);
    await user.clear(time);
    await user.paste('2:30pm');
    await user.tab();
    expect(time).toHaveValue('2:30 pm');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored(store)?.['due']).toBe('2026-12-20 14:30'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    ['moves alone', false, '2026-11-24'],
    ['moves with the next ones', true, '2026-11-26'],
  ])('of a series %s, as one chooses', async (_, movesNext, seriesOn) => {
    const series = { repeat: 'Every week', seriesId: 'task-0', seriesOn: '2026-11-24' } as const;
    const { user, store } = open(paths.task('task-0'), [{ dueOn: '2026-11-24', ...series }]);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    expect(dialog.queryByLabelText('Move the next ones, too')).not.toBeInTheDocument();
    const day = within(dialog.getByRole('group', { name: 'Due on' }));
    await user.click(day.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('26');
    const next = await dialog.findByLabelText('Move the next ones, too');
    if (movesNext) await user.click(next);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored(store)).toMatchObject({ dueOn: '2026-11-26', seriesOn }));
  });

  it.each([
    ['drops the time with another reminder', '1 hour before', { remind: '1 hour before', remindOn: null }],
    ['keeps it when the title alone changes', null, { remind: FREE_REMINDER, remindOn: instant(OVER) }],
  ])('reminded at a time that is over %s', async (_, other, kept) => {
    const reminded = { remind: FREE_REMINDER, remindOn: OVER } as const;
    const { user, store } = open(paths.task('task-0'), [{ dueOn: '2026-12-20', ...reminded }]);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    const title = dialog.getByLabelText(/What is to be done/);
    await user.clear(title);
    await user.click(title);
    await user.paste('Call again');
    if (other !== null) {
      await user.click(dialog.getByRole('combobox', { name: /Remind me/ }));
      await user.click(await screen.findByRole('option', { name: other }));
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored(store)).toMatchObject({ title: 'Call again', ...kept }));
  });

  it('of a series that moves keeps what is left of its count', async () => {
    const series = { repeat: 'FREQ=WEEKLY;COUNT=5', seriesId: 's', seriesOn: '2026-11-10' } as const;
    const id = 's-2026-11-24';
    const { user, store } = open(paths.task(id), [{ uuid: id, dueOn: '2026-11-24', ...series }]);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit task' }));
    const day = within(dialog.getByRole('group', { name: 'Due on' }));
    await user.click(day.getByRole('spinbutton', { name: 'Day' }));
    await user.keyboard('26');
    await user.click(await dialog.findByLabelText('Move the next ones, too'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const moved = { dueOn: '2026-11-26', seriesOn: '2026-11-26', repeat: 'FREQ=WEEKLY;COUNT=3' };
    await waitFor(() => expect(stored(store, id)).toMatchObject(moved));
  });

  it('is read by people who may not edit it', async () => {
    open(paths.task('task-0'), [{ title: 'Order vents' }], {
      isAdmin: false,
      permissionLevel: ['tasks:view', 'scope:all'],
    });
    expect(await screen.findByRole('heading', { name: 'Order vents', level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument();
  });
});

describe('a new task', () => {
  it('is about the record one came from, and opens at once', async () => {
    const { user, store } = open(`${paths.newTask}?tracker=tracker-1`, []);
    expect(await screen.findByText('About Full replacement')).toBeVisible();
    const title = screen.getByLabelText(/What is to be done/);
    await user.click(title);
    await user.paste('Call the inspector');
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findByRole('heading', { name: 'Call the inspector', level: 1 })).toBeVisible();
    const [made] = store.server.rows('Tasks').values();
    expect(made?.data).toMatchObject({
      recordNoun: 'tracker',
      trackerId: 'tracker-1',
      assignees: [OWNER],
      due: '9999-12-31 99:99',
    });
  });

  it('takes the steps of a template, and its reminder', async () => {
    const steps = ['Call the city', 'Pay the fee'];
    const { user, store } = open(`${paths.newTask}?on=2026-11-24`, [], undefined, [
      { id: 'permit', name: 'Permit', jobType: '', steps },
    ]);
    await user.click(await screen.findByLabelText(/What is to be done/));
    await user.paste('Get the permit');
    await user.click(await screen.findByRole('combobox', { name: /Steps from a template/ }));
    await user.click(await screen.findByRole('option', { name: 'Permit' }));
    await user.click(screen.getByRole('combobox', { name: /Remind me/ }));
    await user.click(await screen.findByRole('option', { name: '1 hour before' }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByRole('heading', { name: 'Get the permit', level: 1 });
    const [made] = store.server.rows('Tasks').values();
    const checklist = steps.map((text) => ({ text }));
    expect(made?.data).toMatchObject({ remind: '1 hour before', checklist });
  });

  it('is called as its template until a title is typed, and shows its steps', async () => {
    const template = { id: 'permit', name: 'Permit', jobType: '', steps: ['Call the city', 'Pay the fee'] };
    const { user } = open(paths.newTask, [], undefined, [
      template,
      { ...template, id: 'old', name: 'Dry-in' },
    ]);
    const choose = async (name: string) => {
      await user.click(screen.getByRole('combobox', { name: /Steps from a template/ }));
      await user.click(await screen.findByRole('option', { name }));
    };
    const title = await screen.findByLabelText(/What is to be done/);
    await choose('Permit');
    expect(title).toHaveValue('Permit');
    expect(screen.getByText('2 steps: Call the city, Pay the fee.')).toBeVisible();
    await choose('Dry-in');
    expect(title).toHaveValue('Dry-in');
    await user.click(title);
    await user.paste(' of the porch');
    await choose('Permit');
    expect(title).toHaveValue('Dry-in of the porch');
  });

  it('needs a day for a reminder', async () => {
    const { user } = open(paths.newTask, []);
    await user.click(await screen.findByRole('combobox', { name: /Remind me/ }));
    await user.click(await screen.findByRole('option', { name: 'When it is due' }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findAllByText('A reminder needs a day.')).not.toHaveLength(0);
  });

  it('repeats by a rule that is said in words', async () => {
    const { user, store } = open(`${paths.newTask}?on=2026-11-24`, []);
    const choose = async (field: RegExp, option: string) => {
      await user.click(await screen.findByRole('combobox', { name: field }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await user.click(await screen.findByLabelText(/What is to be done/));
    await user.paste('Check the trailers');
    await choose(/Repeats/, 'Weekly');
    expect(screen.getByRole('button', { name: 'Tuesday', pressed: true })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Friday' }));
    await choose(/How often/, 'Every 2 weeks');
    await choose(/Times/, '10');
    expect(screen.getByText('Every 2 weeks on Tuesday and Friday, 10 times')).toBeVisible();
    const day = within(screen.getByRole('group', { name: 'Due on' }));
    await user.click(day.getByRole('spinbutton', { name: 'Month' }));
    for (const key of '12092026') await user.keyboard(key);
    expect(screen.getByText('Every 2 weeks on Wednesday and Friday, 10 times')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByRole('heading', { name: 'Check the trailers', level: 1 });
    const [made] = store.server.rows('Tasks').values();
    const repeat = 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,FR;COUNT=10';
    expect(made?.data).toMatchObject({ repeat, seriesOn: '2026-12-09' });
    expect(screen.getByText('Every 2 weeks on Wednesday and Friday, 10 times')).toBeVisible();
  });

  it('reminds at a time of its own, without a day, but not in the past', async () => {
    const { user, store } = open(paths.newTask, []);
    await user.click(await screen.findByLabelText(/What is to be done/));
    await user.paste('Call the city');
    await user.click(screen.getByRole('combobox', { name: /Remind me/ }));
    await user.click(await screen.findByRole('option', { name: FREE_REMINDER }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findAllByText('Choose when you want to be reminded.')).not.toHaveLength(0);
    const time = within(await screen.findByRole('group', { name: /Remind me at/ }));
    await user.click(time.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('010520200900AM');
    expect(await screen.findAllByText('This time is over. Choose a later one.')).not.toHaveLength(0);
    await user.click(time.getByRole('spinbutton', { name: 'Year' }));
    await user.keyboard('2031');
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByRole('heading', { name: 'Call the city', level: 1 });
    const [made] = store.server.rows('Tasks').values();
    expect(made?.data).toMatchObject({
      remind: FREE_REMINDER,
      remindOn: instant(Date.UTC(2031, 0, 5, 15)),
      dueOn: '',
    });
  });

  it('repeats until a last day, which is not before its own', async () => {
    const { user, store } = open(`${paths.newTask}?on=2026-11-24`, []);
    await user.click(await screen.findByLabelText(/What is to be done/));
    await user.paste('Check the ladders');
    await user.click(screen.getByRole('combobox', { name: /Repeats/ }));
    await user.click(await screen.findByRole('option', { name: 'Daily' }));
    const until = within(screen.getByRole('group', { name: 'Last day' }));
    await user.click(until.getByRole('spinbutton', { name: 'Month' }));
    await user.keyboard('11232026');
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findAllByText(/The repeat ends before the task is due/)).not.toHaveLength(0);
    await user.click(until.getByRole('spinbutton', { name: 'Year' }));
    await user.keyboard('2199');
    expect(await screen.findAllByText('This day is too far away. Check the year.')).not.toHaveLength(0);
    await user.click(until.getByRole('spinbutton', { name: 'Year' }));
    await user.keyboard('2027');
    expect(await screen.findByText('Every day, until Nov 23, 2027')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    await screen.findByRole('heading', { name: 'Check the ladders', level: 1 });
    const [made] = store.server.rows('Tasks').values();
    expect(made?.data).toMatchObject({ repeat: 'FREQ=DAILY;UNTIL=20271123', seriesOn: '2026-11-24' });
  });

  it('needs words, and a day when it repeats', async () => {
    const { user } = open(paths.newTask, []);
    await user.click(await screen.findByRole('combobox', { name: /Repeats/ }));
    await user.click(await screen.findByRole('option', { name: 'Weekly' }));
    await user.click(screen.getByRole('button', { name: 'Add task' }));
    expect(await screen.findAllByText('Write what is to be done.')).not.toHaveLength(0);
    expect(screen.getAllByText('A task that repeats needs a day.')).not.toHaveLength(0);
  });
});
