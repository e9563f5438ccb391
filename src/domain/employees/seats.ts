import { FREE_TIER } from '../plans/tiers';
import type { Tier } from '../plans/tiers';

/** How a company's seats are taken: its members and the invitations that can still be accepted. */
export type SeatUse = {
  /** The plan's limit of people, the owner included; null without one. */
  readonly seats: number | null;
  readonly members: number;
  readonly invited: number;
};

/** Whether as many as `more` further people fit into a plan. */
export function hasSeats({ seats, members, invited }: SeatUse, more = 1): boolean {
  return seats === null || members + invited + more <= seats;
}

/** Why nobody else fits: the limit and its use in one sentence, and the way on. */
export function seatsSentence(tier: Tier, { seats, members, invited }: SeatUse): string {
  const held = invited === 0 ? '' : `, ${invited} held by invitations`;
  const wayOn = tier === FREE_TIER ? 'go to a larger plan' : 'pay for more people under Account';
  return `${tier} has ${seats} seats: ${members} taken${held}. Take an invitation back, or ${wayOn}.`;
}
