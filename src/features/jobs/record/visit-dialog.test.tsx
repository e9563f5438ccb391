import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MemoryStore } from '@/data/store/memory/memory-store';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { atWallClock } from '@/domain/time/time';
import { makeJob, makeRoster, makeSettings, makeTracker, makeVisit } from '@tests/factories/records';
import { NOW, renderRoutes } from '@tests/setup/render-routes';
import { jobRoutes } from '../routes';

const OWNER = 'person-1';
const ZONE = 'America/Chicago';
const mine = { owner: OWNER } as const;
const at = (day: string, time: string) => atWallClock(day, time, ZONE);
const planned = makeVisit({
  ...mine,
  crew: [OWNER],
  start: at('2026-11-23', '13:00'),
  end: at('2026-11-23', '16:00'),
});

function open(visits: readonly Visit[], status: 'Scheduled' | 'In Progress' = 'Scheduled') {
  return renderRoutes(jobRoutes, paths.job('job-1'), {
    rows: {
      Settings: [makeSettings(mine)],
      Rosters: [makeRoster(mine)],
      Trackers: [makeTracker(mine)],
      Jobs: [makeJob({ ...mine, status, statusAt: NOW })],
      Visits: visits,
    },
  });
}

const visitOf = (store: MemoryStore) => store.server.read({ collection: 'Visits', id: planned.uuid });
const jobOf = (store: MemoryStore) => store.server.read({ collection: 'Jobs', id: 'job-1' });

/** Moves the start by a day; typed digits would have to follow each other within a time limit. */
async function moveStart(user: UserEvent, by: 'ArrowUp' | 'ArrowDown') {
  const group = within(await screen.findByRole('group', { name: 'Starts' }));
  await user.click(group.getByRole('spinbutton', { name: 'Day' }));
  await user.keyboard(`{${by}}`);
}

async function openVisit(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Change the visit/ }));
  return within(await screen.findByRole('dialog', { name: 'Change the visit' }));
}

describe('a planned visit', () => {
  beforeAll(async () => {
    await import('./job-page');
  }, 60_000);

  it('keeps its length when its start moves', async () => {
    const { user, store } = open([planned]);
    const dialog = await openVisit(user);
    await moveStart(user, 'ArrowUp');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(visitOf(store)).toMatchObject({
        start: { $instant: at('2026-11-24', '13:00') },
        end: { $instant: at('2026-11-24', '16:00') },
      }),
    );
  });

  it('keeps its length when its start is typed digit by digit', async () => {
    const { user, store } = open([planned]);
    const dialog = await openVisit(user);
    const start = within(dialog.getByRole('group', { name: 'Starts' }));
    await user.click(start.getByRole('spinbutton', { name: 'Month' }));
    for (const key of '120820260900A') await user.keyboard(key);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(visitOf(store)).toMatchObject({
        start: { $instant: at('2026-12-08', '09:00') },
        end: { $instant: at('2026-12-08', '12:00') },
      }),
    );
  });

  it.each([
    ['end before it starts', 'Day', '{ArrowDown}', 'The visit has to end after it starts.'],
    [
      'last over 14 days',
      'Month',
      '{ArrowUp}',
      'A visit lasts at most 14 days. Plan a second one for the rest.',
    ],
  ])('does not %s, and keeps what was typed', async (_what, part, key, sentence) => {
    const { user, store } = open([planned]);
    const dialog = await openVisit(user);
    const note = dialog.getByRole('textbox', { name: 'Line for the client' });
    await user.click(note);
    await user.paste('Please move the car.');
    const end = within(dialog.getByRole('group', { name: 'Ends' }));
    await user.click(end.getByRole('spinbutton', { name: part }));
    await user.keyboard(key);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText(sentence)).not.toHaveLength(0);
    expect(note).toHaveValue('Please move the car.');
    expect(visitOf(store)).toMatchObject({ end: { $instant: planned.end } });
  });

  it('asks for confirmation when it would start in the past', async () => {
    const { user, store } = open([planned]);
    const dialog = await openVisit(user);
    await moveStart(user, 'ArrowDown');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('That is yesterday. Plan it anyway?')).toBeVisible();
    expect(visitOf(store)).toMatchObject({ start: { $instant: planned.start } });
    await user.click(screen.getByRole('button', { name: 'Plan it anyway' }));
    await waitFor(() =>
      expect(visitOf(store)).toMatchObject({ start: { $instant: at('2026-11-22', '13:00') } }),
    );
  });
});

describe('job and visit', () => {
  it('start together from the job, and are done together', async () => {
    const { user, store } = open([planned]);
    const [start] = await screen.findAllByRole('button', { name: 'Start work' });
    await screen.findByRole('button', { name: 'On my way' });
    await user.click(start ?? document.body);
    await waitFor(() => expect(visitOf(store)).toMatchObject({ status: 'Working' }));
    expect(jobOf(store)).toMatchObject({ status: 'In Progress' });
    await user.click(await screen.findByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(jobOf(store)).toMatchObject({ status: 'Completed' }));
    expect(visitOf(store)).toMatchObject({ status: 'Done', endedAt: { $instant: NOW } });
  });
});
