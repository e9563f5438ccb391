import { describe, expect, it } from 'vitest';
import { ACME, MADE_AT, makeCompany, makeRights, makeRoster } from '@tests/factories/records';
import { PRESETS } from '../access/presets';
import { viewerOf } from '../session/session';
import { employeeSession, rightsName, staffOf } from './staff';

const fred = {
  uid: 'fred',
  name: 'Fred Ode',
  firstName: 'Fred',
  role: 'Roofer',
  phone: '+13125550147',
  photo: '',
  active: true,
  isAdmin: false,
  colour: '1',
};
const gone = { ...fred, uid: 'gus', name: 'Gus Old', firstName: 'Gus', active: false };
const roster = makeRoster({ people: [gone, fred, ...makeRoster().people] });
const staff = staffOf(roster, makeRights(), ['ann']);

describe('the people of a company', () => {
  it('are members by name, then former members', () => {
    expect(staff.map((one) => [one.name, rightsName(one), one.isActive])).toEqual([
      ['Ann Meyer', 'Administrator', true],
      ['Fred Ode', 'Field worker', true],
      ['Gus Old', 'Custom', false],
    ]);
    expect(staff[1]).toMatchObject({ email: 'fred@example.com', since: MADE_AT });
  });

  it('include people not in the roster yet, and nobody twice', () => {
    const rights = makeRights();
    const ned = { uid: 'ned', email: 'ned@example.com', jobRole: '', permissionLevel: ['export'], since: 0 };
    const names = staffOf(makeRoster(), { ...rights, people: [...rights.people, ned] }, []).map(
      ({ name }) => name,
    );
    expect(names).toEqual(['Ann Meyer', 'fred@example.com', 'ned@example.com']);
  });

  it('do not count as administrators once they left', () => {
    const [former] = staffOf(makeRoster(), makeRights({ people: [] }), ['ann']);
    expect(former).toMatchObject({ uid: 'ann', isActive: false, isAdministrator: false });
  });

  it('see the app as after their own sign-in', () => {
    const company = makeCompany();
    const plan = { userPaid: true, userSubscriptionEnd: null, tier: 'Pro' } as const;
    const [ann, employee] = staff.map((one) => employeeSession(one, company, plan));
    expect(employee).toMatchObject({
      displayName: 'Fred Ode',
      companyUser: true,
      isAdmin: false,
      userPaid: true,
    });
    expect(employee && viewerOf(employee)).toEqual({
      uid: 'fred',
      owner: ACME,
      isAdmin: false,
      isCompanyAdmin: false,
      permissions: new Set(PRESETS['Field worker']),
    });
    expect(ann).toMatchObject({ displayName: 'Ann Meyer', isCompanyAdmin: true });
  });
});
