import { FREE_ACTIVE_LINKS, FREE_TIER } from '../plans/tiers';
import type { Tier } from '../plans/tiers';
import type { TrackingLink } from '../trackers/tracker';

/** Client messages per link and hour. */
export const MESSAGES_PER_HOUR = 20;
/** Recorded visits per link and hour. */
export const OPENED_PER_HOUR = 30;

type Link = Pick<TrackingLink, 'uuid' | 'state' | 'expiresAt' | 'createdAt'>;

/** Waiting links the plan has room for at `now` (epoch ms), oldest first. Expired links take no place. */
export function linksToAdmit<L extends Link>(links: readonly L[], tier: Tier, now: number): readonly L[] {
  const live = links.filter((link) => link.expiresAt > now);
  const taken = live.filter((link) => link.state === 'active' || link.state === 'paused').length;
  const room = tier === FREE_TIER ? Math.max(0, FREE_ACTIVE_LINKS - taken) : Infinity;
  return live
    .filter((link) => link.state === 'requested')
    .toSorted((a, b) => a.createdAt - b.createdAt || a.uuid.localeCompare(b.uuid))
    .slice(0, room);
}
