import { MOST_SEATS } from './entitlement';
import { paths } from '../navigation/paths';
import { PLAN_INTERVALS } from './tiers';
import type { PlanInterval } from './tiers';

/** What somebody is looking at a price for; people are all of the team, the owner among them. */
export type PlanChoice = { readonly people: number; readonly interval: PlanInterval };

/** A choice as an address carries it; what is missing or no such choice is one person, by the month. */
export function readChoice(query: URLSearchParams): PlanChoice {
  const interval = PLAN_INTERVALS.find((one) => one === query.get('interval')) ?? 'month';
  return { people: peopleOf(query.get('people') ?? ''), interval };
}

/** A number of people from what was typed. */
export function peopleOf(typed: string): number {
  const people = Math.floor(Number(typed));
  return people >= 1 ? Math.min(people, MOST_SEATS) : 1;
}

/** Query of an address with a choice. */
export function choiceQuery({ people, interval }: PlanChoice): string {
  return new URLSearchParams({ people: String(people), interval }).toString();
}

/** The checkout's first step for a choice. */
export function upgradeAddress(choice: PlanChoice): string {
  return `${paths.preOrderUpgrade}?${choiceQuery(choice)}`;
}
