import { MOST_SEATS } from './entitlement';
import type { Roster } from '../company/company';
import { paths } from '../navigation/paths';
import { PLAN_INTERVALS } from './tiers';
import type { PlanInterval } from './tiers';

/** The choice on the prices page; people count the owner. */
export type PlanChoice = { readonly people: number; readonly interval: PlanInterval };

/** Reads a choice from an address; missing or invalid means one person, monthly. */
export function readChoice(query: URLSearchParams): PlanChoice {
  const interval = PLAN_INTERVALS.find((one) => one === query.get('interval')) ?? 'month';
  return { people: peopleOf(query.get('people') ?? ''), interval };
}

export function peopleOf(typed: string): number {
  const people = Math.floor(Number(typed));
  return people >= 1 ? Math.min(people, MOST_SEATS) : 1;
}

/** People who use the product at a business; one who works alone has an empty roster. */
export function teamSize(people: Roster['people']): number {
  return Math.max(1, people.filter(({ active }) => active).length);
}

export function choiceQuery({ people, interval }: PlanChoice): string {
  return new URLSearchParams({ people: String(people), interval }).toString();
}

export function upgradeAddress(choice: PlanChoice): string {
  return `${paths.preOrderUpgrade}?${choiceQuery(choice)}`;
}
