import { describe, expect, it } from 'vitest';
import { companyShape } from '../company/company';
import { menuFor, subscriptionLabel } from './menus';
import { menuKind } from './menu-kind';
import { PRESETS } from '../access/presets';
import type { Permission } from '../access/permissions';
import { sessionUser, viewerOf } from '../session/session';
import { initialOf } from '../core/shape';
import { blankUser } from '../account/user';

function menuOf(setup: {
  admin?: boolean;
  dealer?: boolean;
  permissions?: readonly Permission[];
  alone?: boolean;
  paid?: boolean;
}) {
  const record = {
    ...blankUser('u1', 'u1@example.com', 0),
    companyUuid: setup.alone ? '' : 'c1',
    permissionLevel: setup.permissions ?? [],
    userPaid: setup.paid ?? false,
  };
  const user = sessionUser(
    record,
    setup.alone
      ? null
      : {
          ...initialOf(companyShape.fields),
          uuid: 'c1',
          name: 'Hollis',
          administrator: setup.admin ? ['u1'] : [],
          louveRoofDealer: setup.dealer ?? false,
        },
  );
  const sections = menuFor(user, viewerOf(user));
  return {
    kind: menuKind(user),
    titles: sections.map((section) => section.title),
    labels: sections.flatMap((section) =>
      section.entries.flatMap((entry) => [
        entry.label,
        ...(entry.children ?? []).map((child) => child.label),
      ]),
    ),
  };
}

describe('the menu', () => {
  it('has Upgrade last before the examples, except for dealers', () => {
    const beforeExamples = ({ labels }: { readonly labels: readonly string[] }) =>
      labels.slice(0, labels.indexOf('Examples')).at(-1);
    expect(beforeExamples(menuOf({ alone: true }))).toBe('Upgrade');
    expect(beforeExamples(menuOf({ admin: true }))).toBe('Upgrade');
    expect(menuOf({ admin: true, dealer: true }).labels).not.toContain('Upgrade');
  });

  it.each([
    {
      who: 'a person alone',
      setup: { alone: true },
      kind: 'basic',
      first: 'Pro Tools',
      has: 'Add Company',
      more: ['Money', 'Team'],
    },
    {
      who: 'an administrator',
      setup: { admin: true },
      kind: 'owner',
      first: 'Pro Features',
      has: 'Add Employees',
      more: ['Money', 'Team', 'Admin'],
    },
    {
      who: 'a dealer',
      setup: { admin: true, dealer: true },
      kind: 'dealer',
      first: 'Pro Features',
      has: 'Add Employees',
      more: ['Money', 'Team', 'Admin'],
    },
  ])('of $who is the $kind one', ({ setup, kind, first, has, more }) => {
    const menu = menuOf(setup);
    expect(menu.kind).toBe(kind);
    expect(menu.titles).toEqual([first, 'Management', ...more, 'Settings']);
    expect(menu.labels).toEqual(
      expect.arrayContaining([
        'Dashboard',
        'Open Leads List',
        'Open Lead Calendar',
        'Client Archive',
        'Open Tracker List',
        'Tracker Archive',
        'Open Jobs List',
        'Jobs Calendar',
        'Jobs Archive',
        has,
      ]),
    );
  });

  it('hides entries an employee may not see, and keeps Dashboard and Account', () => {
    const { labels } = menuOf({ permissions: PRESETS['Field worker'] });
    expect(labels).not.toContain('Customers');
    expect(labels).not.toContain('Create Job');
    expect(labels).not.toContain('Upgrade');
    expect(labels).toEqual(
      expect.arrayContaining([
        'Dashboard',
        'Trackers',
        'Jobs',
        'Chat',
        'Mail',
        'Kanban',
        'Account',
        'Company',
      ]),
    );
    expect(menuOf({ permissions: [] }).labels).toEqual([
      'Dashboard',
      'Calendar',
      'Coworkers',
      'My Network',
      'Social',
      'Account',
      'Company',
      'Upgrade',
    ]);
  });

  it('shows LouveRoof to dealers only, and the Referral Program to paying users only', () => {
    expect(menuOf({ admin: true, dealer: true }).labels).toContain('LouveRoof');
    expect(menuOf({ admin: true }).labels).not.toContain('LouveRoof');
    expect(menuOf({ dealer: true }).labels).not.toContain('LouveRoof');
    for (const setup of [{ alone: true }, { admin: true }, { admin: true, dealer: true }, {}]) {
      expect(menuOf({ ...setup, paid: true }).labels).toContain('Referral Program');
      expect(menuOf(setup).labels).not.toContain('Referral Program');
    }
  });
});

describe('the subscription label', () => {
  it('links to the account while paid, else to the prices', () => {
    expect(subscriptionLabel({ userPaid: true })).toEqual({
      label: 'Subscription Active',
      to: '/app/account',
    });
    expect(subscriptionLabel({ userPaid: false })).toEqual({ label: 'Activate Pro', to: '/pricing' });
  });
});
