import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLines, orderOf, priceOf, PRICE_ITEMS, tierOnSale } from './plan-price';
import { DEALER_TIER, FREE_TIER, PLAN_INTERVALS, PRO_TIER, termsOf } from './tiers';

describe('the price of a team', () => {
  it.each([
    [FREE_TIER, 3, 'month', 0],
    [FREE_TIER, 4, 'month', null],
    [PRO_TIER, 1, 'month', 3_900],
    [PRO_TIER, 10, 'month', 3_900],
    [PRO_TIER, 11, 'month', 4_400],
    [PRO_TIER, 25, 'month', 11_400],
    [PRO_TIER, 10, 'year', 39_000],
    [PRO_TIER, 12, 'year', 49_000],
    [DEALER_TIER, 1, 'month', 14_900],
    [DEALER_TIER, 400, 'month', 14_900],
    [DEALER_TIER, 1, 'year', null],
  ] as const)('%s for %i by the %s', (tier, people, interval, cents) => {
    expect(priceOf(termsOf(tier), people, interval)).toBe(cents);
  });

  it("equals the sum of its order, which can be read back from Stripe's items", () => {
    const order = fc.record({
      tier: fc.constantFrom(PRO_TIER, DEALER_TIER),
      people: fc.integer({ min: 1, max: 500 }),
      interval: fc.constantFrom(...PLAN_INTERVALS),
    });
    fc.assert(
      fc.property(order, ({ tier, people, interval }) => {
        const terms = termsOf(tier);
        const lines = orderLines(tier, people, interval);
        const price = priceOf(terms, people, interval);
        expect(lines && lines.reduce((sum, { item, quantity }) => sum + item.cents * quantity, 0)).toBe(
          price,
        );
        if (!lines) return;
        const found = orderOf(lines.map(({ item, quantity }) => ({ key: item.key, quantity })));
        expect(found).toMatchObject({ tier, interval });
        if (terms.employees !== null) expect(found?.people).toBe(Math.max(people, terms.employees + 1));
      }),
    );
  });

  it('never has a key twice', () => {
    expect(new Set(PRICE_ITEMS.map(({ key }) => key)).size).toBe(PRICE_ITEMS.length);
  });

  it('is null for foreign items', () => {
    expect(orderOf([{ key: 'something_else', quantity: 1 }])).toBeNull();
    expect(orderOf([{ key: 'pro_person_month', quantity: 1 }])).toBeNull();
  });
});

it('dealers buy their own tier', () => {
  expect([tierOnSale(false), tierOnSale(true)]).toEqual([PRO_TIER, DEALER_TIER]);
});
