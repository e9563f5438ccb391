import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { foundBy } from '@/domain/search/find';
import { makeJob, makeRoster, makeSettings } from '@tests/factories/records';
import { renderRoutes } from '@tests/setup/render-routes';
import { QuickTask } from './quick-task';

const OWNER = 'person-1';
const mine = { owner: OWNER, assignees: [OWNER] } as const;
const person = { email: '', phone: '', picture: '', role: '', active: true } as const;

function open(more: readonly object[] = []) {
  const onClose = vi.fn();
  const job = makeJob({ ...mine, uuid: 'job-1', title: 'Tear-off', number: 12, numberPrefix: 'J-' });
  const roster = makeRoster({ owner: OWNER });
  const [one] = roster.people;
  const people = [
    { ...one, ...person, uid: 'tom', name: 'Tom Hollis' },
    { ...one, ...person, uid: 'ana', name: 'Ana Ortiz' },
    { ...one, ...person, uid: 'rosa', name: 'Rosa Ortiz' },
    ...more.map((other) => ({ ...one, ...person, ...other })),
  ];
  const view = renderRoutes([{ path: '/', element: <QuickTask open onClose={onClose} /> }], '/', {
    user: { isCompanyAdmin: true },
    rows: {
      Settings: [makeSettings({ owner: OWNER })],
      Rosters: [{ ...roster, people }],
      Jobs: [{ ...job, ...foundBy(job) }],
      Tasks: [],
    },
  });
  const tasks = () => [...view.store.server.rows('Tasks').values()].map(({ data }) => data);
  return { ...view, onClose, tasks };
}

const line = () => screen.findByRole('textbox', { name: 'What, when, for whom' });
const add = () => screen.getByRole('button', { name: 'Add task' });

describe('a quick task', () => {
  beforeAll(async () => {
    await import('./quick-add-dialog');
  }, 60_000);

  it('takes day, time, record and person from one line', async () => {
    const { user, tasks, onClose } = open();
    await user.type(await line(), 'call the inspector tomorrow 9am #J-12 @tom');
    expect(await screen.findByRole('button', { name: 'Remove J-12 Tear-off' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Tom Hollis' })).toBeVisible();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(tasks()).toHaveLength(1));
    expect(tasks()[0]).toMatchObject({
      title: 'Call the inspector',
      taskType: 'Call',
      dueOn: '2026-11-24',
      dueTime: '09:00',
      assignees: ['tom'],
      recordNoun: 'job',
      recordId: 'job-1',
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks who is meant, leaves out a date that is none, and says which number nothing has', async () => {
    const { user, tasks } = open();
    await user.type(await line(), 'watch Tomorrow with @ort #J-99');
    expect(await screen.findByText(/has the number J-99/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Rosa Ortiz' }));
    await user.click(screen.getByRole('button', { name: /^Remove .*24/ }));
    await user.click(add());
    await waitFor(() => expect(tasks()).toHaveLength(1));
    expect(tasks()[0]).toMatchObject({ title: 'Watch Tomorrow with #J-99', dueOn: '', assignees: ['rosa'] });
  });

  it('waits for the record when Enter comes before it was found', async () => {
    const { user, tasks } = open();
    const field = await line();
    await user.click(field);
    await user.paste('call @rosa about #J-12 vents');
    await user.keyboard('{Enter}');
    expect(tasks()).toHaveLength(0);
    await waitFor(() => expect(tasks()).toHaveLength(1));
    expect(tasks()[0]).toMatchObject({ title: 'Call about vents', recordId: 'job-1', assignees: ['rosa'] });
  });

  it('asks for words when nothing but a number was typed, and keeps the line', async () => {
    const { user, tasks } = open();
    const field = await line();
    await user.click(field);
    await user.paste('#J-12 friday');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Write what is to be done.')).toBeVisible();
    expect(field).toHaveValue('#J-12 friday');
    expect(add()).toBeEnabled();
    expect(tasks()).toHaveLength(0);
  });

  it('tells coworkers of one name apart by their job role', async () => {
    const { user, tasks } = open([
      { uid: 'ann-1', name: 'Ann Lee', role: 'Estimator' },
      { uid: 'ann-2', name: 'Ann Lee', role: 'Foreman' },
    ]);
    await user.type(await line(), 'sweep @ann');
    expect(screen.getByRole('button', { name: 'Ann Lee, Estimator' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ann Lee, Foreman' }));
    expect(screen.getByRole('button', { name: 'Remove Ann Lee, Foreman' })).toBeVisible();
    await user.click(add());
    await waitFor(() => expect(tasks()).toHaveLength(1));
    expect(tasks()[0]).toMatchObject({ title: 'Sweep', assignees: ['ann-2'] });
  });

  it('repeats, and puts back into the title what is taken back', async () => {
    const { user, tasks } = open();
    await user.type(await line(), 'sweep every monday 7am @tom #J-12');
    await user.click(await screen.findByRole('button', { name: 'Remove J-12 Tear-off' }));
    await user.click(screen.getByRole('button', { name: 'Remove Tom Hollis' }));
    expect(screen.getByRole('button', { name: 'Remove Every week on Monday' })).toBeVisible();
    await user.click(add());
    await waitFor(() => expect(tasks()).toHaveLength(1));
    expect(tasks()[0]).toMatchObject({
      title: 'Sweep @tom #J-12',
      recordId: '',
      assignees: [OWNER],
      dueOn: '2026-11-30',
      dueTime: '07:00',
      repeat: 'FREQ=WEEKLY',
      seriesOn: '2026-11-30',
    });
  });

  it('says of a date that no task can have that it stays in the title', async () => {
    const { user, tasks } = open();
    await user.type(await line(), 'order the slate 1 jan 1970');
    expect(await screen.findByText(/^“1 jan 1970” is too far/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Materials' }));
    await user.click(add());
    await waitFor(() => expect(tasks()).toHaveLength(1));
    expect(tasks()[0]).toMatchObject({ title: 'Order the slate 1 jan 1970', dueOn: '', taskType: 'To do' });
  });

  it('needs words, and keeps them until they are saved', async () => {
    const first = open();
    await first.user.click(await screen.findByRole('button', { name: 'Add task' }));
    expect(await screen.findByText('Write what is to be done.')).toBeVisible();
    await first.user.type(await line(), 'x'.repeat(171));
    await first.user.click(add());
    expect(await screen.findByText('Write at most 170 characters.')).toBeVisible();
    first.unmount();
    open();
    expect(await line()).toHaveValue('x'.repeat(171));
  });
});
