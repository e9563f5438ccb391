import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData } from '@/data/testing/render-with-data';
import { PRESETS } from '@/domain/access/presets';
import { DAY_MS } from '@/domain/time/time';
import { makeJob, makeSettings, makeTracker, makeVisit } from '@tests/factories/records';
import { WeekOnDevice } from './week-on-device';

const ME = 'person-1';
const mine = { owner: ME, assignees: [ME] } as const;
const visit = (uuid: string, jobId: string, days: number) =>
  makeVisit({ ...mine, uuid, jobId, start: Date.now() + days * DAY_MS, end: Date.now() + days * DAY_MS + 1 });

describe('a crew’s coming week', () => {
  it('is read with jobs, trackers, visits and files, and nothing of later weeks', async () => {
    const store = memoryStoreWith({
      Settings: [makeSettings({ owner: ME })],
      Trackers: [makeTracker(mine)],
      Jobs: [makeJob(mine), makeJob({ ...mine, uuid: 'later' })],
      Visits: [visit('v1', 'job-1', 2), visit('v2', 'later', 12)],
    });
    const watch = vi.spyOn(store, 'watch');
    const page = vi.spyOn(store, 'page');
    renderWithData(<WeekOnDevice />, {
      store,
      user: {
        isAdmin: false,
        companyUser: true,
        companyUuid: ME,
        permissionLevel: PRESETS['Field worker'],
      },
    });
    const asked = () => [
      ...watch.mock.calls.map(([spec]) => spec.collection),
      ...page.mock.calls.map(([spec]) => spec.collection),
    ];
    await waitFor(() =>
      expect(asked().toSorted()).toEqual(['Files', 'Jobs', 'Trackers', 'Visits', 'Visits']),
    );
    expect(JSON.stringify(watch.mock.calls)).not.toContain('later');
    expect(JSON.stringify(page.mock.calls)).not.toContain('later');
  });
});
