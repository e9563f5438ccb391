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

export const PRESET_NAMES = ['Field worker', 'Worker', 'Sales', 'Coordinator', 'Manager'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** What each preset grants. Administrators are not in the table: they may everything. */
export const PRESETS: Readonly<Record<PresetName, readonly Permission[]>> = {
  'Field worker': ['jobs:view', 'tasks:view', 'tasks:edit', 'trackers:view', 'team:view'],
  Worker: [
    'customers:view',
    'jobs:view',
    'jobs:edit',
    'tasks:view',
    'tasks:edit',
    'trackers:view',
    'orders:view',
    'team:view',
    'team:edit',
  ],
  Sales: [
    'customers:view',
    'customers:edit',
    'trackers:view',
    'trackers:edit',
    'jobs:view',
    'jobs:edit',
    'tasks:view',
    'tasks:edit',
    'estimates:view',
    'estimates:edit',
    'invoices:view',
    'team:view',
    'team:edit',
    'pricing:show',
  ],
  Coordinator: [
    ...nouns(['customers', 'trackers', 'jobs', 'tasks', 'orders', 'projects'], ['view', 'edit']),
    'estimates:view',
    'invoices:view',
    'workforce:view',
    'workforce:edit',
    'team:view',
    'team:edit',
    'scope:all',
    'schedule:everyone',
  ],
  Manager: [
    ...nouns(
      ['customers', 'trackers', 'jobs', 'tasks', 'estimates', 'invoices', 'orders', 'projects'],
      ['view', 'edit', 'delete'],
    ),
    'reports:view',
    'workforce:view',
    'workforce:edit',
    'team:view',
    'team:edit',
    'scope:all',
    'pricing:show',
    'schedule:everyone',
    'export',
  ],
};

function nouns(names: readonly PermissionNoun[], actions: readonly PermissionAction[]): Permission[] {
  return names.flatMap((noun) => actions.map((action) => `${noun}:${action}` as const));
}

/** Keeps what is a permission of the list and drops the rest (old or forged entries). */
export function parsePermissions(level: readonly string[]): ReadonlySet<Permission> {
  return new Set(PERMISSIONS.filter((permission) => level.includes(permission)));
}
