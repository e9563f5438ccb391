import { expect, test } from 'vitest';
import { readBuiltApp } from './built-app';

const KB = 1000;
const app = readBuiltApp();

/** What the page loads before any screen. */
const SIGN_IN = 'src/data/session/firebase-auth.ts';

/** What every screen under /app loads at once besides itself. */
const SHELL = [
  SIGN_IN,
  'src/data/session/watch-person.ts',
  'src/app/signed-in.tsx',
  'src/app/unsent/unsent-mark.tsx',
  'src/app/unsent/device-bars.tsx',
  'src/data/store/own-device-store.ts',
  'src/data/journal/open-journal.ts',
];

/** What a list over all customers loads at once besides the shell. */
const DIRECTORY = ['src/data/directory/directory-source.ts', 'src/data/directory/desk.ts'];

/** Most script of a screen in kB, by the modules that it loads at once: its own and those imported dynamically. */
const CEILINGS: readonly (readonly [screen: string, limit: number, modules: readonly string[]])[] = [
  [
    'the login',
    255,
    [SIGN_IN, 'src/features/session/login/login-page.tsx', 'src/features/session/frame/day-picture.tsx'],
  ],
  ['the home page', 260, [SIGN_IN, 'src/features/home/home-page.tsx', 'src/app/public/public-layout.tsx']],
  ['the account', 420, [...SHELL, 'src/features/account/account-page.tsx']],
  ['the dashboard', 420, [...SHELL, 'src/features/dashboard/dashboard-page.tsx']],
  ['the open leads', 456, [...SHELL, ...DIRECTORY, 'src/features/customers/list/leads-page.tsx']],
  ['the client archive', 450, [...SHELL, ...DIRECTORY, 'src/features/customers/archive/archive-page.tsx']],
  ['the jobs', 450, [...SHELL, 'src/features/jobs/list/jobs-page.tsx']],
  ['the trackers', 450, [...SHELL, 'src/features/trackers/list/trackers-page.tsx']],
  ['the job archive', 450, [...SHELL, 'src/features/trackers/archive/archive-page.tsx']],
];

test('no script is larger than 200 kB', () => {
  expect(app.scripts.length).toBeGreaterThan(0);
  expect(app.scripts.filter(({ bytes }) => bytes > 200 * KB)).toEqual([]);
});

test.each(CEILINGS)('%s needs at most %i kB of script', (_, limit, modules) => {
  expect(app.bytesFor(...modules) / KB).toBeLessThanOrEqual(limit);
});
