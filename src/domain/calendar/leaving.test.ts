import { describe, expect, it } from 'vitest';
import { makeEvent } from '@tests/factories/records';
import { HOUR_MS } from '../time/time';
import { eventAfterLeaving } from './leaving';
import { occurrencesOf } from './occurrences';

const ZONE = 'America/Chicago';
const NOW = Date.UTC(2026, 10, 25, 18);
const at = (hours: number) => ({ start: NOW + hours * HOUR_MS, end: NOW + (hours + 1) * HOUR_MS });
const answers = { ann: 'accepted@1', bo: 'accepted@1', cy: 'declined@1' };
const after = (change: Parameters<typeof makeEvent>[0]) =>
  eventAfterLeaving(makeEvent({ person: 'ann', assignees: ['ann'], ...at(5), ...change }), 'ann', NOW, ZONE);

describe('the events of a person who leaves', () => {
  it.each([
    ['one they had alone goes', {}, 'delete'],
    ['one under way stays', at(-0.5), null],
    ['one of others stays', { person: 'bo', assignees: ['bo'] }, null],
    [
      'an invitation is taken back',
      { person: 'bo', assignees: ['bo', 'ann', 'cy'], answers },
      { assignees: ['bo', 'cy'], answers: { bo: 'accepted@1', cy: 'declined@1' } },
    ],
    [
      'the first invited person organises it',
      { assignees: ['ann', 'bo', 'cy'], answers },
      { person: 'bo', assignees: ['bo', 'cy'], answers: { cy: 'declined@1' } },
    ],
  ] as const)('%s', (_name, change, expected) => {
    expect(after(change)).toEqual(expected);
  });

  it('end a series that has begun, and keep what was', () => {
    const series = { ...at(-72), repeats: true, rrule: 'FREQ=DAILY', repeatsUntil: Date.UTC(2100, 0, 1) };
    const event = makeEvent({ person: 'ann', assignees: ['ann'], ...series });
    const change = eventAfterLeaving(event, 'ann', NOW, ZONE);
    if (change === null || change === 'delete') throw new Error('The series was not ended.');
    const left = occurrencesOf(
      { ...event, ...change },
      { start: NOW - 96 * HOUR_MS, end: NOW + 96 * HOUR_MS },
      ZONE,
    );
    expect(left.map(({ start }) => (start - NOW) / HOUR_MS)).toEqual([-72, -48, -24, 0]);
    expect(eventAfterLeaving({ ...event, ...change }, 'ann', NOW, ZONE)).toEqual(change);
  });
});
