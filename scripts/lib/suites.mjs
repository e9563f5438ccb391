import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, stateFolder } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/** @typedef {{ passed: number, failed: number }} Score */

/**
 * Runs vitest and counts its tests.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Score>}
 */
export async function runVitest(args, env) {
  const report = freshReport('vitest');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runToEnd(process.execPath, [vitest, 'run', ...reporting, ...args], { env });
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | null} */
  const result = readReport(report);
  if (result === null) return { passed: 0, failed: 1 };
  // A file that cannot be loaded or set up has no failed test, yet is a failure.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return score(result.numPassedTests, result.numFailedTests + broken, code);
}

/**
 * Runs Playwright and counts its tests.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Score>}
 */
export async function runPlaywright(args, env) {
  const report = freshReport('playwright');
  const playwright = join(root, 'node_modules/@playwright/test/cli.js');
  const code = await runToEnd(process.execPath, [playwright, 'test', '--reporter=list,json', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] } | null} */
  const result = readReport(report);
  if (result === null) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.stats;
  return score(expected, unexpected + flaky + result.errors.length, code);
}

/** An exit code that no counted test explains is a failure of its own. @param {number} passed @param {number} failed @param {number} code */
function score(passed, failed, code) {
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** @param {string} name */
function freshReport(name) {
  const file = join(stateFolder, `${name}-report.json`);
  rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
