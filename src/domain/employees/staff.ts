import type { CompanyRecord, Roster } from '../company/company';
import { presetOf } from '../access/permission-lists';
import { parsePermissions } from '../access/permissions';
import type { Permission } from '../access/permissions';
import type { PersonRights, Rights } from '../access/rights';
import { sessionUser } from '../session/session';
import type { SessionUser } from '../session/session';
import { blankUser } from '../account/user';

/** Somebody who works in a company, or did, as its administrators see them. */
export type StaffMember = {
  readonly uid: string;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly photo: string;
  readonly jobRole: string;
  /** As stored, old entries included. */
  readonly permissionLevel: readonly string[];
  readonly permissions: readonly Permission[];
  readonly isAdministrator: boolean;
  readonly isActive: boolean;
  /** When they came, epoch ms; null for those who left. */
  readonly since: number | null;
};

/** Everybody of a company: those who work there by name, then those who left. */
export function staffOf(
  roster: Roster,
  rights: Rights,
  administrators: readonly string[],
): readonly StaffMember[] {
  const byUid = new Map(rights.people.map((person) => [person.uid, person]));
  const known = roster.people.map((person) => member(person, byUid.get(person.uid), administrators));
  const listed = new Set(roster.people.map((person) => person.uid));
  // The roster follows a moment later.
  const fresh = rights.people
    .filter((person) => !listed.has(person.uid))
    .map((person) =>
      member(
        { uid: person.uid, name: person.email, firstName: person.email, role: '', phone: '', photo: '' },
        person,
        administrators,
      ),
    );
  return [...known, ...fresh].toSorted(
    (a, b) => Number(b.isActive) - Number(a.isActive) || a.name.localeCompare(b.name),
  );
}

/** What somebody's rights are called: administrator, a preset, or the company's own choice. */
export function rightsName(member: StaffMember): string {
  if (member.isAdministrator) return 'Administrator';
  return presetOf(member.permissionLevel) ?? 'Custom';
}

/**
 * The session an employee would have: what the app needs to be seen as they see it. What is theirs
 * alone, such as their address, stays blank; the plan is the company's.
 */
export function employeeSession(
  member: StaffMember,
  company: CompanyRecord,
  plan: Pick<SessionUser, 'userPaid' | 'userSubscriptionEnd' | 'tier'>,
): SessionUser {
  const { uid, email, firstName, name, photo, phone, jobRole, permissionLevel } = member;
  const record = {
    ...blankUser(uid, email, 0),
    userFirstName: firstName,
    userLastName: name.startsWith(`${firstName} `) ? name.slice(firstName.length + 1) : '',
    userProfileImageLink: photo,
    phone,
    jobRole,
    permissionLevel,
    companyUuid: company.uuid,
    onBoarded: true,
  };
  const { userPaid, userSubscriptionEnd, tier } = plan;
  return { ...sessionUser(record, company), userPaid, userSubscriptionEnd, tier };
}

function member(
  person: Pick<Roster['people'][number], 'uid' | 'name' | 'firstName' | 'role' | 'phone' | 'photo'>,
  rights: PersonRights | undefined,
  administrators: readonly string[],
): StaffMember {
  const permissionLevel = rights?.permissionLevel ?? [];
  return {
    uid: person.uid,
    name: person.name,
    firstName: person.firstName || person.name,
    email: rights?.email ?? '',
    phone: person.phone,
    photo: person.photo,
    jobRole: rights?.jobRole ?? person.role,
    permissionLevel,
    permissions: [...parsePermissions(permissionLevel)],
    isAdministrator: rights !== undefined && administrators.includes(person.uid),
    isActive: rights !== undefined,
    since: rights?.since ?? null,
  };
}
