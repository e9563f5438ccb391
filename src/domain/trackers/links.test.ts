import { describe, expect, it } from 'vitest';

import { defaultExpiry, lastDayOf, lastDayProblem, linkAddress, linkCondition } from './links';

const ZONE = 'America/Chicago';
const NOW = Date.UTC(2026, 10, 23, 15);

describe('a tracking link', () => {
  it.each([
    ['requested', NOW + 1, 'requested'],
    ['active', NOW + 1, 'active'],
    ['active', NOW, 'expired'],
    ['paused', NOW - 1, 'expired'],
    ['revoked', NOW - 1, 'revoked'],
  ] as const)('that is %s until %s counts as %s', (state, expiresAt, expected) => {
    expect(linkCondition({ state, expiresAt }, NOW)).toBe(expected);
  });

  it('works until the end of its last day, a year from now', () => {
    const expiresAt = defaultExpiry(NOW, ZONE);
    expect(lastDayOf({ expiresAt }, ZONE)).toBe('2027-11-23');
  });

  it('has the public address', () => {
    expect(linkAddress('https://joblane.app', 'abc')).toBe('https://joblane.app/tracking/abc');
  });

  it.each([
    ['', /Choose the last day/],
    ['2026-11-22', /has passed/],
  ])('refuses "%s" as its last day', (day, sentence) => {
    expect(lastDayProblem(day, NOW, ZONE)).toMatch(sentence);
  });

  it('takes today as its last day', () => {
    expect(lastDayProblem('2026-11-23', NOW, ZONE)).toBeNull();
  });
});
