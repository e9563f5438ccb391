/** What the app loads before any screen. */
const APP = ['src/main.tsx'];
const SIGN_IN = [...APP, 'src/data/session/firebase-auth.ts'];

/** What every public page loads besides itself. */
const PUBLIC = ['src/site.tsx', 'src/app/site/show-page.tsx'];

/** Loaded by every screen under /app. */
const SHELL = [
  ...SIGN_IN,
  'src/data/session/watch-person.ts',
  'src/data/session/last-person.ts',
  'src/app/signed-in.tsx',
  'src/app/unsent/unsent-mark.tsx',
  'src/app/unsent/device-bars.tsx',
  'src/features/plans/due-mark.tsx',
  'src/data/start/own-device-store.ts',
  'src/data/journal/open-journal.ts',
];

/** Loaded besides the shell by a screen that searches all customers at once; lists of them do so when asked. */
const DIRECTORY = ['src/data/directory/directory-source.ts', 'src/data/directory/open-index.ts'];

/** The photos and files of a record. */
const FILES = ['src/features/files/files-section.tsx'];

/**
 * The modules that a screen loads at once, its own and dynamically imported ones: what the build joins to chunks
 * (`shared-chunks.ts`) and what the build's test adds up.
 */
export const FIRST_LOADS = {
  home: [...PUBLIC, 'src/features/home/home-page.tsx'],
  prices: [...PUBLIC, 'src/features/plans/pricing/pricing-page.tsx'],
  'small print': [...PUBLIC, 'src/features/legal/legal-pages.ts'],
  invite: [...PUBLIC, 'src/features/invite/pages.tsx'],
  tracking: [...APP, 'src/features/tracking/tracking-page.tsx'],
  // Without a stored account the sign-in service loads after the screen.
  login: [...APP, 'src/features/session/login/login-page.tsx', 'src/features/session/frame/day-picture.tsx'],
  account: [...SHELL, 'src/features/account/account-page.tsx'],
  dashboard: [...SHELL, 'src/features/dashboard/dashboard-page.tsx', 'src/features/dashboard/pro-panels.tsx'],
  leads: [...SHELL, 'src/features/customers/list/leads-page.tsx'],
  archive: [...SHELL, 'src/features/customers/archive/archive-page.tsx'],
  jobs: [...SHELL, 'src/features/jobs/list/jobs-page.tsx'],
  trackers: [...SHELL, 'src/features/trackers/list/trackers-page.tsx'],
  'job archive': [...SHELL, 'src/app/archive/archive-page.tsx'],
  'my tasks': [...SHELL, 'src/features/tasks/list/tasks-page.tsx'],
  customer: [...SHELL, 'src/features/customers/record/customer-page.tsx'],
  tracker: [
    ...SHELL,
    ...FILES,
    'src/features/trackers/record/tracker-page.tsx',
    'src/features/network/handover/handover-section.tsx',
  ],
  job: [...SHELL, ...FILES, 'src/features/jobs/record/job-page.tsx'],
  calendar: [...SHELL, ...DIRECTORY, 'src/features/customers/calendar/calendar-page.tsx'],
  'jobs calendar': [...SHELL, 'src/features/jobs/calendar/jobs-calendar-page.tsx'],
} as const;

export type FirstLoad = keyof typeof FIRST_LOADS;
