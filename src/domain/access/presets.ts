import type { Permission, PermissionAction, PermissionNoun } from './permissions';

// A file apart from the permissions, which every screen loads.
export const PRESET_NAMES = ['Field worker', 'Worker', 'Sales', 'Coordinator', 'Manager'] as const;
export type PresetName = (typeof PRESET_NAMES)[number];

/** Permissions of each preset. Administrators need none: they may do everything. */
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
    'approve',
  ],
};

function nouns(names: readonly PermissionNoun[], actions: readonly PermissionAction[]): Permission[] {
  return names.flatMap((noun) => actions.map((action) => `${noun}:${action}` as const));
}
