/**
 * What an employee may do, as data. Screens, functions, `firestore.rules` and the rules matrix all
 * read this one table; the rules are the lock, the screens only hide.
 */

export const PERMISSION_NOUNS = [
  'customers',
  'trackers',
  'jobs',
  'tasks',
  'estimates',
  'invoices',
  'orders',
  'projects',
  'reports',
  'workforce',
  'team',
] as const;
export type PermissionNoun = (typeof PERMISSION_NOUNS)[number];

export const PERMISSION_ACTIONS = ['view', 'edit', 'delete'] as const;
export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

export const SPECIAL_PERMISSIONS = ['scope:all', 'pricing:show', 'schedule:everyone', 'export'] as const;

export type Permission = `${PermissionNoun}:${PermissionAction}` | (typeof SPECIAL_PERMISSIONS)[number];

/** Every permission there is, in the order screens list them. */
export const PERMISSIONS: readonly Permission[] = [
  ...PERMISSION_NOUNS.flatMap((noun) => PERMISSION_ACTIONS.map((action) => `${noun}:${action}` as const)),
  ...SPECIAL_PERMISSIONS,
];

/** Keeps what is a permission of the list and drops the rest (old or forged entries). */
export function parsePermissions(level: readonly string[]): ReadonlySet<Permission> {
  return new Set(PERMISSIONS.filter((permission) => level.includes(permission)));
}
