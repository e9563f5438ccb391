import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import { memoryStoreWith } from '@/data/testing/render-with-data';
import { PRESETS } from '@/domain/access/presets';
import { makeJob, makeSettings, makeTracker, makeVisit } from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { CrewDay } from './crew-day';

const ME = 'person-1';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const mine = { owner: ME, assignees: [ME] } as const;
const crew = [ME];

const steps = [
  { id: 'a', text: 'Tarps' },
  { id: 'b', text: 'Magnet' },
];
const job = makeJob({
  ...mine,
  status: 'Scheduled',
  phone: '+12185550142',
  streetAddress: '12 Elm Street',
  checklist: steps,
  stepsDone: ['a'],
  plannedEnd: NOW + 4 * HOUR,
});
const visit = makeVisit({ ...mine, crew, title: 'Tear-off', start: NOW + HOUR, end: NOW + 4 * HOUR });
const later = makeVisit({
  ...visit,
  uuid: 'visit-2',
  title: 'Gutters',
  start: NOW + 2 * DAY,
  end: NOW + 2 * DAY + HOUR,
});

function open(changed: object = {}, clock = Date.now) {
  const rows = {
    Settings: [makeSettings({ owner: ME })],
    Jobs: [job],
    Visits: [later, visit],
    ...changed,
  };
  return renderRoutes([{ path: '/', element: <CrewDay /> }], '/', {
    user: {
      isAdmin: false,
      companyUser: true,
      companyUuid: ME,
      permissionLevel: PRESETS['Field worker'],
    },
    store: memoryStoreWith(rows, { clock }),
  });
}

const stored = (store: MemoryStore, collection: string, id: string) => store.server.read({ collection, id });

describe('a crew’s day', () => {
  it('shows the visits with routes, and the coming week', async () => {
    open();
    const day = within(await screen.findByRole('region', { name: 'Your day' }));
    expect(await day.findByRole('link', { name: 'Tear-off' })).toHaveAttribute(
      'href',
      `/app/management/jobs/${job.uuid}`,
    );
    expect(await day.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+12185550142');
    expect(day.getByRole('link', { name: 'Route' })).toBeVisible();
    expect(day.getByRole('link', { name: 'Checklist: 1 of 2 done' })).toBeVisible();
    const week = within(screen.getByRole('region', { name: 'The coming week' }));
    expect(week.getByRole('link', { name: /Gutters/ })).toBeVisible();
  });

  it('shows the instructions for the crew, and how to get in', async () => {
    const accessNotes = 'Key at the neighbour’s.';
    open({ Jobs: [{ ...job, accessNotes, instructions: 'Gate code 4711, dog in the yard.' }] });
    expect(await screen.findByRole('region', { name: 'Access notes' })).toHaveTextContent(accessNotes);
    const section = await screen.findByRole('region', { name: 'Instructions for the crew' });
    expect(section).toHaveTextContent('Gate code 4711, dog in the yard.');
  });

  it('takes a photo as the report of a problem, without a word', async () => {
    const { user, store } = open({ Visits: [{ ...visit, status: 'On The Way' as const }] });
    await user.click(await screen.findByRole('button', { name: 'Tell of a problem' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tell the office of a problem' }));
    expect(await dialog.findByRole('heading', { name: 'Photos of the problem' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Tell the office' }));
    expect(await dialog.findAllByText('Say what the problem is, or add a photo of it.')).not.toHaveLength(0);
    const photo = new File(['photo'], 'rafter.txt', { type: 'text/plain' });
    await user.upload(await dialog.findByLabelText('Photos or files to add'), photo);
    await waitFor(() => expect(dialog.getByText('rafter.txt')).toBeVisible());
    await user.click(dialog.getByRole('button', { name: 'Tell the office' }));
    await waitFor(() =>
      expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ problem: 'See the photos.', problemBy: ME }),
    );
  });

  it('shows with a problem its own photos, also when the clock of the phone is ahead', async () => {
    const { user } = open({ Visits: [{ ...visit, status: 'On The Way' as const }] }, () => Date.now() - DAY);
    const tell = async (photo: string) => {
      await user.click(await screen.findByRole('button', { name: 'Tell of a problem' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Tell the office of a problem' }));
      const file = new File([photo], photo, { type: 'application/pdf' });
      await user.upload(await dialog.findByLabelText('Photos or files to add'), file);
      expect(await dialog.findByRole('button', { name: `Open ${photo}` })).toBeVisible();
      return dialog;
    };
    const first = await tell('Decking.pdf');
    await user.click(first.getByRole('textbox', { name: 'What is the problem?' }));
    await user.paste('Rotten decking.');
    await user.click(first.getByRole('button', { name: 'Tell the office' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await tell('Gutter.pdf');
    expect(second.queryByText('Decking.pdf')).not.toBeInTheDocument();
  });

  it.each([
    ['its job', { Jobs: [{ ...job, status: 'Cancelled' as const }] }],
    ['its tracker', { Trackers: [makeTracker({ ...mine, uuid: visit.trackerId, status: 'Cancelled' })] }],
  ])('begins no visit when %s is cancelled, and says so', async (_what, rows) => {
    open({ Visits: [visit], ...rows });
    expect(await screen.findByText(/The office has cancelled this work/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Arrive' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'On my way' })).not.toBeInTheDocument();
  });

  it('ends a visit under way when its job is cancelled', async () => {
    const { user, store } = open({
      Jobs: [{ ...job, status: 'Cancelled' as const }],
      Visits: [{ ...visit, status: 'Working' as const, startedAt: NOW }],
    });
    await user.click(await screen.findByRole('button', { name: 'Finish visit' }));
    await waitFor(() => expect(stored(store, 'Visits', visit.uuid)).toMatchObject({ status: 'Done' }));
  });

  it('starts a visit with its job, and finishes both with the client’s typed signature', async () => {
    const { user, store } = open({ Visits: [visit] });
    await user.click(await screen.findByRole('button', { name: 'Arrive' }));
    await waitFor(() =>
      expect(stored(store, 'Visits', visit.uuid)).toMatchObject({
        status: 'Working',
        startedAt: { $instant: NOW },
      }),
    );
    expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ status: 'In Progress', statusBy: ME });
    await user.click(await screen.findByRole('button', { name: 'Finish and sign off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign off' }));
    const name = dialog.getByLabelText(/Name of the client/);
    await user.clear(name);
    await user.click(name);
    await user.paste('Nadia Sorensen');
    await user.click(dialog.getByRole('button', { name: 'Complete the job' }));
    expect(await dialog.findAllByText('Sign in the box, or choose the typed signature.')).not.toHaveLength(0);
    await user.click(dialog.getByRole('checkbox', { name: /Typed signature/ }));
    await user.click(dialog.getByRole('button', { name: 'Complete the job' }));
    await waitFor(() =>
      expect(stored(store, 'Jobs', job.uuid)).toMatchObject({
        status: 'Completed',
        signedName: 'Nadia Sorensen',
        signature: '',
        signedAt: { $instant: NOW },
      }),
    );
    expect(stored(store, 'Visits', visit.uuid)).toMatchObject({ status: 'Done' });
  });

  it.each(['online', 'offline'])('builds a second quick press on the first (%s)', async (signal) => {
    const { store } = open({ Visits: [visit] });
    const away = await screen.findByRole('button', { name: 'On my way' });
    const arrive = screen.getByRole('button', { name: 'Arrive' });
    if (signal === 'offline') act(store.goOffline);
    // Both before the screen shows the first.
    act(() => {
      away.click();
      arrive.click();
      arrive.click();
      away.click();
    });
    expect(await screen.findByText('Working')).toBeVisible();
    if (signal === 'offline') act(store.goOnline);
    await waitFor(() =>
      expect(stored(store, 'Visits', visit.uuid)).toMatchObject({
        status: 'Working',
        previousStatus: 'On The Way',
      }),
    );
    expect(stored(store, 'Jobs', job.uuid)).toMatchObject({
      status: 'In Progress',
      previousStatus: 'On The Way',
    });
  });

  it('completes a job once, however often it is pressed', async () => {
    const done = { ...visit, status: 'Done' as const, startedAt: NOW, endedAt: NOW };
    const signed = { ...job, status: 'In Progress' as const, signedName: 'Nadia Sorensen', signedAt: NOW };
    const { store } = open({ Visits: [done], Jobs: [signed] });
    const complete = await screen.findByRole('button', { name: 'Complete the job' });
    act(() => {
      complete.click();
      complete.click();
    });
    await waitFor(() =>
      expect(stored(store, 'Jobs', job.uuid)).toMatchObject({
        status: 'Completed',
        previousStatus: 'In Progress',
      }),
    );
    expect(await screen.findAllByText('Job is now Completed')).toHaveLength(1);
  });

  it('finishes a visit and its job without the client', async () => {
    const working = { ...visit, status: 'Working' as const, startedAt: NOW };
    const { user, store } = open({ Visits: [working], Jobs: [{ ...job, status: 'In Progress' }] });
    await user.click(await screen.findByRole('button', { name: 'Finish and sign off' }));
    await user.click(await screen.findByRole('button', { name: 'Client is not here' }));
    await waitFor(() => expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ status: 'Completed' }));
    expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ signedName: '', signedAt: null });
  });

  it('ticks steps off and takes photos while a visit is under way', async () => {
    const working = { ...visit, status: 'Working' as const, startedAt: NOW };
    const { user, store } = open({ Visits: [working] });
    const list = await screen.findByRole('button', { name: 'Checklist 1 of 2' });
    expect(screen.queryByRole('checkbox', { name: 'Magnet' })).not.toBeInTheDocument();
    await user.click(list);
    await user.click(await screen.findByRole('checkbox', { name: 'Magnet' }));
    await waitFor(() => expect(stored(store, 'Jobs', job.uuid)?.['stepsDone']).toEqual(['a', 'b']));
    expect(screen.getByRole('button', { name: 'Checklist 2 of 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Photos and files' }));
    expect(await screen.findByRole('heading', { name: 'Photos and files' })).toBeVisible();
  });

  it('keeps the ticks of two devices that work from the same list, one without a signal', async () => {
    const working = { ...visit, status: 'Working' as const, startedAt: NOW };
    const checklist = [...steps, { id: 'c', text: 'Gutters' }];
    const { user, store } = open({ Visits: [working], Jobs: [{ ...job, checklist }] });
    await user.click(await screen.findByRole('button', { name: 'Checklist 1 of 3' }));
    const magnet = await screen.findByRole('checkbox', { name: 'Magnet' });
    act(store.goOffline);
    await user.click(magnet);
    const ref = { collection: 'Jobs', id: job.uuid };
    store.server.put(ref, { ...stored(store, 'Jobs', job.uuid), stepsDone: ['a', 'c'] });
    act(store.goOnline);
    await waitFor(() => expect(stored(store, 'Jobs', job.uuid)?.['stepsDone']).toEqual(['a', 'c', 'b']));
  });

  it('leads over all stops that are left', async () => {
    const second = {
      ...visit,
      uuid: 'visit-3',
      title: 'Gutters',
      streetAddress: '9 Oak Court',
      jobId: 'job-9',
    };
    open({
      Visits: [visit, { ...second, start: NOW + 5 * HOUR, end: NOW + 6 * HOUR }],
      Jobs: [job, { ...job, uuid: 'job-9', streetAddress: '9 Oak Court' }],
    });
    expect(await screen.findByRole('link', { name: 'Route of 2 stops' })).toHaveAttribute(
      'href',
      expect.stringMatching(/destination=9%20Oak%20Court.*&waypoints=12%20Elm%20Street/),
    );
  });

  it('completes a job that is signed already without asking for another signature', async () => {
    const working = { ...visit, status: 'Working' as const, startedAt: NOW };
    const signed = {
      ...job,
      status: 'In Progress' as const,
      signedName: 'Nadia Sorensen',
      signedAt: NOW - DAY,
    };
    const { user, store } = open({ Visits: [working], Jobs: [signed] });
    await user.click(await screen.findByRole('button', { name: 'Finish and sign off' }));
    await waitFor(() => expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ status: 'Completed' }));
    expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ signedName: 'Nadia Sorensen' });
  });

  it('takes a start back with its job', async () => {
    const { user, store } = open({ Visits: [visit] });
    await user.click(await screen.findByRole('button', { name: 'Arrive' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stored(store, 'Visits', visit.uuid)).toMatchObject({ status: 'Planned' }));
    expect(stored(store, 'Jobs', job.uuid)).toMatchObject({ status: 'Scheduled' });
  });

  it.each(['On The Way', 'Working'] as const)('reports a problem, and a note (%s)', async (status) => {
    const { user, store } = open({ Visits: [{ ...visit, status, startedAt: NOW }] });
    await user.click(await screen.findByRole('button', { name: 'Tell of a problem' }));
    await user.click(await screen.findByRole('textbox', { name: 'What is the problem?' }));
    await user.paste('Rotten decking.');
    await user.click(screen.getByRole('button', { name: 'Tell the office' }));
    await waitFor(() =>
      expect(stored(store, 'Jobs', job.uuid)).toMatchObject({
        problem: 'Rotten decking.',
        problemAt: { $instant: NOW },
        problemBy: ME,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Note for the office' }));
    await user.click(await screen.findByRole('textbox', { name: 'Note' }));
    await user.paste('Dog in the yard.');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() =>
      expect([...store.server.rows('Activity').values()].map(({ data }) => data)).toMatchObject([
        { noun: 'job', recordId: job.uuid, kind: 'note', body: 'Dog in the yard.' },
      ]),
    );
  });

  it('says so when the office takes a person off a visit under way, and keeps what they added', async () => {
    const working = { ...visit, status: 'Working' as const, startedAt: NOW };
    const { user, store } = open({ Visits: [working], Jobs: [{ ...job, status: 'In Progress' }] });
    await user.click(await screen.findByRole('button', { name: 'Checklist 1 of 2' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Magnet' }));
    await screen.findByRole('button', { name: 'Finish and sign off' });
    await act(() =>
      store.send([
        { kind: 'patch', ref: { collection: 'Visits', id: visit.uuid }, fields: { crew: ['person-2'] } },
      ]),
    );
    expect(await screen.findByText(/You are not on the crew of this visit now/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Finish and sign off' })).toBeNull();
    expect(stored(store, 'Jobs', job.uuid)?.['stepsDone']).toEqual(['a', 'b']);
  });

  it('says offline that the steps are not on this device, instead of showing a visit without them', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open({ Jobs: [] });
    expect(await screen.findByText(/The steps of this job are not on this device/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tear-off' })).toBeVisible();
    vi.restoreAllMocks();
  });

  it('leaves out the visits of other crews', async () => {
    open({ Visits: [visit, { ...later, crew: ['person-2'] }] });
    expect(await screen.findByRole('button', { name: 'Arrive' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Gutters/ })).toBeNull();
  });

  it('reports an empty day, with the week below', async () => {
    open({ Visits: [later] });
    expect(await screen.findByText('Nothing planned today')).toBeVisible();
    expect(screen.getByRole('link', { name: /Gutters/ })).toBeVisible();
  });
});
