import { expect, test } from 'vitest';
import { readBuiltApp } from './built-app';

const KB = 1000;
const app = readBuiltApp();

/** What every screen for people with an account loads besides itself. */
const SIGN_IN = 'src/data/session/firebase-auth.ts';

test('no script is larger than 200 kB', () => {
  expect(app.scripts.length).toBeGreaterThan(0);
  expect(app.scripts.filter(({ bytes }) => bytes > 200 * KB)).toEqual([]);
});

test('/login needs at most 250 kB of script', () => {
  const bytes = app.bytesFor(SIGN_IN, 'src/features/session/login/login-page.tsx');
  expect(bytes / KB).toBeLessThanOrEqual(250);
});

test('the first screen after sign-in needs at most 420 kB of script', () => {
  const bytes = app.bytesFor(
    SIGN_IN,
    'src/app/signed-in.tsx',
    'src/data/store/firestore-store.ts',
    'src/features/dashboard/dashboard-page.tsx',
  );
  expect(bytes / KB).toBeLessThanOrEqual(420);
});
