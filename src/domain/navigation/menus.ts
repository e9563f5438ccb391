import { paths } from './paths';
import type { Permission } from '../access/permissions';
import { menuKind } from './menu-kind';
import type { MenuKind, MenuUser } from './menu-kind';
import { may, worksInField } from '../access/viewer';
import type { Viewer } from '../access/viewer';

/** A drawer entry. `icon` is a name the shell draws; labels are the specification's. */
export type MenuEntry = {
  readonly label: string;
  readonly to: string;
  readonly icon: MenuIcon;
  /** Employees without this permission do not see it; administrators see all. */
  readonly needs?: Permission;
  /** It also is the entry of the addresses below this one. */
  readonly room?: string;
  readonly children?: readonly Omit<MenuEntry, 'icon' | 'children'>[];
};

export type MenuSection = { readonly title: string; readonly entries: readonly MenuEntry[] };

export type MenuIcon =
  | 'dashboard'
  | 'workforce'
  | 'today'
  | 'customers'
  | 'trackers'
  | 'jobs'
  | 'tasks'
  | 'estimates'
  | 'invoices'
  | 'projects'
  | 'chat'
  | 'kanban'
  | 'network'
  | 'social'
  | 'calendar'
  | 'mail'
  | 'account'
  | 'company'
  | 'addCompany'
  | 'addEmployee'
  | 'employees'
  | 'coworkers'
  | 'dealer'
  | 'referral'
  | 'upgrade'
  | 'examples';

const dashboard: MenuEntry = { label: 'Dashboard', to: paths.dashboard, icon: 'dashboard' };

/** The day of people who work in the field. */
const today: MenuEntry = { label: 'Today', to: paths.today, icon: 'today', needs: 'jobs:view' };

const workforce: MenuEntry = {
  label: 'Workforce',
  to: paths.workforce,
  icon: 'workforce',
  needs: 'workforce:view',
};

/** Everyone's tasks: for administrators alone. */
const companyTasks = { label: 'Company Tasks', to: paths.companyTasks };

const management: MenuSection = {
  title: 'Management',
  entries: [
    {
      label: 'Customers',
      to: paths.customers,
      icon: 'customers',
      needs: 'customers:view',
      children: [
        { label: 'Open Leads List', to: paths.customers },
        { label: 'Open Lead Calendar', to: paths.customerCalendar },
        { label: 'Client Archive', to: paths.clientArchive },
        { label: 'All Customers', to: paths.allCustomers },
      ],
    },
    {
      label: 'Trackers',
      to: paths.trackers,
      icon: 'trackers',
      needs: 'trackers:view',
      children: [
        { label: 'Open Tracker List', to: paths.trackers },
        { label: 'Tracker Archive', to: `${paths.jobArchive}?tab=trackers` },
      ],
    },
    {
      label: 'Jobs',
      to: paths.jobs,
      icon: 'jobs',
      needs: 'jobs:view',
      children: [
        { label: 'Open Jobs List', to: paths.jobs },
        { label: 'Jobs Calendar', to: paths.jobsCalendar },
        { label: 'All Jobs', to: paths.allJobs, room: paths.allJobs },
        { label: 'Create Job', to: paths.newJob, needs: 'jobs:edit' },
        { label: 'Jobs Archive', to: `${paths.jobArchive}?tab=jobs` },
      ],
    },
    {
      label: 'Tasks',
      to: paths.tasks,
      icon: 'tasks',
      needs: 'tasks:view',
      children: [{ label: 'My Tasks', to: paths.tasks }, companyTasks],
    },
  ],
};

const money: MenuSection = {
  title: 'Money',
  entries: [
    { label: 'Estimates', to: paths.estimates, icon: 'estimates', needs: 'estimates:view' },
    { label: 'Invoices', to: paths.invoices, icon: 'invoices', needs: 'invoices:view' },
    {
      label: 'Projects',
      to: paths.projects,
      icon: 'projects',
      needs: 'projects:view',
      children: [
        { label: 'Overview', to: paths.projectOverview },
        { label: 'Browse', to: paths.projects },
        { label: 'Create Project', to: paths.newProject, needs: 'projects:edit' },
      ],
    },
  ],
};

const admin: MenuSection = {
  title: 'Admin',
  entries: [
    { label: 'Add Employees', to: paths.addEmployee, icon: 'addEmployee' },
    { label: 'Manage Employees', to: paths.manageEmployees, icon: 'employees' },
  ],
};

const coworkers: MenuEntry = { label: 'Coworkers', to: paths.coworkers, icon: 'coworkers' };
const team: MenuSection = {
  title: 'Team',
  entries: [
    { label: 'Calendar', to: paths.calendar, icon: 'calendar' },
    { label: 'Chat', to: paths.chat, room: paths.chat, icon: 'chat', needs: 'team:view' },
    { label: 'Mail', to: paths.mail, room: paths.mail, icon: 'mail', needs: 'team:view' },
    { label: 'Kanban', to: paths.kanban, icon: 'kanban', needs: 'team:view' },
    coworkers,
    { label: 'My Network', to: paths.myNetwork, icon: 'network' },
    { label: 'Social', to: paths.socialFeed, room: paths.social, icon: 'social' },
  ],
};

const account: MenuEntry = { label: 'Account', to: paths.account, icon: 'account' };
const company: MenuEntry = { label: 'Company', to: paths.company, icon: 'company' };
const addCompany: MenuEntry = { label: 'Add Company', to: paths.addCompany, icon: 'addCompany' };
const dealer: MenuEntry = { label: 'LouveRoof', to: paths.louveroofDealer, icon: 'dealer' };
const referral: MenuEntry = { label: 'Referral Program', to: paths.referralProgram, icon: 'referral' };

const upgrade: MenuEntry = { label: 'Upgrade', to: paths.pricing, icon: 'upgrade' };

/** In-house examples of our components, for people who run a business. */
const examples: MenuEntry = {
  label: 'Examples',
  to: paths.exampleCharts,
  icon: 'examples',
  children: [
    { label: 'Charts', to: paths.exampleCharts },
    { label: 'Parts', to: paths.exampleParts },
    { label: 'Form', to: paths.exampleForm },
    { label: 'Form in steps', to: paths.exampleSteps },
    { label: 'Draft.js editor', to: paths.exampleDraft },
    { label: 'Quill editor', to: paths.exampleQuill },
  ],
};

/** The drawers in the specification's order, with existing screens only. */
const MENUS: Readonly<Record<MenuKind, readonly MenuSection[]>> = {
  basic: [
    { title: 'Pro Tools', entries: [dashboard, today, workforce] },
    management,
    money,
    team,
    { title: 'Settings', entries: [account, addCompany, referral, upgrade, examples] },
  ],
  dealer: [
    { title: 'Pro Features', entries: [dashboard, workforce] },
    management,
    money,
    team,
    admin,
    { title: 'Settings', entries: [account, company, dealer, referral, examples] },
  ],
  owner: [
    { title: 'Pro Features', entries: [dashboard, workforce] },
    management,
    money,
    team,
    admin,
    { title: 'Settings', entries: [account, company, referral, upgrade, examples] },
  ],
};

/**
 * A user's menu: their kind's without entries their permissions hide. An employee's "Add Company" links to
 * their company instead; the coworkers entry needs a company; the Referral Program is for paying users.
 */
export function menuFor(user: MenuUser, viewer: Viewer): readonly MenuSection[] {
  const allowed = (entry: { readonly needs?: Permission }) =>
    (!entry.needs || may(viewer, entry.needs)) && (entry !== referral || user.userPaid);
  const kind = menuKind(user);
  return MENUS[kind]
    .map((section) => ({
      ...section,
      entries: section.entries
        .filter(
          (entry) =>
            allowed(entry) &&
            (entry !== coworkers || user.companyUser) &&
            (entry !== today || worksInField(viewer)) &&
            (entry !== upgrade || !worksInField(viewer)) &&
            (entry !== examples || user.isAdmin),
        )
        .map((entry) => (entry === addCompany && user.companyUser ? company : entry))
        .map((entry) =>
          entry.children
            ? {
                ...entry,
                children: entry.children.filter(
                  (child) => allowed(child) && (child !== companyTasks || kind !== 'basic'),
                ),
              }
            : entry,
        ),
    }))
    .filter((section) => section.entries.length > 0);
}

/** The drawer's last line: the running subscription, or the way to one. */
export function subscriptionLabel(user: Pick<MenuUser, 'userPaid'>): {
  readonly label: 'Subscription Active' | 'Activate Pro';
  readonly to: string;
} {
  return user.userPaid
    ? { label: 'Subscription Active', to: paths.account }
    : { label: 'Activate Pro', to: paths.pricing };
}
