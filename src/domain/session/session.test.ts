import { describe, expect, it } from 'vitest';
import { companyShape } from '../company/company';
import type { CompanyRecord } from '../company/company';
import { countsAsSignedIn, ownerOf, sessionUser, viewerOf } from './session';
import { initialOf } from '../core/shape';
import { blankUser } from '../account/user';
import type { UserRecord } from '../account/user';

const user = (overrides: Partial<UserRecord> = {}): UserRecord => ({
  ...blankUser('u1', 'dana@example.com', 5),
  ...overrides,
});
const company = (overrides: Partial<CompanyRecord> = {}): CompanyRecord => ({
  ...initialOf(companyShape.fields),
  uuid: 'c1',
  name: 'Hollis Roofing',
  administrator: ['u1'],
  createdAt: 1,
  createdBy: 'u1',
  updatedAt: 1,
  updatedBy: 'u1',
  ...overrides,
});

describe('the blank user record', () => {
  it('has every field of the specification with its starting value', () => {
    expect(blankUser('u1', 'dana@example.com', 5)).toMatchObject({
      city: '',
      company: '',
      companyUuid: '',
      email: 'dana@example.com',
      jobRole: '',
      onBoarded: false,
      permissionLevel: [],
      phone: '',
      state: '',
      streetAddress: '',
      token: [],
      userApproveCompanyAdd: false,
      userCompanyAddRequested: false,
      userFirstName: '',
      userLastName: '',
      userNetwork: [],
      userPaid: false,
      userProfileImageLink: '',
      userSubscriptionEnd: null,
      userSubscriptionStart: null,
      username: '',
      uuid: 'u1',
      zipcode: '',
      platform: 'Web',
      suiteUser: true,
      plan: '',
    });
  });
});

describe('the session user', () => {
  it('derives every field of the specification', () => {
    const record = user({
      username: 'dana',
      userFirstName: 'Dana',
      userLastName: 'Hollis',
      userProfileImageLink: 'data:picture',
      phone: '+12185550142',
      streetAddress: '1 Alder Street',
      city: 'Duluth',
      state: 'MN',
      zipcode: '55802',
      userPaid: true,
      plan: 'Pro',
      userSubscriptionEnd: 99,
      onBoarded: true,
      companyUuid: 'c1',
      permissionLevel: ['customers:view'],
      userNetwork: ['u9'],
      jobRole: 'Owner',
    });
    const companyInfo = company();
    expect(sessionUser(record, companyInfo)).toEqual({
      id: 'u1',
      uuid: 'u1',
      avatar: 'data:picture',
      email: 'dana@example.com',
      name: 'dana',
      firstName: 'Dana',
      lastName: 'Hollis',
      streetAddress: '1 Alder Street',
      city: 'Duluth',
      state: 'MN',
      zipcode: '55802',
      phone: '+12185550142',
      userPaid: true,
      userSubscriptionEnd: 99,
      onBoarded: true,
      company: 'Hollis Roofing',
      companyUser: true,
      companyUuid: 'c1',
      permissionLevel: ['customers:view'],
      tier: 'Pro',
      owner: 'c1',
      userCompanyAddRequested: false,
      formerCompany: '',
      formerContact: '',
      userNetwork: ['u9'],
      jobRole: 'Owner',
      companyInfo,
      isAdmin: true,
      isCompanyAdmin: true,
      louveRoofDealer: false,
      hasAttach: true,
      displayName: 'Dana Hollis',
    });
  });

  it('uses the e-mail address without a username', () => {
    expect(sessionUser(user(), null).name).toBe('dana@example.com');
  });

  it.each([
    { case: 'alone', record: user(), company: null, isAdmin: true, isCompanyAdmin: false, hasAttach: true },
    {
      case: 'administrator',
      record: user({ companyUuid: 'c1' }),
      company: company(),
      isAdmin: true,
      isCompanyAdmin: true,
      hasAttach: true,
    },
    {
      case: 'employee',
      record: user({ companyUuid: 'c1' }),
      company: company({ administrator: ['u2'], isAttachment: false }),
      isAdmin: false,
      isCompanyAdmin: false,
      hasAttach: false,
    },
    {
      case: 'member whose company cannot be read',
      record: user({ companyUuid: 'c1' }),
      company: null,
      isAdmin: false,
      isCompanyAdmin: false,
      hasAttach: false,
    },
  ])('knows the role: $case', ({ record, company: info, isAdmin, isCompanyAdmin, hasAttach }) => {
    expect(sessionUser(record, info)).toMatchObject({ isAdmin, isCompanyAdmin, hasAttach });
  });

  it.each([
    { record: user(), owner: 'u1' },
    { record: user({ companyUuid: 'c1' }), owner: 'c1' },
    { record: user({ soloOwner: 'fresh' }), owner: 'fresh' },
    { record: user({ companyUuid: 'c1', soloOwner: 'fresh' }), owner: 'c1' },
  ])('keeps records under $owner', ({ record, owner }) => {
    expect(ownerOf(record)).toBe(owner);
  });

  it.each([
    { plan: '', dealer: false, tier: 'Free' },
    { plan: '', dealer: true, tier: 'Free' },
    { plan: 'Pro', dealer: false, tier: 'Pro' },
    { plan: 'Pro', dealer: true, tier: 'Business Optimize' },
  ])('has tier $tier with plan "$plan", dealer $dealer', ({ plan, dealer, tier }) => {
    expect(sessionUser(user({ plan, companyUuid: 'c1' }), company({ louveRoofDealer: dealer })).tier).toBe(
      tier,
    );
  });

  it('drops unknown permissions from the viewer', () => {
    const record = user({ companyUuid: 'c1', permissionLevel: ['customers:view', 'forged:right'] });
    const viewer = viewerOf(sessionUser(record, company({ administrator: [] })));
    expect([...viewer.permissions]).toEqual(['customers:view']);
  });
});

describe('counting as signed in', () => {
  it.each([
    { emailVerified: true, signInProvider: 'password', expected: true },
    { emailVerified: false, signInProvider: 'password', expected: false },
    { emailVerified: false, signInProvider: 'facebook.com', expected: true },
    { emailVerified: false, signInProvider: 'phone', expected: false },
    { emailVerified: false, signInProvider: null, expected: false },
  ])('verified $emailVerified by $signInProvider: $expected', ({ expected, ...token }) => {
    expect(countsAsSignedIn(token)).toBe(expected);
  });
});
