import { paths } from '../../../src/domain/navigation/paths';

const CUSTOMER = paths.customer('hollis-customer-1');
const TRACKER = paths.tracker('hollis-customer-65-tracker');
const JOB = paths.job('hollis-customer-64-job');
const DRAFT = paths.estimate('example-estimate-1043');

/** Records of the example world's big company with content on every part of their screens. */
export const EXAMPLE = { customer: CUSTOMER, tracker: TRACKER, job: JOB, draft: DRAFT } as const;

/** Public screens; the tracking links are one in progress, one on hold, one done, and an unknown one. */
export const PUBLIC_SCREENS: readonly string[] = [
  paths.home,
  paths.privacy,
  paths.terms,
  paths.pricing,
  paths.invite,
  paths.secureInvite,
  paths.download,
  paths.login,
  `${paths.login}?view=phone`,
  `${paths.login}?view=reset`,
  paths.register,
  paths.registerUnprotected,
  paths.notFound,
  paths.tracking('example-hollis-customer-64'),
  paths.tracking('example-hollis-customer-65'),
  paths.tracking('example-hollis-customer-68'),
  paths.tracking('a-link-that-nobody-ever-made'),
  paths.employee('a-link-that-nobody-ever-made'),
];

/** Screens of that company's owner; neighbours always differ. */
export const APP_SCREENS: readonly string[] = [
  paths.dashboard,
  paths.customers,
  ...['week', 'month', 'day', 'list'].map((view) => `${paths.customerCalendar}?view=${view}`),
  paths.clientArchive,
  paths.allCustomers,
  paths.dashboardAlternative,
  paths.newCustomer,
  paths.customerCalendarAlias,
  paths.importCustomers,
  CUSTOMER,
  ...['overview', 'timeline'].map((tab) => `${CUSTOMER}?tab=${tab}`),
  `${CUSTOMER}/edit`,
  paths.trackers,
  ...['overview', 'client', 'messages', 'timeline'].map((tab) => `${TRACKER}?tab=${tab}`),
  ...['trackers', 'jobs'].map((tab) => `${paths.jobArchive}?tab=${tab}`),
  paths.jobs,
  paths.newJob,
  paths.importJobs,
  ...['week', 'two-weeks', 'month', 'list'].map((view) => `${paths.jobsCalendar}?view=${view}`),
  ...['week', 'month', 'list'].map((view) => `${paths.calendar}?view=${view}`),
  JOB,
  paths.tasks,
  `${JOB}?tab=timeline`,
  paths.jobsOfYear(2026),
  paths.companyTasks,
  paths.task('example-task-4'),
  paths.newTask,
  paths.estimates,
  paths.newEstimate,
  paths.projects,
  DRAFT,
  paths.estimate('example-estimate-1047'),
  paths.estimate('example-estimate-1040'),
  paths.project('example-project-1'),
  paths.projectOverview,
  paths.workforce,
  paths.today,
  `${paths.trackers}?view=board`,
  paths.newProject,
  paths.account,
  `${paths.account}?tab=sign-in`,
  `${paths.account}?tab=subscription`,
  paths.preOrderUpgrade,
  `${paths.account}?tab=notifications`,
  `${paths.account}?tab=data`,
  ...[
    'business',
    'prices',
    'money',
    'papers',
    'clients',
    'lists',
    'statuses',
    'tasks',
    'fields',
    'crews',
  ].map((tab) => `${paths.company}?tab=${tab}`),
  paths.addEmployee,
  paths.manageEmployees,
  `${paths.manageEmployeesAlias}?person=rosa-lima`,
  paths.mailList('inbox'),
  paths.coworkers,
  `${paths.manageEmployees}?person=rosa-lima&tab=why`,
  `${paths.mailLabel('nothing')}/nothing`,
  paths.newChat,
  paths.kanban,
  paths.mailAt('nothing'),
  // Another screen comes between two addresses of one page: the sweep waits for a new heading.
  paths.chatThread('example-chat-1'),
  paths.myNetwork,
  paths.socialFeed,
  paths.socialProfile,
  paths.socialProfileOf('marcus-reed'),
  `${paths.myNetwork}?tab=prices`,
  `${paths.addToNetwork}?invite=nothing`,
  paths.referralProgram,
  paths.exampleCharts,
  paths.exampleParts,
  paths.exampleForm,
  paths.exampleSteps,
  paths.exampleDraft,
  paths.exampleQuill,
  // For dealers; other owners are told so.
  paths.louveroofDealer,
  // Missing records.
  paths.customer('nobody'),
  paths.tracker('nothing'),
  paths.job('nothing'),
  paths.task('nothing'),
  paths.project('nothing'),
];

/** Screens a company's user never sees; the sweep uses an account of its own. */
export const NEWCOMER_SCREENS: readonly string[] = [paths.onboarding, paths.addCompany];

/** One screen of each layout: cards, a list, a calendar, a form, records, tabs and the client's page. */
export const LAYOUTS: readonly string[] = [
  paths.dashboard,
  paths.customers,
  `${paths.customerCalendar}?view=week`,
  `${paths.customerCalendar}?view=list`,
  `${paths.jobsCalendar}?view=month`,
  CUSTOMER,
  paths.newCustomer,
  `${TRACKER}?tab=client`,
  JOB,
  paths.account,
  paths.tracking('example-hollis-customer-64'),
  paths.home,
  paths.privacy,
];

/** Screens that are judged in every theme: one of each layout, and those with colours of their own. */
export const IN_ALL_THEMES: readonly string[] = [
  ...LAYOUTS,
  paths.login,
  paths.pricing,
  paths.workforce,
  `${paths.trackers}?view=board`,
  paths.tasks,
  paths.kanban,
  paths.mailList('inbox'),
  paths.chatThread('example-chat-1'),
  paths.socialFeed,
  paths.exampleCharts,
  paths.exampleParts,
  paths.exampleQuill,
];
