import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { initialOf } from '../core/shape';
import {
  cancelTracker,
  holdFrom,
  isTrackerLate,
  moveToStage,
  nextStage,
  reachedStage,
  stageSteps,
} from './stages';
import { TRACKER_STAGES } from '../core/statuses';
import type { TrackerStage } from '../core/statuses';
import { STAGE_KEYS, trackerShape } from './tracker';
import type { Tracker } from './tracker';

const blank: Tracker = {
  ...initialOf(trackerShape.fields),
  stageAt: { ...initialOf(trackerShape.fields).stageAt, sold: 1 },
};

const stages = fc.constantFrom(...TRACKER_STAGES);
const walks = fc.array(stages, { minLength: 1, maxLength: 12 });

function walk(tracker: Tracker, way: readonly TrackerStage[]): Tracker {
  return way.reduce<Tracker>(
    (now, stage, step) => ({ ...now, ...moveToStage(now, stage, step + 10, 'dana') }),
    tracker,
  );
}

describe('moveToStage', () => {
  it('gives skipped stages the date of the jump and keeps earlier dates', () => {
    const moved = moveToStage(blank, 'Scheduled', 50, 'dana');
    expect(moved).toMatchObject({
      status: 'Scheduled',
      statusAt: 50,
      statusBy: 'dana',
      stageAt: { sold: 1, permits: 50, materials: 50, scheduled: 50, inProgress: null },
    });
  });

  it('removes the dates of later stages when going back', () => {
    const back = walk(blank, ['In Progress', 'Permits & Paperwork']);
    expect(back.stageAt).toMatchObject({
      sold: 1,
      permits: 10,
      materials: null,
      scheduled: null,
      inProgress: null,
    });
  });

  it('always leaves rising dates up to the present stage, and none after it', () => {
    fc.assert(
      fc.property(walks, (way) => {
        const tracker = walk(blank, way);
        const here = TRACKER_STAGES.findIndex((stage) => stage === tracker.status);
        const dates = TRACKER_STAGES.map((stage) => tracker.stageAt[STAGE_KEYS[stage]]);
        expect(dates.slice(0, here + 1).every((at) => at !== null)).toBe(true);
        expect(dates.slice(here + 1).every((at) => at === null)).toBe(true);
        const reached = dates.slice(0, here + 1).map(Number);
        expect(reached).toEqual(reached.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe('reachedStage and stageSteps', () => {
  it('remember the stage of a cancelled tracker', () => {
    const moved = { ...walk(blank, ['Scheduled']), clientSummary: 'Please keep the driveway free.' };
    const cancelled = { ...moved, ...cancelTracker(moved, { reason: 'Price', note: '' }, 99, 'dana') };
    expect(cancelled.status).toBe('Cancelled');
    expect(cancelled.clientSummary).toBe('');
    expect(reachedStage(cancelled)).toBe('Scheduled');
    expect(stageSteps(cancelled).filter((step) => step.state === 'now')).toMatchObject([
      { stage: 'Scheduled' },
    ]);
  });

  it('show everything as done when complete', () => {
    expect(stageSteps(walk(blank, TRACKER_STAGES)).every((step) => step.state === 'done')).toBe(true);
  });

  it('tell skipped stages from worked ones', () => {
    const states = stageSteps(walk(blank, ['Permits & Paperwork', 'In Progress'])).map(({ state }) => state);
    expect(states).toEqual(['done', 'done', 'skipped', 'skipped', 'now', 'next', 'next', 'next']);
  });

  it('know the next stage', () => {
    expect(nextStage('Sold')).toBe('Permits & Paperwork');
    expect(nextStage('Complete')).toBeNull();
    expect(nextStage('Cancelled')).toBeNull();
  });
});

describe('isTrackerLate', () => {
  it.each<[string, Partial<Tracker>, boolean]>([
    ['start passed, no work', { status: 'Scheduled', expectedStart: '2026-11-22' }, true],
    ['start is today', { status: 'Scheduled', expectedStart: '2026-11-23' }, false],
    ['start passed, work going on', { status: 'In Progress', expectedStart: '2026-11-01' }, false],
    ['end passed during work', { status: 'In Progress', expectedEnd: '2026-11-22' }, true],
    ['end passed, only inspection left', { status: 'Final Inspection', expectedEnd: '2026-11-22' }, false],
    ['finished', { status: 'Complete', expectedEnd: '2026-11-01', expectedStart: '2026-10-01' }, false],
    ['archived', { status: 'Sold', listOrganizer: 'Archive', expectedStart: '2026-10-01' }, false],
    ['no dates', { status: 'Sold' }, false],
  ])('%s: %j is %s', (_, over, expected) => {
    expect(isTrackerLate({ ...blank, ...over }, '2026-11-23')).toBe(expected);
  });
});

describe('holdFrom', () => {
  const planned = { status: 'Scheduled', expectedStart: '2026-11-24', expectedEnd: '2026-11-26' } as const;
  const answer = { reason: 'Weather', note: '', resumesOn: '2026-12-01' } as const;

  it('moves the planned days to the new one and keeps their length', () => {
    expect(holdFrom(planned, answer, 5)).toEqual({
      hold: { on: true, reason: 'Weather', note: '', since: 5, resumesOn: '2026-12-01' },
      expectedStart: '2026-12-01',
      expectedEnd: '2026-12-03',
    });
  });

  it.each([
    ['the new day is not known', planned, ''],
    ['the work has begun', { ...planned, status: 'In Progress' }, '2026-12-01'],
    ['they lie behind the new day', { ...planned, expectedStart: '2026-12-05' }, '2026-12-01'],
  ] as const)('keeps the planned days when %s', (_, tracker, resumesOn) => {
    expect(Object.keys(holdFrom(tracker, { ...answer, resumesOn }, 5))).toEqual(['hold']);
  });
});
