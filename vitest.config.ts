import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// One zone for every machine; tests that are about zones name theirs.
process.env['TZ'] = 'America/Chicago';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Drawn in Node: a DOM without canvas is not taken for a browser by what draws them. */
const PAPERS = 'src/features/papers/pdf/**/*.test.ts';

/**
 * Suites by what they need: `unit` plain Node, `component` a DOM, `emulators` and `functions` the running emulator
 * suite (scripts/test.mjs starts it), `build` the finished production build in dist.
 */
export default defineConfig({
  resolve: { alias: { '@': here('./src'), '@tests': here('./tests') } },
  test: {
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Left to itself it keeps one core free, which is half of a small machine.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            'src/{domain,demo,data}/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'tests/{architecture,bench}/**/*.test.ts',
            PAPERS,
          ],
          setupFiles: ['tests/setup/console-guard.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          environment: 'jsdom',
          // Loading the components anew for every file took longer than the tests; the setup clears what they leave.
          isolate: false,
          include: ['src/**/*.test.tsx', '{src/{api,app,features,shared},tests/setup}/**/*.test.ts'],
          exclude: [PAPERS],
          setupFiles: ['tests/setup/console-guard.ts', 'tests/setup/dom.ts'],
          // Typing into whole screens takes its time on a busy machine; a test that hangs still ends.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'emulators',
          environment: 'node',
          include: ['tests/{rules,contract}/**/*.test.ts'],
          setupFiles: ['tests/setup/console-guard.ts'],
          // The suites share one emulator: files that wipe or load rules must not meet each other.
          fileParallelism: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          environment: 'node',
          // The Admin SDK is loaded once per worker: for every file anew it took a tenth of the time.
          isolate: false,
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['tests/setup/console-guard.ts'],
          // Each test has a business of its own, and half of the time is waiting for triggers.
          maxWorkers: 2,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] },
      },
    ],
  },
});
