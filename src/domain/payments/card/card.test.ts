import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { initialOf } from '../../core/shape';
import { missingWords } from './card-payments';
import { cardAmountProblem, leastByCard } from './card-amount';
import { chargeFields, withFacts } from './charge-facts';
import type { ChargeFacts, Outgoing } from './charge-facts';
import { chargeStep } from './charge-step';

const NONE = initialOf(chargeFields);
const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

describe('the amount that a client pays online', () => {
  const invoice = {
    currency: 'USD',
    balance: 100_000,
    pending: 20_000,
    heldBack: 30_000,
    heldReleasedAt: null,
  };
  it.each([
    [50_000, true, 0, null],
    [50_001, true, 0, 'Only $500.00 is open on this invoice now. Pay that, or less.'],
    [20_000, true, 0, null],
    [20_000, false, 0, 'This invoice is paid in one amount: $500.00.'],
    [49, true, 0, 'Pay at least $0.50.'],
    [50_000, true, 40_000, 'At most $400.00 can be paid online at once. Call the office for larger amounts.'],
    [40_000, true, 40_000, null],
  ])('of %i, parts %s, at most %i', (cents, isPartAllowed, mostCents, problem) => {
    expect(cardAmountProblem(invoice, cents, { isPartAllowed, mostCents }, money)).toBe(problem);
  });

  it('of the client’s own part, where parts are not allowed', () => {
    const terms = { isPartAllowed: false, mostCents: 0, ownCents: 20_000 };
    expect(cardAmountProblem(invoice, 20_000, terms, money)).toBeNull();
    expect(cardAmountProblem(invoice, 50_000, terms, money)).toBeNull();
    expect(cardAmountProblem(invoice, 10_000, terms, money)).toBe(
      'This invoice is paid in one amount: $200.00.',
    );
  });

  it('has the least of its currency', () => {
    expect([leastByCard('GBP'), leastByCard('USD')]).toEqual([30, 50]);
  });
});

describe('what is known of a charge', () => {
  const outgoing = (id: string, state: Outgoing['state']): Partial<ChargeFacts> => ({
    outgoing: [{ id, kind: 'Refund', cents: 100, state }],
  });
  const told: readonly Partial<ChargeFacts>[] = [
    { attempt: 'a', status: 'processing', isBank: true, cents: 1_000, paidAt: 5 },
    { attempt: 'a', status: 'succeeded', cents: 1_000, paidAt: 9 },
    { status: 'failed', isBank: true, paidAt: 7 },
    outgoing('re_1', 'gone'),
    outgoing('re_1', 'undone'),
    outgoing('dp_1', 'gone'),
  ];

  it('does not depend on the order of events, or on repeated ones', () => {
    const known = (events: readonly Partial<ChargeFacts>[]) => {
      const facts = events.reduce<ChargeFacts>((all, one) => withFacts(all, { ...NONE, ...one }), NONE);
      return { ...facts, outgoing: facts.outgoing.toSorted((a, b) => a.id.localeCompare(b.id)) };
    };
    const usual = known(told);
    expect(usual).toMatchObject({ attempt: 'a', status: 'succeeded', paidAt: 5, isBank: true });
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told], { minLength: told.length }),
        fc.subarray([...told]),
        (all, again) => {
          expect(known([...all, ...again])).toEqual(usual);
        },
      ),
    );
  });
});

describe('the next step of a charge', () => {
  const disputed = (id: string, state: Outgoing['state']): Outgoing => ({
    ...{ id, kind: 'Dispute', cents: 1_000, state },
  });
  it.each([
    ['unknown', null, [], null],
    ['processing', null, [], 'receive'],
    ['processing', 'pending', [], null],
    ['succeeded', 'pending', [], 'confirm'],
    ['succeeded', 'failed', [], 'confirm'],
    ['failed', 'pending', [], 'fail'],
    ['succeeded', 'settled', [disputed('dp_1', 'gone')], 'reverse'],
    ['succeeded', 'reversed', [disputed('dp_1', 'gone')], null],
    ['succeeded', 'reversed', [disputed('dp_1', 'undone')], 'putBack'],
    ['succeeded', 'reversed', [disputed('dp_1', 'undone'), disputed('dp_2', 'gone')], null],
    ['succeeded', 'reversed', [], null],
  ] as const)('for %s and a payment %s', (status, state, outgoing, kind) => {
    const payment = state === null ? null : { state, amount: 1_000 };
    expect(chargeStep({ status, outgoing }, payment, [])?.kind ?? null).toBe(kind);
  });
});

it('what Stripe asks for is said once, and unknown things as such', () => {
  expect(missingWords(['company.tax_id', 'business_profile.url', 'something'])).toEqual([
    'Facts about the business',
    'Further details',
  ]);
});
