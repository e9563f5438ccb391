import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { decide, guardOf, safeWanted } from './guards';
import type { GuardDecision, GuardKind, SessionFacts } from './guards';

const starting: SessionFacts = { state: 'starting' };
const signedOut: SessionFacts = { state: 'signedOut' };
const fresh: SessionFacts = { state: 'signedIn', onBoarded: false, companyUser: false };
const freshMember: SessionFacts = { state: 'signedIn', onBoarded: false, companyUser: true };
const alone: SessionFacts = { state: 'signedIn', onBoarded: true, companyUser: false };
const member: SessionFacts = { state: 'signedIn', onBoarded: true, companyUser: true };

const stay: GuardDecision = { go: 'stay' };
const wait: GuardDecision = { go: 'wait' };
const to = (address: string, keepWanted = false): GuardDecision => ({
  go: 'redirect',
  to: address,
  keepWanted,
});

const KINDS: readonly GuardKind[] = ['public', 'home', 'guestOnly', 'onboarding', 'app', 'addCompany'];

type Case = readonly [who: string, facts: SessionFacts, expected: Readonly<Record<GuardKind, GuardDecision>>];

const CASES: readonly Case[] = [
  [
    'while the session is unknown only public content paints',
    starting,
    { public: stay, home: stay, guestOnly: wait, onboarding: wait, app: wait, addCompany: wait },
  ],
  [
    'a signed-out person goes to /login, and what they wanted is kept',
    signedOut,
    {
      public: stay,
      home: stay,
      guestOnly: stay,
      onboarding: to('/login'),
      app: to('/login', true),
      addCompany: to('/login', true),
    },
  ],
  [
    'a user in onboarding goes there, but / stays',
    fresh,
    {
      public: stay,
      home: stay,
      guestOnly: to('/onboarding'),
      onboarding: stay,
      app: to('/onboarding', true),
      addCompany: to('/onboarding', true),
    },
  ],
  [
    'a company member who has not finished onboarding is treated alike',
    freshMember,
    {
      public: stay,
      home: stay,
      guestOnly: to('/onboarding'),
      onboarding: stay,
      app: to('/onboarding', true),
      addCompany: to('/onboarding', true),
    },
  ],
  [
    'an onboarded person without a company is sent from guest pages to their account',
    alone,
    {
      public: stay,
      home: to('/app/account'),
      guestOnly: to('/app/account'),
      onboarding: to('/app/account'),
      app: stay,
      addCompany: stay,
    },
  ],
  [
    'an onboarded company user finds their company instead of adding one',
    member,
    {
      public: stay,
      home: to('/app/account'),
      guestOnly: to('/app/account'),
      onboarding: to('/app/account'),
      app: stay,
      addCompany: to('/app/company'),
    },
  ],
];

describe('guards', () => {
  for (const [who, facts, expected] of CASES) {
    it.each(KINDS)(`${who}: %s`, (kind) => {
      expect(decide(kind, facts, null)).toEqual(expected[kind]);
    });
  }

  it('redirects to the wanted address after login and after onboarding', () => {
    const wanted = '/app/customers/abc?tab=timeline';
    expect(decide('guestOnly', alone, wanted)).toEqual(to(wanted));
    expect(decide('onboarding', member, wanted)).toEqual(to(wanted));
  });

  it('does not use the wanted address for / or before onboarding is done', () => {
    const wanted = '/app/management/customers';
    expect(decide('home', alone, wanted)).toEqual(to('/app/account'));
    expect(decide('guestOnly', fresh, wanted)).toEqual(to('/onboarding'));
  });
});

describe('guardOf', () => {
  it('lets anyone open a mailed link on a guest-only address', () => {
    expect(guardOf('guestOnly', '?mode=verifyEmail&oobCode=abc')).toBe('public');
  });

  it.each([
    ['guestOnly', ''],
    ['guestOnly', '?view=phone'],
    ['guestOnly', '?oobCode=abc'],
    ['app', '?mode=verifyEmail&oobCode=abc'],
  ] as const)('keeps %s with "%s"', (kind, search) => {
    expect(guardOf(kind, search)).toBe(kind);
  });
});

describe('safeWanted', () => {
  it.each(['/app', '/app/account', '/app?x=1', '/app/chat/new#last'])('keeps %s', (address) => {
    expect(safeWanted(address)).toBe(address);
  });

  it.each([
    null,
    '',
    '/',
    '/login',
    '/onboarding',
    '/application',
    '//evil.example/app/',
    'https://evil.example/app/',
    '/app/../login',
    '/app\\evil.example',
    'javascript:alert(1)//app/',
  ])('refuses %s', (address) => {
    expect(safeWanted(address)).toBeNull();
  });

  it('never lets an address leave this origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((tail) => `/app/${tail}`),
        ),
        (address) => {
          const kept = safeWanted(address);
          if (kept !== null)
            expect(new URL(kept, 'https://joblane.test').origin).toBe('https://joblane.test');
        },
      ),
    );
  });
});
