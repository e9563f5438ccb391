/** Permissions as data, read by screens, functions, `firestore.rules` (which enforce it) and the matrix. */

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

/** Every permission, in the order of the screens. */
export const PERMISSIONS: readonly Permission[] = [
  ...PERMISSION_NOUNS.flatMap((noun) => PERMISSION_ACTIONS.map((action) => `${noun}:${action}` as const)),
  ...SPECIAL_PERMISSIONS,
];

/** Keeps known permissions and drops the rest (old or forged entries). */
export function parsePermissions(level: readonly string[]): ReadonlySet<Permission> {
  return new Set(PERMISSIONS.filter((permission) => level.includes(permission)));
}
