import { FREE_TIER } from '../plans/tiers';
import type { Tier } from '../plans/tiers';

/** Seats taken by members and by open invitations. */
export type SeatUse = {
  /** The plan's limit of people, the owner included; null without one. */
  readonly seats: number | null;
  readonly members: number;
  readonly invited: number;
};

/** Whether `more` further people fit into a plan. */
export function hasSeats({ seats, members, invited }: SeatUse, more = 1): boolean {
  return seats === null || members + invited + more <= seats;
}

/** The limit, its use and the next step in one sentence. */
export function seatsSentence(tier: Tier, { seats, members, invited }: SeatUse): string {
  const held = invited === 0 ? '' : `, ${invited} held by invitations`;
  const wayOn = tier === FREE_TIER ? 'go to a larger plan' : 'pay for more people under Account';
  return `${tier} has ${seats} seats: ${members} taken${held}. Take an invitation back, or ${wayOn}.`;
}
