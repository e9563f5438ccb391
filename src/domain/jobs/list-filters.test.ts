import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_JOBS, fitsJob, JOB_ORDERS, readJobFilters, writeJobFilters } from './job-filters';
import { jobShape } from './job';
import type { Job } from './job';
import { JOB_LABELS } from './job-labels';
import { initialOf } from '../core/shape';
import { JOB_STATUSES, TRACKER_STATUSES } from '../core/statuses';
import { trackerShape } from '../trackers/tracker';
import type { Tracker } from '../trackers/tracker';
import {
  ALL_TRACKERS,
  fitsTracker,
  isNarrowed,
  readTrackerFilters,
  TRACKER_MARKS,
  TRACKER_ORDERS,
  writeTrackerFilters,
} from '../trackers/tracker-filters';
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

  it('are read back from the address as written', () => {
    const filters = fc.record({
      statuses: fc.subarray([...TRACKER_STATUSES]),
      salesperson: fc.option(fc.string({ minLength: 1 })),
      marks: fc.subarray([...TRACKER_MARKS]),
      search: fc.string(),
      order: fc.option(fc.record({ by: fc.constantFrom(...TRACKER_ORDERS), descending: fc.boolean() })),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = new URLSearchParams(writeTrackerFilters(chosen).toString());
        expect(readTrackerFilters(address)).toEqual(chosen);
      }),
    );
  });

  it('tell whether any filter is set, and drop unknown values', () => {
    expect(isNarrowed(ALL_TRACKERS)).toBe(false);
    expect(isNarrowed({ ...ALL_TRACKERS, marks: ['hold'] })).toBe(true);
    expect(isNarrowed({ ...ALL_TRACKERS, order: { by: 'customer', descending: true } })).toBe(false);
    expect(readTrackerFilters(new URLSearchParams('stage=Nonsense&mark=loud&sort=-colour'))).toEqual(
      ALL_TRACKERS,
    );
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

  it('are read back from the address as written', () => {
    const filters = fc.record({
      statuses: fc.subarray([...JOB_STATUSES]),
      label: fc.option(fc.constantFrom(...JOB_LABELS)),
      person: fc.option(fc.string({ minLength: 1 })),
      search: fc.string(),
      order: fc.option(fc.record({ by: fc.constantFrom(...JOB_ORDERS), descending: fc.boolean() })),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = new URLSearchParams(writeJobFilters(chosen).toString());
        expect(readJobFilters(address)).toEqual(chosen);
      }),
    );
  });
});
