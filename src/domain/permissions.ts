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

/** Is this one of the permissions there are? */
export function isPermission(value: unknown): value is Permission {
  return PERMISSIONS.some((permission) => permission === value);
}

/** Do two lists grant the same, in whatever order they stand? */
export function samePermissions(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((permission) => b.has(permission));
}

/** The preset that grants exactly this, or null: then it is of the company's own making. */
export function presetOf(permissions: readonly string[]): PresetName | null {
  return PRESET_NAMES.find((name) => samePermissions(PRESETS[name], permissions)) ?? null;
}

/**
 * A list of permissions with one more or one less. What cannot be used alone comes and goes with it:
 * who edits also views, who deletes also edits.
 */
export function withPermission(
  permissions: readonly Permission[],
  permission: Permission,
  isGranted: boolean,
): readonly Permission[] {
  const [noun, action] = permission.split(':');
  const place = PERMISSION_ACTIONS.findIndex((one) => one === action && isNoun(noun));
  const along = PERMISSION_ACTIONS.filter((_action, at) => (isGranted ? at <= place : at >= place));
  const touched: readonly string[] = place < 0 ? [permission] : along.map((one) => `${noun}:${one}`);
  return PERMISSIONS.filter((one) => (touched.includes(one) ? isGranted : permissions.includes(one)));
}

function isNoun(name: string | undefined): boolean {
  return PERMISSION_NOUNS.some((noun) => noun === name);
}

/** Keeps what is a permission of the list and drops the rest (old or forged entries). */
export function parsePermissions(level: readonly string[]): ReadonlySet<Permission> {
  return new Set(PERMISSIONS.filter((permission) => level.includes(permission)));
}
