import { PRO_TIER, TIERS } from './tiers';
import type { Tier } from './tiers';

/**
 * How many people a tier holds, the owner included; null where more may always come, free or for a price.
 * A plan under another name is a paid one, and so holds what Pro does.
 */
export function seatsOf(tier: Tier): number | null {
  const terms = TIERS.find(({ name }) => name === tier) ?? TIERS.find(({ name }) => name === PRO_TIER);
  if (!terms || terms.employees === null || terms.furtherPerson !== null) return null;
  return terms.employees + 1;
}

/** How a company's seats are taken: its members and the invitations that can still be accepted. */
export type SeatUse = { readonly members: number; readonly invited: number };

/** Whether as many as `more` further people fit into a tier. */
export function hasSeats(tier: Tier, { members, invited }: SeatUse, more = 1): boolean {
  const seats = seatsOf(tier);
  return seats === null || members + invited + more <= seats;
}

/** Why nobody else fits: the limit and its use in one sentence. */
export function seatsSentence(tier: Tier, { members, invited }: SeatUse): string {
  const held = invited === 0 ? '' : `, ${invited} held by invitations`;
  return `${tier} has ${seatsOf(tier)} seats: ${members} taken${held}. Take an invitation back, or go to a larger plan.`;
}
