import { describe, expect, it } from 'vitest';
import { makeVisit } from '@tests/factories/records';
import { atWallClock } from '../time/time';
import { expectedAfter } from './expected-days';

const ZONE = 'America/Chicago';
const visit = (first: string, last: string) =>
  makeVisit({
    start: atWallClock(first, '08:00', ZONE),
    end: atWallClock(last, '16:00', ZONE),
    status: 'Planned',
  });
const planned = { expectedStart: '2026-11-24', expectedEnd: '2026-11-25' };
const before = [visit('2026-11-24', '2026-11-25')];

describe('the expected days of a tracker', () => {
  it.each([
    [
      'move with the visits that gave them',
      planned,
      { expectedStart: '2026-11-26', expectedEnd: '2026-11-27' },
    ],
    [
      'stay where the office set another day',
      { ...planned, expectedEnd: '2026-12-01' },
      { expectedStart: '2026-11-26' },
    ],
    ['stay unknown', { expectedStart: '', expectedEnd: '' }, {}],
  ])('%s', (_name, tracker, changes) => {
    expect(expectedAfter(tracker, before, [visit('2026-11-26', '2026-11-27')], ZONE)).toEqual(changes);
  });

  it('stay while the first and the last day do', () => {
    const inner = visit('2026-11-24', '2026-11-24');
    const moved = visit('2026-11-25', '2026-11-25');
    expect(expectedAfter(planned, [...before, inner], [...before, moved], ZONE)).toEqual({});
  });

  it('stay without visits', () => {
    expect(expectedAfter(planned, [], before, ZONE)).toEqual({});
    expect(expectedAfter(planned, before, [], ZONE)).toEqual({});
  });
});
