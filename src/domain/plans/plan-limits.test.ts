import { describe, expect, it } from 'vitest';
import { limitOf, limitText, limitUse } from './plan-limits';
import type { LimitKind } from './plan-limits';
import { DEALER_TIER, FREE_TIER, PRO_TIER } from './tiers';

describe('limits of the tiers', () => {
  it.each<readonly [string, LimitKind, number, number | null]>([
    [FREE_TIER, 'openWork', 0, 25],
    [FREE_TIER, 'people', 0, 3],
    // Seats paid before the plan ended.
    [FREE_TIER, 'people', 14, 3],
    [FREE_TIER, 'links', 0, 10],
    [FREE_TIER, 'importRows', 0, 2_000],
    [PRO_TIER, 'openWork', 0, null],
    [PRO_TIER, 'people', 0, 10],
    [PRO_TIER, 'people', 14, 14],
    [PRO_TIER, 'importRows', 0, 10_000],
    [DEALER_TIER, 'people', 0, null],
  ])('%s: %s with %i people paid for', (tier, kind, seats, expected) => {
    expect(limitOf(tier, kind, seats)).toBe(expected);
  });

  it.each([
    [17, 25, 'quiet'],
    [18, 25, 'near'],
    [24, 25, 'near'],
    [25, 25, 'full'],
    [40, 25, 'full'],
    [1_000, null, 'quiet'],
  ] as const)('%i of %s is %s', (used, limit, expected) => {
    expect(limitUse(used, limit)).toBe(expected);
  });

  it('fit into one line', () => {
    expect(limitText('openWork', 18, 25, 'US')).toBe('18 of 25 open jobs and trackers');
    expect(limitText('importRows', 3_120, 2_000, 'US')).toBe(
      'This file has 3,120 rows, and your plan imports 2,000 at once',
    );
    expect(limitText('importRows', 3_120, 2_000, 'DE')).toBe(
      'This file has 3.120 rows, and your plan imports 2.000 at once',
    );
  });
});
