import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEvent,
  endedAt,
  ENTITLEMENT_STATES,
  freeEntitlement,
  GRACE_MS,
  lapsedIfOver,
  planAt,
  planCopyOf,
  stateAt,
  withBill,
} from './entitlement';
import type { Bill, Entitlement, PlanEvent } from './entitlement';
import { DAY_MS } from '../time/time';
import { PRO_TIER } from './tiers';

const START = Date.UTC(2026, 10, 1);
const END = START + 30 * DAY_MS;

const event = (change: Partial<PlanEvent> = {}): PlanEvent => ({
  id: 'evt_1',
  at: START,
  startedAt: START,
  plan: PRO_TIER,
  state: 'active',
  interval: 'month',
  seats: 10,
  periodStart: START,
  periodEnd: END,
  trialEnd: null,
  ...change,
});

const after = (...events: readonly PlanEvent[]): Entitlement =>
  events.reduce((entitlement, one) => applyEvent(entitlement, one, 0), freeEntitlement('acme'));

describe('a plan follows its events', () => {
  it.each<readonly [string, readonly PlanEvent[], Partial<Entitlement>]>([
    ['nothing yet', [], { state: 'free', plan: '', endsAt: null }],
    [
      'a trial',
      [event({ state: 'trial', trialEnd: END })],
      { state: 'trial', plan: PRO_TIER, trialUsed: true, endsAt: END + GRACE_MS },
    ],
    [
      'a trial that was paid for',
      [
        event({ state: 'trial', trialEnd: END }),
        event({ id: 'evt_2', at: END, periodStart: END, periodEnd: END + 30 * DAY_MS }),
      ],
      { state: 'active', periodStart: END, trialUsed: true },
    ],
    [
      'a payment that failed',
      [event(), event({ id: 'evt_2', at: END, state: 'past due' })],
      { state: 'past due', endsAt: END + GRACE_MS },
    ],
    [
      'cancelled: it ends with the period that is paid',
      [event(), event({ id: 'evt_2', at: START + 1, state: 'cancelled' })],
      { state: 'cancelled', endsAt: END },
    ],
    [
      'taken up again',
      [
        event(),
        event({ id: 'evt_2', at: START + 1, state: 'cancelled' }),
        event({ id: 'evt_3', at: START + 2 }),
      ],
      { state: 'active' },
    ],
    [
      'an older event after a newer one',
      [event({ id: 'evt_2', at: START + 1, state: 'cancelled' }), event()],
      { state: 'cancelled', eventId: 'evt_2' },
    ],
    [
      'two of the same second: the ending one wins',
      [event({ id: 'evt_9', state: 'lapsed' }), event({ id: 'evt_1' })],
      { state: 'lapsed', endsAt: null },
    ],
    [
      'the end of an earlier subscription, heard of late',
      [
        event({ id: 'evt_2', startedAt: END, at: END }),
        event({ id: 'evt_3', startedAt: START, at: END + 5, state: 'lapsed' }),
      ],
      { state: 'active', startedAt: END },
    ],
    [
      'a trial remembered though it is heard of late',
      [event({ at: END, startedAt: END }), event({ state: 'trial', trialEnd: END })],
      { state: 'active', trialUsed: true },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });

  const anEvent = fc.record({
    id: fc.constantFrom('evt_a', 'evt_b', 'evt_c', 'evt_d'),
    at: fc.integer({ min: 1, max: 4 }),
    startedAt: fc.integer({ min: 1, max: 2 }),
    plan: fc.constant(PRO_TIER),
    state: fc.constantFrom(...ENTITLEMENT_STATES.slice(1)).map((state) => state as PlanEvent['state']),
    interval: fc.constantFrom('month' as const, 'year' as const),
    seats: fc.integer({ min: 1, max: 20 }),
    periodStart: fc.constant(1),
    periodEnd: fc.integer({ min: 2, max: 9 }),
    trialEnd: fc.option(fc.integer({ min: 1, max: 9 })),
  });
  // Each id names one event.
  const someEvents = fc.uniqueArray(anEvent, { selector: ({ id }) => id, maxLength: 4 });

  it('in any order and number', () => {
    fc.assert(
      fc.property(
        someEvents.chain((events) =>
          fc.tuple(
            fc.constant(events),
            fc.shuffledSubarray([...events, ...events], { minLength: events.length * 2 }),
          ),
        ),
        ([events, delivered]) => {
          expect(after(...delivered)).toEqual(after(...events));
        },
      ),
    );
  });
});

describe('a plan at a moment', () => {
  const cancelled = after(event({ state: 'cancelled' }));
  it.each<readonly [string, Entitlement, number, Entitlement['state']]>([
    ['within its period', after(event()), END - 1, 'active'],
    ['at its end, without word of the next', after(event()), END, 'past due'],
    ['at the end of the grace', after(event()), END + GRACE_MS - 1, 'past due'],
    ['after the grace', after(event()), END + GRACE_MS, 'lapsed'],
    ['a trial that nobody paid for', after(event({ state: 'trial', trialEnd: END })), END, 'past due'],
    ['cancelled, until the end', cancelled, END - 1, 'cancelled'],
    ['cancelled, at the end', cancelled, END, 'lapsed'],
    ['never bought', freeEntitlement('acme'), END, 'free'],
  ])('%s', (_, entitlement, now, expected) => {
    expect(stateAt(entitlement, now)).toBe(expected);
    const isOn = expected !== 'lapsed' && expected !== 'free';
    expect(planAt(entitlement, now)).toBe(isOn ? PRO_TIER : '');
    expect(planCopyOf(entitlement, now)).toMatchObject({ userPaid: isOn, plan: isOn ? PRO_TIER : '' });
    expect(lapsedIfOver(entitlement, now).state === 'lapsed').toBe(expected === 'lapsed');
  });

  it('that has lapsed returns with a later event, not with an old one', () => {
    const lapsed = lapsedIfOver(cancelled, END);
    expect(applyEvent(lapsed, event({ state: 'cancelled' }), END)).toBe(lapsed);
    const again = event({ id: 'evt_2', at: END, startedAt: END, periodEnd: END + DAY_MS });
    expect(applyEvent(lapsed, again, END)).toMatchObject({ state: 'active', plan: PRO_TIER });
  });

  it.each([
    ['at once, when Stripe says so', event({ state: 'lapsed' }), START + DAY_MS, START + DAY_MS],
    ['with its period, when it was cancelled', event({ state: 'cancelled' }), END + DAY_MS, END],
    ['after the grace, when nothing is heard', event(), END + GRACE_MS + DAY_MS, END + GRACE_MS],
    ['not while it runs', event(), END - 1, null],
  ])('ends %s', (_, said, now, expected) => {
    const entitlement = applyEvent(freeEntitlement('acme'), said, START + DAY_MS);
    expect(endedAt(entitlement, now)).toBe(expected);
    const { userSubscriptionEnd } = planCopyOf(entitlement, now);
    expect(userSubscriptionEnd).toBe(expected ?? END + GRACE_MS);
  });

  it('is nothing for a business without one', () => {
    expect(planCopyOf(null, 0)).toEqual({
      userPaid: false,
      plan: '',
      userSubscriptionStart: null,
      userSubscriptionEnd: null,
    });
  });
});

describe('bills', () => {
  const bill = (id: string, at: number, change: Partial<Bill> = {}): Bill => ({
    id,
    number: id,
    at,
    amount: 3_900,
    state: 'Open',
    link: '',
    eventAt: at,
    ...change,
  });

  it('are newest first, each once, from the latest event', () => {
    const first = withBill(withBill([], bill('a', 1)), bill('b', 2));
    const paid = withBill(first, bill('a', 1, { state: 'Paid', eventAt: 5 }));
    expect(paid.map(({ id, state }) => [id, state])).toEqual([
      ['b', 'Open'],
      ['a', 'Paid'],
    ]);
    expect(withBill(paid, bill('a', 1, { eventAt: 4 }))).toBe(paid);
  });
});
