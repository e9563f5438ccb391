import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linksToAdmit } from './link-limits';
import { LINK_STATES } from '../core/statuses';
import { FREE_ACTIVE_LINKS, FREE_TIER } from '../plans/tiers';

const NOW = 1_000;

const links = fc.array(
  fc.record({
    uuid: fc.uuid(),
    state: fc.constantFrom(...LINK_STATES),
    expiresAt: fc.constantFrom(NOW, NOW + 1),
    createdAt: fc.integer({ min: 0, max: 50 }),
  }),
  { maxLength: 40 },
);

describe('places for tracking links', () => {
  it('are never more than the free plan has', () => {
    fc.assert(
      fc.property(links, (all) => {
        const taken = all.filter(
          (link) => (link.state === 'active' || link.state === 'paused') && link.expiresAt > NOW,
        ).length;
        const admitted = linksToAdmit(all, FREE_TIER, NOW);
        expect(admitted.length + taken).toBeLessThanOrEqual(Math.max(taken, FREE_ACTIVE_LINKS));
        expect(admitted.every((link) => link.state === 'requested' && link.expiresAt > NOW)).toBe(true);
      }),
    );
  });

  it('go to all waiting links when the plan has no limit', () => {
    fc.assert(
      fc.property(links, (all) => {
        const waiting = all.filter((link) => link.state === 'requested' && link.expiresAt > NOW);
        expect(linksToAdmit(all, 'Pro', NOW)).toHaveLength(waiting.length);
      }),
    );
  });

  it('go to the oldest first', () => {
    const link = (uuid: string, createdAt: number) =>
      ({ uuid, createdAt, state: 'requested', expiresAt: NOW + 1 }) as const;
    const active = Array.from(
      { length: FREE_ACTIVE_LINKS - 1 },
      (_, n) => ({ ...link(`a${n}`, n), state: 'active' }) as const,
    );
    const admitted = linksToAdmit([link('new', 9), link('old', 3), ...active], FREE_TIER, NOW);
    expect(admitted.map((one) => one.uuid)).toEqual(['old']);
  });
});
