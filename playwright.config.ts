import { defineConfig, devices } from '@playwright/test';
import { appEnv } from './scripts/lib/app-env.mjs';
import { findChromium } from './scripts/lib/chromium.mjs';
import { suiteEnv } from './scripts/lib/emulators.mjs';
import { testSuite } from './scripts/lib/ports.mjs';

const suite = testSuite();
const address = `http://${suite.at.app}`;
const { hostname, port } = new URL(address);
// Tests that talk to the emulators themselves find them as the other suites do.
Object.assign(process.env, suiteEnv(suite));

/**
 * No name is found but this machine's, so that a request elsewhere fails and the console guard reports it. A route that
 * answers would pass every request of every page through the test and turn the browser's cache off, for half of the
 * time of a page's load.
 */
const ONLY_THIS_MACHINE = '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost';

/** Browser tests of the production build in dist; `npm test` starts the emulators they need. */
export default defineConfig({
  testDir: 'tests/e2e',
  // Long ones are run by hand, by the number of their minutes.
  testMatch: process.env['JOBLANE_SOAK_MINUTES'] ? '**/*.soak.ts' : '**/*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Browser, server and emulators share a machine: one that stood still may try again, and is named at the end.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // What moves has nothing to show to a test, and every picture of it is paid for in time.
    contextOptions: { reducedMotion: 'reduce' },
    // The tests of the service worker let it in; everywhere else it would only blur what is under test.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: (await findChromium()) ?? undefined,
      args: ['--no-sandbox', '--disable-dev-shm-usage', ONLY_THIS_MACHINE],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host ${hostname} --port ${port}`,
    url: address,
    env: appEnv(suite),
    reuseExistingServer: true,
  },
});
