import type { Permission, PermissionAction, PermissionNoun } from './permissions';

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

/** Do two lists grant the same, in whatever order they stand? */
function samePermissions(one: readonly string[], other: readonly string[]): boolean {
  const [a, b] = [new Set(one), new Set(other)];
  return a.size === b.size && [...a].every((permission) => b.has(permission));
}

/** The preset that grants exactly this, or null: then it is of the company's own making. */
export function presetOf(permissions: readonly string[]): PresetName | null {
  return PRESET_NAMES.find((name) => samePermissions(PRESETS[name], permissions)) ?? null;
}
