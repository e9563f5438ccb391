import { PERMISSION_ACTIONS, PERMISSION_NOUNS, SPECIAL_PERMISSIONS } from './permissions';
import type { Permission, PermissionAction, PermissionNoun } from './permissions';

export const NOUN_WORDS: Readonly<Record<PermissionNoun, string>> = {
  customers: 'Customers and leads',
  trackers: 'Trackers',
  jobs: 'Jobs and visits',
  tasks: 'Tasks',
  estimates: 'Estimates',
  invoices: 'Invoices',
  orders: 'Orders',
  projects: 'Projects',
  reports: 'Reports',
  workforce: 'Workforce',
  team: 'Team: chat, mail, boards',
};

export const ACTION_WORDS: Readonly<Record<PermissionAction, string>> = {
  view: 'View',
  edit: 'Edit',
  delete: 'Delete',
};

type Special = (typeof SPECIAL_PERMISSIONS)[number];

/** The five permissions outside the areas: label, and their effect when on and off. */
export const SPECIAL_WORDS: Readonly<
  Record<Special, { readonly label: string; readonly on: string; readonly off: string }>
> = {
  'scope:all': {
    label: 'All records',
    on: 'Sees every record of the company.',
    off: 'Sees only work they are assigned to.',
  },
  'pricing:show': {
    label: 'Prices',
    on: 'Sees amounts of jobs, trackers and orders. Estimates and invoices need it.',
    off: 'Sees no amounts, and so no estimates and invoices.',
  },
  'schedule:everyone': {
    label: 'Everybody’s schedule',
    on: 'Sees when and where everybody works.',
    off: 'Sees only their own schedule.',
  },
  export: { label: 'Export', on: 'May export lists to files.', off: 'Exports nothing.' },
  approve: {
    label: 'Approval',
    on: 'Approves and sends estimates of any total.',
    off: 'Large estimates need the office’s approval before they are sent.',
  },
};

const NOT_YET = 'Nothing is stored for it yet.';

/** Permissions that no rule and no function asks, and why. A test fails for any other one that none asks. */
export const ON_SCREENS_ALONE: Readonly<Partial<Record<Permission, string>>> = {
  ...Object.fromEntries(PERMISSION_ACTIONS.map((action) => [`orders:${action}`, NOT_YET])),
  'reports:view': 'Reports add up records that the person sees anyway.',
  'reports:edit': NOT_YET,
  'reports:delete': NOT_YET,
  'workforce:view': 'The plan shows visits and days off that the person sees anyway.',
  'workforce:delete': 'Who enters days off for others also takes them out.',
  'team:delete': 'Boards and cards are archived, and authors alone delete what they wrote.',
  export: 'It closes the app’s own exports. Who reads records can copy them by other means.',
};

/** A permission's name, as in "Customers and leads: view". */
export function permissionName(permission: Permission): string {
  const special = SPECIAL_PERMISSIONS.find((one) => one === permission);
  if (special) return SPECIAL_WORDS[special].label;
  const [noun, action] = permission.split(':');
  const area = PERMISSION_NOUNS.find((one) => one === noun);
  return area && action ? `${NOUN_WORDS[area]}: ${action}` : permission;
}
