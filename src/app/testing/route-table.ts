import { paths } from '@/domain/navigation/paths';

/** The visitors of an address. `newcomer` has not finished onboarding; `employee` is a field worker. */
export const ROLES = ['visitor', 'newcomer', 'alone', 'administrator', 'employee', 'dealer'] as const;
export type Role = (typeof ROLES)[number];

/** The outcome of an address: shows its page, reports a missing right, or redirects to another address. */
export type Outcome = 'shown' | 'refused' | `/${string}`;
export type Outcomes = Readonly<Record<Role, Outcome>>;

/** `page` is the title of the page, '' for an address without one. */
export type RouteRow = { readonly at: string; readonly page: string; readonly leads: Outcomes };

const everyone = (outcome: Outcome): Outcomes => outcomesOf(outcome, outcome, outcome);

function outcomesOf(visitor: Outcome, newcomer: Outcome, onBoarded: Outcome): Outcomes {
  return {
    visitor,
    newcomer,
    alone: onBoarded,
    administrator: onBoarded,
    employee: onBoarded,
    dealer: onBoarded,
  };
}

const PUBLIC = everyone('shown');
const GUEST_ONLY = outcomesOf('shown', paths.onboarding, paths.account);
const APP = outcomesOf(paths.login, paths.onboarding, 'shown');
/** A screen without access for field workers. */
const NOT_FIELD_WORK: Outcomes = { ...APP, employee: 'refused' };
const leadsOnTo = (target: Outcome) => outcomesOf(paths.login, paths.onboarding, target);

const row = (at: string, page: string, leads: Outcomes): RouteRow => ({ at, page, leads });

/** Every address, with its outcome for each role (specification, section 2). */
export const ROUTE_TABLE: readonly RouteRow[] = [
  row(
    paths.home,
    'The app for roofers, from first call to last stage',
    outcomesOf('shown', 'shown', paths.account),
  ),
  row(paths.pricing, 'Prices', PUBLIC),
  row(paths.invite, 'Learn how', PUBLIC),
  row(paths.secureInvite, 'Secure Your Invite', PUBLIC),
  row(paths.download, 'On your phone', PUBLIC),
  row(paths.privacy, 'Privacy', PUBLIC),
  row(paths.terms, 'Terms', PUBLIC),
  row(paths.notFound, 'Page not found', PUBLIC),
  row(paths.login, 'Login', GUEST_ONLY),
  // A mailed link can be opened in any session.
  row(`${paths.login}?mode=verifyEmail&oobCode=abc`, 'Login', PUBLIC),
  row(paths.register, 'Sign Up', GUEST_ONLY),
  row(paths.registerUnprotected, 'Sign Up', PUBLIC),
  row(paths.employee('an-invitation'), 'Join your company', GUEST_ONLY),
  row(paths.tracking('a-link'), 'Tracking', PUBLIC),
  row(paths.onboarding, 'Welcome', outcomesOf(paths.login, 'shown', paths.account)),

  row(paths.app, '', { ...leadsOnTo(paths.dashboard), employee: paths.today }),
  row(paths.preOrderUpgrade, 'Upgrade', APP),
  row(paths.account, 'Account', APP),
  row(paths.addCompany, 'Add Company', { ...leadsOnTo(paths.company), alone: 'shown' }),
  row(paths.company, 'Company', APP),
  row(paths.addEmployee, 'Add Employees', APP),
  row(paths.manageEmployees, 'Manage Employees', APP),
  row(paths.manageEmployeesAlias, 'Manage Employees', APP),
  row(paths.mail, '', leadsOnTo('/app/mail/all')),
  row(paths.mailList('all'), 'Mail', APP),
  row(paths.mailLabel('a-label'), 'Mail', APP),
  row(paths.coworkers, 'Coworkers', APP),
  row(paths.referralProgram, 'Referral Program', APP),
  row(paths.louveroofDealer, 'LouveRoof', APP),
  row(paths.chat, '', leadsOnTo(paths.newChat)),
  row(paths.newChat, 'Chat', APP),
  row(paths.chatThread('a-thread'), 'Chat', APP),
  row(paths.kanban, 'Kanban', APP),
  row(paths.myNetwork, 'My Network', APP),
  row(paths.addToNetwork, 'Add to Network', APP),
  row(paths.social, '', leadsOnTo(paths.socialProfile)),
  row(paths.socialFeed, 'Feed', APP),
  row(paths.socialProfile, 'My profile', APP),
  row(paths.socialProfileOf('sam-okafor'), 'Profile', APP),

  row(paths.exampleCharts, 'Charts', APP),
  row(paths.exampleParts, 'Parts', APP),
  row(paths.exampleForm, 'Form', APP),
  row(paths.exampleSteps, 'Form in steps', APP),
  row(paths.exampleDraft, 'Draft.js editor', APP),
  row(paths.exampleQuill, 'Quill editor', APP),

  row('/app/reports', '', leadsOnTo(paths.dashboard)),
  row(paths.dashboard, 'Dashboard', APP),
  row(paths.dashboardAlternative, 'Dashboard', APP),

  row('/app/management', '', leadsOnTo(paths.customers)),
  row(paths.customers, 'Open Leads List', NOT_FIELD_WORK),
  row(paths.customerCalendar, 'Open Lead Calendar', NOT_FIELD_WORK),
  row(paths.customerCalendarAlias, 'Open Lead Calendar', NOT_FIELD_WORK),
  row(paths.clientArchive, 'Client Archive', NOT_FIELD_WORK),
  row(paths.allCustomers, 'All Customers', NOT_FIELD_WORK),
  row(paths.trackers, 'Open Tracker List', APP),
  row(paths.tracker('t1'), 'Tracker', APP),
  row(paths.jobArchive, 'Archive', APP),
  row(paths.jobs, 'Open Jobs List', APP),
  row(paths.newJob, 'Create job', NOT_FIELD_WORK),
  row(paths.importJobs, 'Import jobs', NOT_FIELD_WORK),
  row(paths.calendar, 'Calendar', APP),
  row(paths.jobsCalendar, 'Jobs Calendar', APP),
  row(paths.today, 'Today', APP),
  row(paths.workforce, 'Workforce', NOT_FIELD_WORK),
  row(paths.job('j1'), 'Job', APP),
  row(paths.allJobs, '', leadsOnTo(`/app/jobs/alljobs/${new Date().getFullYear()}`)),
  row(paths.jobsOfYear(2026), 'All Jobs', APP),
  row(paths.tasks, 'My Tasks', APP),
  row(paths.companyTasks, 'Company Tasks', APP),
  row(paths.newTask, 'Add task', APP),
  row(paths.task('k1'), 'Task', APP),
  row(paths.estimates, 'Estimates', NOT_FIELD_WORK),
  row(paths.newEstimate, 'Create estimate', NOT_FIELD_WORK),
  row(paths.estimate('e1'), 'Estimate', NOT_FIELD_WORK),
  row(paths.invoices, 'Invoices', NOT_FIELD_WORK),
  row(paths.newInvoice, 'Create invoice', NOT_FIELD_WORK),
  row(paths.handOff, 'Hand off to accounting', NOT_FIELD_WORK),
  row(paths.invoice('i1'), 'Invoice', NOT_FIELD_WORK),
  row(paths.projectsStart, '', leadsOnTo(paths.projects)),
  row(paths.projects, 'Projects', NOT_FIELD_WORK),
  row(paths.projectOverview, 'Projects Overview', NOT_FIELD_WORK),
  row(paths.newProject, 'Create project', NOT_FIELD_WORK),
  row(paths.project('p1'), 'Project', NOT_FIELD_WORK),
  row(paths.newCustomer, 'Add lead', NOT_FIELD_WORK),
  row(paths.importCustomers, 'Import customers', NOT_FIELD_WORK),
  row(paths.customer('c1'), 'Customer', NOT_FIELD_WORK),
  row(paths.editCustomer('c1'), 'Edit customer', NOT_FIELD_WORK),
];

/** Addresses that never existed. */
export const UNKNOWN_ADDRESSES: readonly string[] = [
  '/nowhere',
  '/pricing/nothing',
  '/tracking',
  '/employee',
  '/app/nowhere',
  '/app/management/nothing',
  '/app/customers',
  '/app/reports/nothing',
];

/** Addresses of the specification without a screen yet; move an address to the table above with its screen. */
export const COMING_ADDRESSES: readonly string[] = [
  '/app/reports/weekly_reports',
  '/app/reports/leadsource/2026',
  '/app/reports/leads_for_source/Door',
  '/app/management/orders',
  '/app/management/orders/o1',
];

/** The outcome of an unknown address. */
export const UNKNOWN: Outcomes = everyone(paths.notFound);
