import { FIRST_NOTIFICATIONS } from '../../src/data/notifications/notifications';
import { LONG_ESTIMATE } from '../../src/demo/estimates/many-estimates';
import { LONG_THREAD } from '../../src/demo/volumes';
import { paths } from '../../src/domain/navigation/paths';
import { PEOPLE } from '../e2e/steps/sign-in';

/** A screen to measure: its address, and a sign that it has loaded. */
export type MeasuredScreen = {
  readonly name: string;
  readonly address: string;
  /** CSS selector of the main content: rows of a list, events of a calendar. */
  readonly ready: string;
  readonly isPublic?: boolean;
  /** Whether its content comes in the HTML: its paints have a ceiling, and its script comes after it is shown. */
  readonly isPrerendered?: boolean;
  /** Whether the user has never opened it on this device. */
  readonly isFirstVisit?: boolean;
  readonly as?: string;
  /** Most documents it may read on opening; a calendar is limited by its range instead. */
  readonly documents?: number;
};

const ROW = '[role="grid"] [role="gridcell"]';
/** A sold customer of the measured company, whose record, work and client's page are opened. */
export const SHOWN_SALE = 'hollis-customer-11251';

export const MOST_DOCUMENTS = 60;

/** Every screen that reads more than the user's own account. */
export const SCREENS: readonly MeasuredScreen[] = [
  { name: 'home', address: paths.home, ready: 'main h1', isPublic: true, isPrerendered: true },
  { name: 'invite', address: paths.secureInvite, ready: 'main h1', isPublic: true, isPrerendered: true },
  { name: 'login', address: paths.login, ready: 'form', isPublic: true },
  { name: 'dashboard', address: paths.dashboard, ready: 'main h1' },
  { name: 'leads', address: paths.customers, ready: ROW },
  { name: 'leads, first visit', address: paths.customers, ready: ROW, isFirstVisit: true },
  { name: 'calendar', address: paths.customerCalendar, ready: '.fc-event', documents: Infinity },
  { name: 'archive', address: paths.clientArchive, ready: ROW },
  { name: 'archive by name', address: `${paths.clientArchive}?sort=name`, ready: ROW },
  { name: 'customer', address: paths.customer(SHOWN_SALE), ready: 'main h1' },
  { name: 'new lead', address: paths.newCustomer, ready: 'form' },
  { name: 'import', address: paths.importCustomers, ready: 'main h1' },
  { name: 'trackers', address: paths.trackers, ready: ROW },
  { name: 'tracker', address: paths.tracker(`${SHOWN_SALE}-tracker`), ready: 'main h1' },
  { name: 'jobs', address: paths.jobs, ready: ROW },
  // Orders, searches and filters of a long list; the device loads the rest only on demand.
  { name: 'jobs by customer', address: `${paths.jobs}?sort=-customer`, ready: ROW },
  { name: 'jobs found', address: `${paths.jobs}?q=springfield`, ready: 'main h1' },
  { name: 'jobs in vain', address: `${paths.jobs}?q=nobody+nowhere`, ready: 'main h1' },
  { name: 'trackers, rare', address: `${paths.trackers}?mark=unread&sort=number`, ready: 'main h1' },
  { name: 'job', address: paths.job(`${SHOWN_SALE}-job`), ready: 'main h1' },
  { name: 'my tasks', address: paths.tasks, ready: ROW },
  { name: 'company tasks', address: paths.companyTasks, ready: ROW },
  { name: 'tasks by number', address: `${paths.companyTasks}?sort=-number`, ready: ROW },
  { name: 'tasks found', address: `${paths.companyTasks}?q=permit`, ready: 'main h1' },
  { name: 'tasks in vain', address: `${paths.companyTasks}?q=nobody+nowhere`, ready: 'main h1' },
  { name: 'tasks, rare', address: `${paths.companyTasks}?type=Permit&priority=Low`, ready: 'main h1' },
  { name: 'task', address: paths.task('example-task-4'), ready: 'main h1' },
  { name: 'jobs of a year', address: paths.jobsOfYear(new Date().getFullYear()), ready: 'main h1' },
  { name: 'today', address: paths.today, ready: 'main h1' },
  { name: 'workforce', address: paths.workforce, ready: 'main h1', documents: Infinity },
  { name: 'estimates', address: paths.estimates, ready: ROW },
  { name: 'estimates by total', address: `${paths.estimates}?sort=-total`, ready: ROW },
  { name: 'estimates found', address: `${paths.estimates}?q=roof`, ready: 'main h1' },
  { name: 'estimates in vain', address: `${paths.estimates}?q=nobody+nowhere`, ready: 'main h1' },
  { name: 'invoices', address: paths.invoices, ready: ROW },
  { name: 'invoices found', address: `${paths.invoices}?q=roof`, ready: 'main h1' },
  { name: 'invoice', address: paths.invoice('example-invoice-1'), ready: '[aria-label="Lines"]' },
  { name: 'projects', address: paths.projects, ready: ROW },
  { name: 'project', address: paths.project('example-project-1'), ready: 'main h1' },
  { name: 'estimate', address: paths.estimate('example-estimate-1043'), ready: '[aria-label="Lines"]' },
  { name: 'estimate of 200 lines', address: paths.estimate(LONG_ESTIMATE), ready: '[aria-label="Lines"]' },
  { name: 'projects overview', address: paths.projectOverview, ready: 'main h1' },
  { name: 'jobs calendar', address: paths.jobsCalendar, ready: '.fc-event', documents: Infinity },
  // The rooms of a team's day, with the volumes of src/demo/volumes.ts; a board is read whole.
  { name: 'board', address: paths.kanban, ready: '.jl-card', documents: Infinity },
  { name: 'chats', address: paths.newChat, ready: 'main h1' },
  {
    name: 'long conversation',
    address: paths.chatThread(LONG_THREAD),
    ready: '[role=log] p',
    // With those of the bell, which every screen reads.
    documents: 40 + FIRST_NOTIFICATIONS,
  },
  { name: 'mail', address: paths.mailList('inbox'), ready: 'main h1' },
  { name: 'feed', address: paths.socialFeed, ready: 'main h1', documents: 40 },
  { name: 'own calendar', address: paths.calendar, ready: '.fc', documents: Infinity },
  { name: 'job archive', address: paths.jobArchive, ready: 'main h1' },
  { name: 'account', address: paths.account, ready: 'main h1' },
  // An employee's first screen after the login.
  {
    name: 'first of an employee',
    address: paths.account,
    ready: 'main h1',
    as: PEOPLE.fieldWorker,
    documents: 30,
  },
  { name: 'company', address: paths.company, ready: 'main h1' },
  { name: 'tracking', address: paths.tracking(`example-${SHOWN_SALE}`), ready: 'h1', isPublic: true },
];
