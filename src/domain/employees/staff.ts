import type { CompanyRecord, Roster } from '../company/company';
import { presetOf } from '../access/permission-lists';
import { parsePermissions } from '../access/permissions';
import type { Permission } from '../access/permissions';
import type { PersonRights, Rights } from '../access/rights';
import { sessionUser } from '../session/session';
import type { SessionUser } from '../session/session';
import { blankUser } from '../account/user';

/** A present or former member, as administrators see them. */
export type StaffMember = {
  readonly uid: string;
  readonly name: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  readonly photo: string;
  readonly jobRole: string;
  readonly permissionLevel: readonly string[];
  readonly permissions: readonly Permission[];
  readonly isAdministrator: boolean;
  readonly isActive: boolean;
  /** When they joined, epoch ms; null for former members. */
  readonly since: number | null;
};

/** All people of a company: members by name, then former members. */
export function staffOf(
  roster: Roster,
  rights: Rights,
  administrators: readonly string[],
): readonly StaffMember[] {
  const byUid = new Map(rights.people.map((person) => [person.uid, person]));
  const known = roster.people.map((person) => member(person, byUid.get(person.uid), administrators));
  const listed = new Set(roster.people.map((person) => person.uid));
  // The roster lags a moment behind.
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

/** Name of a person's rights: administrator, a preset, or custom. */
export function rightsName(member: StaffMember): string {
  if (member.isAdministrator) return 'Administrator';
  return presetOf(member.permissionLevel) ?? 'Custom';
}

/** The session an employee would have, to show the app as they see it. Private data stays blank. */
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
