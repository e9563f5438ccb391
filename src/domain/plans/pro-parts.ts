import { FREE_TIER } from './tiers';
import type { Tier } from './tiers';

/** Parts of the product that need a paid plan, by their titles; Free shows an outline of each. */
export const PRO_PARTS = {
  workforce: 'Workforce',
  leadsBySalesperson: 'Open leads by salesperson',
} as const;

export function hasProParts(tier: Tier): boolean {
  return tier !== FREE_TIER;
}
