import { parsePermissions } from '../access/permissions';
import type { Permission } from '../access/permissions';
import { tierOf } from '../plans/tiers';
import type { Tier } from '../plans/tiers';
import { personName } from '../account/user';
import type { UserRecord } from '../account/user';
import type { CompanyRecord } from '../company/company';
import type { Viewer } from '../access/viewer';

/** The signed-in user, derived from their account and company. */
export type SessionUser = {
  readonly id: string;
  readonly uuid: string;
  readonly avatar: string;
  readonly email: string;
  /** Username, else e-mail. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly streetAddress: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly userPaid: boolean;
  readonly userSubscriptionEnd: number | null;
  readonly onBoarded: boolean;
  readonly company: string;
  readonly companyUser: boolean;
  readonly companyUuid: string;
  readonly permissionLevel: readonly string[];
  readonly tier: Tier;
  /** Company id, or the person's own owner id. */
  readonly owner: string;
  readonly userNetwork: readonly string[];
  /** A company asks this person to join. */
  readonly userCompanyAddRequested: boolean;
  /** The company that deactivated this person, else ''; `formerContact` is the person to ask. */
  readonly formerCompany: string;
  readonly formerContact: string;
  readonly jobRole: string;
  readonly companyInfo: CompanyRecord | null;
  readonly isAdmin: boolean;
  readonly isCompanyAdmin: boolean;
  readonly louveRoofDealer: boolean;
  readonly hasAttach: boolean;
  readonly displayName: string;
};

/** Owner id of a user's records: the company's, else their own. */
export function ownerOf(user: Pick<UserRecord, 'uuid' | 'companyUuid' | 'soloOwner'>): string {
  return user.companyUuid || user.soloOwner || user.uuid;
}

/** Derives the session user. `company` is null without one; an unreadable one gives no admin rights. */
export function sessionUser(user: UserRecord, company: CompanyRecord | null): SessionUser {
  const companyUser = user.companyUuid !== '';
  const isCompanyAdmin = companyUser && (company?.administrator.includes(user.uuid) ?? false);
  return {
    id: user.uuid,
    uuid: user.uuid,
    avatar: user.userProfileImageLink,
    email: user.email,
    name: user.username || user.email,
    firstName: user.userFirstName,
    lastName: user.userLastName,
    streetAddress: user.streetAddress,
    city: user.city,
    state: user.state,
    zipcode: user.zipcode,
    phone: user.phone,
    userPaid: user.userPaid,
    userSubscriptionEnd: user.userSubscriptionEnd,
    onBoarded: user.onBoarded,
    company: company?.name || user.company,
    companyUser,
    companyUuid: user.companyUuid,
    permissionLevel: user.permissionLevel,
    tier: tierOf(user, company),
    owner: ownerOf(user),
    userNetwork: user.userNetwork,
    userCompanyAddRequested: user.userCompanyAddRequested,
    formerCompany: user.formerCompany,
    formerContact: user.formerContact,
    jobRole: user.jobRole,
    companyInfo: company,
    isAdmin: !companyUser || isCompanyAdmin,
    isCompanyAdmin,
    louveRoofDealer: company?.louveRoofDealer ?? false,
    hasAttach: company?.isAttachment ?? !companyUser,
    displayName: personName(user),
  };
}

/** The rights of a session user, for queries. */
export function viewerOf(user: SessionUser): Viewer {
  const permissions: ReadonlySet<Permission> = parsePermissions(user.permissionLevel);
  return {
    uid: user.uuid,
    owner: user.owner,
    isAdmin: user.isAdmin,
    isCompanyAdmin: user.isCompanyAdmin,
    permissions,
  };
}

/** A session needs a verified e-mail or Facebook; the rules check the same. */
export function countsAsSignedIn(token: {
  readonly emailVerified: boolean;
  readonly signInProvider: string | null;
}): boolean {
  return token.emailVerified || token.signInProvider === 'facebook.com';
}
