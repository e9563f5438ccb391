import { DEALER_TIER, PRO_TIER, termsOf } from './tiers';
import type { PlanInterval, Tier, TierTerms } from './tiers';

/** The product is sold in dollars, whatever the business's currency. */
export const PLAN_CURRENCY = 'USD';

/** A year costs ten months: $39 a month and $390 a year. */
const MONTHS_PAID = 10;

/** People included in a tier's base price, the owner among them; null without a limit. */
export function peopleIncluded(terms: TierTerms): number | null {
  return terms.employees === null ? null : terms.employees + 1;
}

export function furtherPeople(terms: TierTerms, people: number): number {
  const included = peopleIncluded(terms);
  return included === null ? 0 : Math.max(0, people - included);
}

/** Price of a tier for a team with its owner, in cents; null where not sold so, or for too many people. */
export function priceOf(terms: TierTerms, people: number, interval: PlanInterval): number | null {
  const base = interval === 'year' ? terms.yearly : terms.monthly;
  const more = furtherPeople(terms, people);
  const each = furtherPersonPrice(terms, interval);
  if (base === null || (more > 0 && each === null)) return null;
  return base + more * (each ?? 0);
}

/** Price of each further person per month or year, in cents; null when none can be added. */
export function furtherPersonPrice(terms: TierTerms, interval: PlanInterval): number | null {
  if (terms.furtherPerson === null) return null;
  return interval === 'year' ? terms.furtherPerson * MONTHS_PAID : terms.furtherPerson;
}

export function tierOnSale(isDealer: boolean): Tier {
  return isDealer ? DEALER_TIER : PRO_TIER;
}

/** A price at Stripe, found by its lookup key; `cents` is its required amount. */
export type PriceItem = {
  readonly key: string;
  readonly tier: Tier;
  readonly interval: PlanInterval;
  readonly perPerson: boolean;
  readonly cents: number;
};

/** Every price that must exist at Stripe. */
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

export type OrderLine = { readonly item: PriceItem; readonly quantity: number };

/** The order lines for a tier, people and interval; null where that is not sold. */
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

/** Tier, interval and people of a subscription from its items' lookup keys; null when none is ours. */
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
