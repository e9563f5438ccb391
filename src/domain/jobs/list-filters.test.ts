import { describe, expect, it } from 'vitest';
import { ALL_JOBS, fitsJob } from './job-filters';
import { jobShape } from './job';
import type { Job } from './job';
import { initialOf } from '../core/shape';
import { trackerShape } from '../trackers/tracker';
import type { Tracker } from '../trackers/tracker';
import { ALL_TRACKERS, fitsTracker } from '../trackers/tracker-filters';
import type { TrackerFilters } from '../trackers/tracker-filters';

const TODAY = '2026-11-23';
const blank = initialOf(trackerShape.fields);
const tracker: Tracker = {
  ...blank,
  number: 104,
  title: 'Full replacement, 12 Oak St',
  customerName: 'María José Núñez',
  status: 'Scheduled',
  salesperson: 'marcus',
  expectedStart: '2026-11-20',
};
const job: Job = {
  ...initialOf(jobShape.fields),
  title: 'Tear-off',
  customerName: 'Γιώργος Παπαδόπουλος',
  assignees: ['tom'],
  status: 'Scheduled',
  plannedStart: 10,
  plannedEnd: 20,
};

describe('filters of trackers', () => {
  it.each<[Partial<TrackerFilters>, boolean]>([
    [{}, true],
    [{ statuses: ['Scheduled', 'Sold'] }, true],
    [{ statuses: ['Sold'] }, false],
    [{ salesperson: 'marcus' }, true],
    [{ salesperson: 'priya' }, false],
    [{ marks: ['late'] }, true],
    [{ marks: ['late', 'hold'] }, false],
    [{ marks: ['unread'] }, false],
  ])('%j matches: %s', (over, expected) => {
    expect(fitsTracker(tracker, { ...ALL_TRACKERS, ...over }, TODAY)).toBe(expected);
  });
});

describe('filters of jobs', () => {
  it.each([
    [{ label: 'Late' as const }, 30, true],
    [{ label: 'Late' as const }, 15, false],
    [{ person: 'tom' }, 15, true],
    [{ person: 'rosa' }, 15, false],
    [{ statuses: ['On Hold' as const] }, 15, false],
  ])('%j at %d matches: %s', (over, now, expected) => {
    expect(fitsJob(job, { ...ALL_JOBS, ...over }, now)).toBe(expected);
  });
});
