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

/** Areas of records with amounts inside, closed to everyone who may not see amounts. */
export const PRICED_AREAS: readonly PermissionNoun[] = ['estimates', 'invoices'];

export const SPECIAL_PERMISSIONS = [
  'scope:all',
  'pricing:show',
  'schedule:everyone',
  'export',
  'approve',
] as const;

export type Permission = `${PermissionNoun}:${PermissionAction}` | (typeof SPECIAL_PERMISSIONS)[number];

/** Every permission, in the order of the screens. */
export const PERMISSIONS: readonly Permission[] = [
  ...PERMISSION_NOUNS.flatMap((noun) => PERMISSION_ACTIONS.map((action) => `${noun}:${action}` as const)),
  ...SPECIAL_PERMISSIONS,
];

/** Whether a permission gives nothing without `pricing:show`. */
export function needsPricing(permission: Permission): boolean {
  return PRICED_AREAS.some((area) => permission.startsWith(`${area}:`));
}

/** Keeps known permissions that give something, and drops the rest (old or forged entries). */
export function parsePermissions(level: readonly string[]): ReadonlySet<Permission> {
  const isPriced = level.includes('pricing:show');
  return new Set(
    PERMISSIONS.filter((permission) => level.includes(permission) && (isPriced || !needsPricing(permission))),
  );
}
