import { describe, expect, it } from 'vitest';
import { makeTracker, makeVisit } from '@tests/factories/records';
import type { Visit } from '../jobs/visit';
import { atWallClock } from '../time/time';
import type { Tracker } from '../trackers/tracker';
import { plannedDays } from './planned-days';

const ZONE = 'America/Chicago';
const visit = (first: string, last: string, over: Partial<Visit> = {}) =>
  makeVisit({
    start: atWallClock(first, '08:00', ZONE),
    end: atWallClock(last, '16:00', ZONE),
    status: 'Planned',
    startedAt: null,
    ...over,
  });
const daysOf = (visits: readonly Visit[], over: Partial<Tracker> = {}) => {
  const planned = { expectedStart: '2026-11-24', expectedEnd: '2026-11-25' };
  const { expectedStart, expectedEnd } = plannedDays(
    makeTracker({ status: 'Scheduled', ...planned, ...over }),
    visits,
    ZONE,
  );
  return [expectedStart, expectedEnd];
};

describe('the days that a client may count on', () => {
  it.each([
    ['without visits', [], ['2026-11-24', '2026-11-25']],
    ['with visits on them', [visit('2026-11-24', '2026-11-25')], ['2026-11-24', '2026-11-25']],
    ['with visits that were pushed', [visit('2026-11-26', '2026-11-27')], ['2026-11-26', '2026-11-27']],
    [
      'with a visit before them, such as a measurement',
      [visit('2026-11-20', '2026-11-20'), visit('2026-11-26', '2026-11-27')],
      ['2026-11-24', '2026-11-27'],
    ],
    [
      'with a cancelled visit after them',
      [visit('2026-11-26', '2026-11-27', { status: 'Cancelled' })],
      ['2026-11-24', '2026-11-25'],
    ],
    [
      'once a crew has been there',
      [
        visit('2026-11-24', '2026-11-24', { status: 'Done', startedAt: 1 }),
        visit('2026-11-26', '2026-11-27'),
      ],
      ['2026-11-24', '2026-11-27'],
    ],
  ] as const)('%s', (_name, visits, days) => {
    expect(daysOf(visits)).toEqual(days);
  });

  it('are not made up from visits alone', () => {
    expect(daysOf([visit('2026-11-26', '2026-11-27')], { expectedStart: '', expectedEnd: '' })).toEqual([
      '',
      '',
    ]);
  });

  it('stay behind the new day of a hold', () => {
    const hold = { on: true, reason: 'Weather', note: '', since: 1, resumesOn: '2026-11-27' } as const;
    expect(daysOf([visit('2026-11-26', '2026-11-28')], { hold })).toEqual(['', '2026-11-28']);
    expect(daysOf([visit('2026-11-26', '2026-11-28')], { hold: { ...hold, resumesOn: '' } })).toEqual([
      '',
      '',
    ]);
  });
});
