import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { memoryStoreWith, renderWithData } from '@/data/testing/render-with-data';
import { PRESETS } from '@/domain/access/presets';
import { instant } from '@/domain/core/value';
import { MAX_VISIT_DAYS } from '@/domain/jobs/visit';
import { addDays, DAY_MS, dayOf, startOfDay } from '@/domain/time/time';
import { FormatProvider } from '@/shared/format/format-context';
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

  it('is the week of the zone that the screens write in, also before the settings are known', async () => {
    const zone = 'Pacific/Kiritimati';
    const store = memoryStoreWith({ Settings: [] });
    const watch = vi.spyOn(store, 'watch');
    renderWithData(
      <FormatProvider zone={zone}>
        <WeekOnDevice />
      </FormatProvider>,
      { store },
    );
    const starts = () => JSON.stringify(watch.mock.calls.map(([spec]) => spec));
    const first = addDays(dayOf(Date.now(), zone), -MAX_VISIT_DAYS);
    await waitFor(() => expect(starts()).toContain(JSON.stringify(instant(startOfDay(first, zone)))));
  });
});
