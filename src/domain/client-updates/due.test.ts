import { describe, expect, it } from 'vitest';
import { isJustTold, isReminderDue } from './due';

const ZONE = 'America/Chicago';
/** Six hours behind UTC in January. */
const at = (day: number, hour: number) => Date.UTC(2026, 0, day, hour + 6);
const visit = (start: number, status: 'Planned' | 'Done' = 'Planned') => ({ start, status });

describe('a reminder', () => {
  it.each([
    ['in the morning before', visit(at(7, 8)), at(6, 9), false],
    ['in the afternoon before', visit(at(7, 8)), at(6, 16), true],
    ['on the day itself', visit(at(7, 18)), at(7, 8), false],
    ['two days before', visit(at(8, 8)), at(6, 16), false],
    ['of a visit that is done', visit(at(7, 8), 'Done'), at(6, 16), false],
    ['at noon, of a visit soon after midnight', visit(at(7, 1)), at(6, 17), true],
  ])('%s', (_name, planned, now, isDue) => {
    expect(isReminderDue(planned, ZONE, now)).toBe(isDue);
  });

  it.each([
    ['was never told of it', null, false],
    ['is about to be told', { state: 'waiting', sentAt: null }, true],
    ['was told this afternoon', { state: 'sent', sentAt: at(6, 13) }, true],
    ['was told this morning', { state: 'sent', sentAt: at(6, 9) }, false],
    ['was told yesterday afternoon', { state: 'sent', sentAt: at(5, 15) }, false],
    ['could not be told', { state: 'unsent', sentAt: null }, false],
    [
      'was told this afternoon, before a change that was taken back',
      { state: 'settled', sentAt: at(6, 13) },
      false,
    ],
  ] as const)('says nothing new to a client who %s: %j', (_name, told, isTold) => {
    expect(isJustTold(told, ZONE, at(6, 16))).toBe(isTold);
  });
});
