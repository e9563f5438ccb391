import { describe, expect, it } from 'vitest';
import { freeEntitlement } from '../plans/entitlement';
import type { Entitlement } from '../plans/entitlement';
import { DAY_MS } from '../time/time';
import { OUTSIDE_LIMITS, outsideProblem, standingOf } from './outside-limits';
import type { OutsideMailing, Standing } from './outside-limits';

const NOW = Date.UTC(2026, 10, 2);
const ago = (days: number) => NOW - days * DAY_MS;
const plan = (change: Partial<Entitlement>): Entitlement => ({
  ...freeEntitlement('acme'),
  plan: 'Pro',
  state: 'active',
  startedAt: ago(3),
  periodEnd: ago(-20),
  endsAt: ago(-34),
  ...change,
});

describe('the standing of a business', () => {
  it.each<[string, Entitlement, number, Standing]>([
    ['free, founded today', freeEntitlement('acme'), 0, 'new'],
    ['free, founded six days ago', freeEntitlement('acme'), 6, 'new'],
    ['free, founded a week ago', freeEntitlement('acme'), 7, 'unproven'],
    ['on trial, founded today', plan({ state: 'trial' }), 0, 'new'],
    ['on trial for a month', plan({ state: 'trial', startedAt: ago(30) }), 30, 'unproven'],
    ['on a trial that was cancelled', plan({ state: 'cancelled', trialEnd: ago(-4) }), 0, 'new'],
    ['with a plan for 20 days, 14 on trial', plan({ startedAt: ago(20), trialEnd: ago(6) }), 20, 'unproven'],
    ['with a plan for 28 days, 14 on trial', plan({ startedAt: ago(28), trialEnd: ago(14) }), 28, 'proven'],
    ['with a plan since today', plan({ startedAt: NOW }), 0, 'unproven'],
    ['with a plan for 13 days', plan({ startedAt: ago(13) }), 400, 'unproven'],
    ['with a plan for 14 days', plan({ startedAt: ago(14) }), 14, 'proven'],
    ['behind with a payment', plan({ state: 'past due', startedAt: ago(60) }), 60, 'proven'],
    ['whose plan ended', plan({ startedAt: ago(90), endsAt: ago(1) }), 90, 'unproven'],
    ['whose plan began without a date', plan({ startedAt: null }), 90, 'unproven'],
  ])('%s', (_what, entitlement, days, standing) => {
    expect(standingOf(entitlement, ago(days), NOW)).toBe(standing);
  });

  it('opens more with every step', () => {
    const { new: first, unproven, proven } = OUTSIDE_LIMITS;
    for (const [less, more] of [
      [first, unproven],
      [unproven, proven],
    ] as const) {
      expect(less.personPerHour).toBeLessThan(more.personPerHour);
      expect(less.businessPerDay).toBeLessThan(more.businessPerDay);
      expect(less.updatesPerHour).toBeLessThan(more.updatesPerHour);
    }
  });
});

describe('a mail to addresses outside', () => {
  const addresses = ['ann@x.example', 'bo@x.example'];
  const mailing: OutsideMailing = { standing: 'new', addresses, unknown: [], ofPerson: 0, ofBusiness: 0 };
  it.each<[string, Partial<OutsideMailing>, string | null]>([
    ['goes to known addresses', {}, null],
    ['goes nowhere outside', { addresses: [], ofPerson: 10, ofBusiness: 15 }, null],
    ['stops at a stranger', { unknown: ['bo@x.example'] }, '“bo@x.example”: no customer'],
    ['names the first of several', { unknown: addresses }, '“ann@x.example” and 1 more: no customer'],
    [
      'stops at strangers of an older free business',
      { standing: 'unproven', unknown: addresses },
      'and 1 more',
    ],
    ['goes to strangers of a proven business', { standing: 'proven', unknown: addresses }, null],
    ['fills the hour', { ofPerson: 8, ofBusiness: 8 }, null],
    ['stops at the hour', { ofPerson: 9, ofBusiness: 9 }, '10 outside addresses in an hour'],
    ['stops at the day', { ofBusiness: 14 }, '15 outside addresses in a day'],
    ['stops a proven business too', { standing: 'proven', ofPerson: 99 }, '100 outside addresses in an hour'],
  ])('%s', (_what, change, problem) => {
    const said = outsideProblem({ ...mailing, ...change });
    if (problem === null) expect(said).toBeNull();
    else expect(said).toContain(problem);
  });
});
