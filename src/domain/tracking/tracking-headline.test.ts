import { describe, expect, it } from 'vitest';

import { HOLD_REASONS, TRACKER_STATUSES } from '../core/statuses';
import { trackingHeadline } from './tracking-headline';
import type { HeadlineSource } from './tracking-headline';

const PLACE = { zone: 'America/Chicago', country: 'US' };
const NOW = Date.UTC(2026, 10, 23, 15);

const plain: HeadlineSource = {
  stage: 'Sold',
  hold: { on: false, reason: '', resumesOn: '' },
  expectedStart: '',
  expectedEnd: '',
  visits: [],
  summary: '',
};

const weather = { on: true, reason: 'Weather', resumesOn: '' } as const;
const today = { id: 'v', start: NOW, end: NOW + 1, title: 'Install', clientNote: '', crew: [] };

const title = (over: Partial<HeadlineSource>) => trackingHeadline({ ...plain, ...over }, NOW, PLACE).title;
const text = (over: Partial<HeadlineSource>) => trackingHeadline({ ...plain, ...over }, NOW, PLACE).text;

describe('trackingHeadline', () => {
  it.each<[Partial<HeadlineSource>, string]>([
    [{}, 'Your job is booked.'],
    [{ stage: 'Materials Ordered' }, 'Your materials are ordered.'],
    [{ stage: 'Scheduled' }, 'Your job is on the schedule.'],
    [{ stage: 'Scheduled', expectedStart: '2026-11-30' }, 'We start Mon, Nov 30.'],
    [{ stage: 'Scheduled', expectedStart: '2026-11-23' }, 'We start today.'],
    [{ stage: 'Scheduled', expectedStart: '2026-11-20' }, 'Your job is on the schedule.'],
    [{ stage: 'Scheduled', visits: [today] }, 'We come to you today.'],
    [{ stage: 'In Progress', visits: [today] }, 'Work is under way.'],
    [{ stage: 'Cancelled', hold: weather }, 'This job was cancelled.'],
    [{ stage: 'Scheduled', hold: weather }, 'The weather holds us up.'],
    [
      { stage: 'Scheduled', hold: { ...weather, resumesOn: '2026-12-01' } },
      'The weather holds us up. Your new start is Tue, Dec 1.',
    ],
    [
      { stage: 'In Progress', hold: { ...weather, resumesOn: '2026-12-01' } },
      'The weather holds us up. We go on Tue, Dec 1.',
    ],
    // A hold sets no days: an earlier expected start is no new day.
    [{ stage: 'Scheduled', hold: weather, expectedStart: '2026-12-01' }, 'The weather holds us up.'],
    [{ stage: 'Scheduled', hold: { ...weather, resumesOn: '2026-11-20' } }, 'The weather holds us up.'],
    [{ stage: '' }, 'We keep you up to date here.'],
  ])('says %j as "%s"', (over, expected) => {
    expect(title(over)).toBe(expected);
  });

  it('promises the end day only until it has passed', () => {
    expect(text({ stage: 'In Progress', expectedEnd: '2026-12-04' })).toBe(
      'We plan to finish by Fri, Dec 4.',
    );
    expect(text({ stage: 'In Progress', expectedEnd: '2026-11-20' })).not.toMatch(/plan to finish/);
  });

  it("shows the business's own sentence below", () => {
    expect(text({ summary: 'They come on Tuesday.' })).toBe('They come on Tuesday.');
    expect(text({ summary: 'Soon.', hold: { ...weather, reason: 'Permit' } })).toBe('Soon.');
  });

  it("writes days in the format of the business's country", () => {
    const scheduled = { ...plain, stage: 'Scheduled', expectedStart: '2026-11-30' } as const;
    const place = { zone: 'Europe/Berlin', country: 'DE' };
    expect(trackingHeadline(scheduled, NOW, place).title).toBe('We start Mon 30 Nov.');
  });

  it('has words for every stage with every hold', () => {
    for (const stage of [...TRACKER_STATUSES, '' as const]) {
      for (const reason of [...HOLD_REASONS, '' as const]) {
        const said = trackingHeadline(
          { ...plain, stage, hold: { on: reason !== '', reason, resumesOn: '' } },
          NOW,
          PLACE,
        );
        expect(said.title).toMatch(/^[A-Z].*\.$/);
        expect(said.text).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
