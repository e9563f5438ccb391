import { DEALER_TIER, PRO_TIER, termsOf } from './tiers';
import type { PlanInterval, Tier, TierTerms } from './tiers';

/** The product is sold in dollars, whatever the business's own currency. */
export const PLAN_CURRENCY = 'USD';

/** Of a year twelve months are had and ten are paid, as with $39 a month and $390 a year. */
const MONTHS_PAID = 10;

/** People a tier holds for its own price, the owner among them; null without a limit. */
export function peopleIncluded(terms: TierTerms): number | null {
  return terms.employees === null ? null : terms.employees + 1;
}

/** People beyond those. */
export function furtherPeople(terms: TierTerms, people: number): number {
  const included = peopleIncluded(terms);
  return included === null ? 0 : Math.max(0, people - included);
}

/**
 * What a team of so many people (the owner among them) pays for a tier each month or year, in cents; null
 * where the tier is not sold that way or holds fewer people.
 */
export function priceOf(terms: TierTerms, people: number, interval: PlanInterval): number | null {
  const base = interval === 'year' ? terms.yearly : terms.monthly;
  const more = furtherPeople(terms, people);
  const each = furtherPersonPrice(terms, interval);
  if (base === null || (more > 0 && each === null)) return null;
  return base + more * (each ?? 0);
}

/** What each further person costs for a month or a year, in cents; null when no more can come. */
export function furtherPersonPrice(terms: TierTerms, interval: PlanInterval): number | null {
  if (terms.furtherPerson === null) return null;
  return interval === 'year' ? terms.furtherPerson * MONTHS_PAID : terms.furtherPerson;
}

/** The tier a business can buy. */
export function tierOnSale(isDealer: boolean): Tier {
  return isDealer ? DEALER_TIER : PRO_TIER;
}

/** One price as it is kept at Stripe, found there by its lookup key; `cents` is what it has to be. */
export type PriceItem = {
  readonly key: string;
  readonly tier: Tier;
  readonly interval: PlanInterval;
  readonly perPerson: boolean;
  readonly cents: number;
};

/** Every price there has to be at Stripe. */
export const PRICE_ITEMS: readonly PriceItem[] = [PRO_TIER, DEALER_TIER].flatMap((tier) =>
  (['month', 'year'] as const).flatMap((interval) => {
    const terms = termsOf(tier);
    const base = interval === 'year' ? terms.yearly : terms.monthly;
    const each = furtherPersonPrice(terms, interval);
    const name = tier === DEALER_TIER ? 'dealer' : 'pro';
    return [
      ...(base === null
        ? []
        : [{ key: `${name}_${interval}`, tier, interval, perPerson: false, cents: base }]),
      ...(each === null
        ? []
        : [{ key: `${name}_person_${interval}`, tier, interval, perPerson: true, cents: each }]),
    ];
  }),
);

/** A priced item and how many of it. */
export type OrderLine = { readonly item: PriceItem; readonly quantity: number };

/** What is ordered for a tier, a number of people and an interval; null where that is not sold. */
export function orderLines(tier: Tier, people: number, interval: PlanInterval): readonly OrderLine[] | null {
  const terms = termsOf(tier);
  if (priceOf(terms, people, interval) === null) return null;
  const more = furtherPeople(terms, people);
  const lines = PRICE_ITEMS.filter((item) => item.tier === tier && item.interval === interval).map(
    (item) => ({
      item,
      quantity: item.perPerson ? more : 1,
    }),
  );
  return lines.filter(({ quantity }) => quantity > 0);
}

/** Tier, interval and people of a subscription by its items' lookup keys; null when none of them is ours. */
export function orderOf(
  lines: readonly { readonly key: string; readonly quantity: number }[],
): { readonly tier: Tier; readonly interval: PlanInterval; readonly people: number } | null {
  const known = lines.flatMap(({ key, quantity }) => {
    const item = PRICE_ITEMS.find((one) => one.key === key);
    return item ? [{ item, quantity }] : [];
  });
  const base = known.find(({ item }) => !item.perPerson)?.item;
  if (!base) return null;
  const more = known.reduce((sum, { item, quantity }) => sum + (item.perPerson ? quantity : 0), 0);
  const included = peopleIncluded(termsOf(base.tier));
  return { tier: base.tier, interval: base.interval, people: included === null ? 0 : included + more };
}
