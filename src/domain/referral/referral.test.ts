import { describe, expect, it } from 'vitest';
import { makeReferral } from '@tests/factories/records';
import {
  isNewcomer,
  joinedName,
  ledgerOf,
  mailboxOf,
  isEarnedBy,
  REFERRAL_CREDIT,
  REFERRAL_DAYS,
  refuseSelfReferral,
} from './referral';
import type { Bill } from '../plans/entitlement';
import { DAY_MS } from '../time/time';

const ann = { uid: 'ann', owner: 'acme', email: 'ann@example.com' };

describe('a referral', () => {
  it('earns a month of Pro', () => expect(REFERRAL_CREDIT).toBe(3_900));

  it.each([
    ['the same account', { uid: 'ann', owner: 'x', email: 'x@example.com' }, true],
    ['the same business', { uid: 'bo', owner: 'acme', email: 'bo@example.com' }, true],
    ['the same mailbox', { uid: 'bo', owner: 'bo', email: 'Ann+new@Example.com' }, true],
    ['another person', { uid: 'bo', owner: 'bo', email: 'bo@example.com' }, false],
    ['a person without an address', { uid: 'bo', owner: 'bo', email: '' }, false],
  ])('by %s', (_, joined, isRefused) => {
    const invite = () => refuseSelfReferral(ann, joined);
    if (isRefused) expect(invite).toThrow('You cannot use your own invitation.');
    else expect(invite).not.toThrow();
  });

  it('treats two people without an address as different', () => {
    expect(() =>
      refuseSelfReferral({ ...ann, email: '' }, { uid: 'bo', owner: 'bo', email: '' }),
    ).not.toThrow();
  });

  it.each([
    ['Ann+roof@Example.COM ', 'ann@example.com'],
    ['ann@example.com', 'ann@example.com'],
    ['', ''],
    ['nonsense', ''],
  ])('mailbox of “%s”', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

  it.each([
    ['Ada', 'Lovelace', 'Ada L.'],
    ['Ada', '', 'Ada'],
    ['', 'Ömer', 'Ö.'],
    ['', '', 'Someone'],
  ])('shows %s %s as %s', (userFirstName, userLastName, shown) => {
    expect(joinedName({ userFirstName, userLastName })).toBe(shown);
  });

  it('is for recent accounts that never paid', () => {
    const fresh = { createdAt: 0, userPaid: false, userSubscriptionStart: null };
    const last = REFERRAL_DAYS * DAY_MS - 1;
    expect(isNewcomer(fresh, last)).toBe(true);
    expect(isNewcomer(fresh, last + 1)).toBe(false);
    expect(isNewcomer({ ...fresh, userPaid: true }, 0)).toBe(false);
    expect(isNewcomer({ ...fresh, userSubscriptionStart: 1 }, 0)).toBe(false);
  });

  const bill = (at: number, overrides: Partial<Bill> = {}): Bill => ({
    id: `in_${at}`,
    number: '',
    at,
    amount: 3_900,
    state: 'Paid',
    link: '',
    eventAt: at,
    ...overrides,
  });
  const joinedAt = 1_700_000_000_500;
  it.each([
    ['the first payment', [bill(joinedAt + DAY_MS)], true],
    ['a payment within its second', [bill(joinedAt - 500)], true],
    ['nothing', [], false],
    ['the bill of a trial', [bill(joinedAt + DAY_MS, { amount: 0 })], false],
    ['a bill that is not paid', [bill(joinedAt + DAY_MS, { state: 'Open' })], false],
    [
      'the payment after a trial',
      [bill(joinedAt + DAY_MS, { amount: 0 }), bill(joinedAt + 15 * DAY_MS)],
      true,
    ],
    ['a business that paid before', [bill(joinedAt + DAY_MS), bill(joinedAt - 1_500)], false],
  ])('is earned, or not, by %s', (_, bills, isEarned) => {
    expect(isEarnedBy(makeReferral({ joinedAt }), bills)).toBe(isEarned);
    expect(isEarnedBy(makeReferral({ joinedAt, state: 'earned' }), bills)).toBe(false);
  });

  it('adds up to a ledger in cents', () => {
    const earned = makeReferral({ state: 'earned', credit: REFERRAL_CREDIT });
    expect(ledgerOf([earned, earned, makeReferral()])).toEqual({ cents: 7_800, joined: 3, earned: 2 });
    expect(ledgerOf([])).toEqual({ cents: 0, joined: 0, earned: 0 });
  });
});
