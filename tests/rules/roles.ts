import { PERMISSION_NOUNS } from '@/domain/access/permissions';
import { PRESETS } from '@/domain/access/presets';
import type { Permission } from '@/domain/access/permissions';
import type { PresetName } from '@/domain/access/presets';
import { sessionUser, viewerOf } from '@/domain/session/session';
import type { UserRecord } from '@/domain/account/user';
import type { Viewer } from '@/domain/access/viewer';
import { ACME, makeCompany, makeUser } from '@tests/factories/records';

type Claims = {
  readonly email?: string;
  readonly email_verified?: boolean;
  /** Start of the session, in seconds; 0 when it does not matter. */
  readonly auth_time?: number;
  readonly firebase: { readonly sign_in_provider: 'password' | 'facebook.com' | 'phone' };
};

/** A test user, with the domain's view of them. */
export type Role = {
  readonly name: string;
  /** Null for visitors. */
  readonly uid: string | null;
  readonly token: Claims;
  /** Their account as stored; null when there is none. */
  readonly user: UserRecord | null;
  /** Null for users who do not count as signed in. */
  readonly viewer: Viewer | null;
};

export const OTHER = 'other';

/** `ann` runs Acme, a dealer, and `otto` the other company, its member; removed `rita` is still listed. */
export const COMPANIES = [
  makeCompany({ administrator: ['ann', 'una', 'rita'], louveRoofDealer: true }),
  makeCompany({
    uuid: OTHER,
    name: 'Other Roofs',
    administrator: ['otto'],
    createdBy: 'otto',
    dealerOwner: ACME,
  }),
];

function role(
  name: string,
  uid: string,
  user: Partial<UserRecord>,
  claims: Partial<Claims> & { readonly counts?: false } = {},
): Role {
  const { counts = true, ...token } = claims;
  const account = makeUser({ uuid: uid, ...user });
  const company = COMPANIES.find((one) => one.uuid === account.companyUuid) ?? null;
  return {
    name,
    uid,
    token: {
      email: account.email,
      email_verified: true,
      firebase: { sign_in_provider: 'password' },
      ...token,
    },
    user: account,
    viewer: counts ? viewerOf(sessionUser(account, company)) : null,
  };
}

/** An employee of Acme with these permissions. */
export const employee = (name: string, uid: string, permissions: readonly Permission[]) =>
  role(name, uid, { companyUuid: ACME, permissionLevel: permissions });

const EVERYTHING_ASSIGNED: readonly Permission[] = [
  ...PERMISSION_NOUNS.flatMap((noun) => [`${noun}:view`, `${noun}:edit`, `${noun}:delete`] as const),
  'pricing:show',
];

export const ADMIN = role('administrator', 'ann', { companyUuid: ACME });
export const SOLO = role('person alone', 'solo', {});

/** Employees by preset, checked by the compiler. */
export const EMPLOYEES = {
  'Field worker': employee('Field worker', 'fred', PRESETS['Field worker']),
  Worker: employee('Worker', 'wanda', PRESETS.Worker),
  Sales: employee('Sales', 'sally', PRESETS.Sales),
  Coordinator: employee('Coordinator', 'cora', PRESETS.Coordinator),
  Manager: employee('Manager', 'max', PRESETS.Manager),
} satisfies Record<PresetName, Role>;

/** Sees every record and may change none. */
export const VERA = employee('employee who only looks', 'vera', [
  ...PERMISSION_NOUNS.map((noun) => `${noun}:view` as const),
  'scope:all',
]);

export const NICK = employee('employee without any right', 'nick', []);

export const NOBODY: Role = {
  name: 'nobody signed in',
  uid: null,
  token: { firebase: { sign_in_provider: 'password' } },
  user: null,
  viewer: null,
};

/** All roles of the matrix. */
export const ROLES: readonly Role[] = [
  NOBODY,
  role(
    'administrator whose e-mail is not verified',
    'una',
    { companyUuid: ACME },
    {
      email_verified: false,
      counts: false,
    },
  ),
  role(
    'phone user without an e-mail',
    'phil',
    { companyUuid: ACME, permissionLevel: PRESETS.Manager, email: '' },
    { email_verified: false, firebase: { sign_in_provider: 'phone' }, counts: false },
  ),
  role('stranger with an account of their own', 'stan', {}),
  role('administrator of another company', 'otto', { companyUuid: OTHER }),
  ...Object.values(EMPLOYEES),
  employee('employee with every right on what is assigned', 'eve', EVERYTHING_ASSIGNED),
  NICK,
  VERA,
  employee('employee who sees amounts but no records', 'pia', ['pricing:show', 'scope:all']),
  role(
    'employee through Facebook',
    'faye',
    { companyUuid: ACME, permissionLevel: PRESETS.Manager },
    { email_verified: false, firebase: { sign_in_provider: 'facebook.com' } },
  ),
  role('removed employee', 'rita', { permissionLevel: PRESETS.Manager }),
  ADMIN,
  SOLO,
  role('founder who left their company', 'flo', { soloOwner: 'flo-alone' }),
];
