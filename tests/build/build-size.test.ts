import { expect, test } from 'vitest';
import { readBuiltApp } from './built-app';
import { scriptCeiling } from './script-ceilings';
import type { SCRIPT_CEILINGS } from './script-ceilings';

const KB = 1000;
const app = readBuiltApp();

/** What the app loads before any screen. */
const SIGN_IN = ['index.html', 'src/data/session/firebase-auth.ts'];

/** What every public page loads besides itself. */
const PUBLIC = ['site.html', 'src/app/site/show-page.tsx'];

/** Loaded by every screen under /app. */
const SHELL = [
  ...SIGN_IN,
  'src/data/session/watch-person.ts',
  'src/app/signed-in.tsx',
  'src/app/unsent/unsent-mark.tsx',
  'src/app/unsent/device-bars.tsx',
  'src/data/store/own-device-store.ts',
  'src/data/journal/open-journal.ts',
];

/** Loaded by a list of all customers besides the shell. */
const DIRECTORY = ['src/data/directory/directory-source.ts', 'src/data/directory/desk.ts'];

/** The modules each screen loads at once, its own and dynamically imported ones. */
const SCREENS: Readonly<Record<keyof typeof SCRIPT_CEILINGS, readonly string[]>> = {
  login: [
    ...SIGN_IN,
    'src/features/session/login/login-page.tsx',
    'src/features/session/frame/day-picture.tsx',
  ],
  home: [...PUBLIC, 'src/features/home/home-page.tsx'],
  prices: [...PUBLIC, 'src/features/plans/pricing/pricing-page.tsx'],
  'small print': [...PUBLIC, 'src/features/legal/legal-pages.ts'],
  invite: [...PUBLIC, 'src/features/invite/pages.tsx'],
  account: [...SHELL, 'src/features/account/account-page.tsx'],
  dashboard: [...SHELL, 'src/features/dashboard/dashboard-page.tsx'],
  leads: [...SHELL, ...DIRECTORY, 'src/features/customers/list/leads-page.tsx'],
  archive: [...SHELL, ...DIRECTORY, 'src/features/customers/archive/archive-page.tsx'],
  jobs: [...SHELL, 'src/features/jobs/list/jobs-page.tsx'],
  trackers: [...SHELL, 'src/features/trackers/list/trackers-page.tsx'],
  'job archive': [...SHELL, 'src/app/archive/archive-page.tsx'],
  calendar: [...SHELL, ...DIRECTORY, 'src/features/customers/calendar/calendar-page.tsx'],
  'jobs calendar': [...SHELL, 'src/features/jobs/calendar/jobs-calendar-page.tsx'],
};

test('no script is larger than 200 kB', () => {
  expect(app.scripts.length).toBeGreaterThan(0);
  expect(app.scripts.filter(({ bytes }) => bytes > 200 * KB)).toEqual([]);
});

test.each(Object.entries(SCREENS))('the screen "%s" stays below its ceiling of script', (screen, modules) => {
  expect(app.bytesFor(...modules) / KB).toBeLessThanOrEqual(scriptCeiling(screen) ?? 0);
});
