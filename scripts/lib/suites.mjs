import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, stateFolder } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/**
 * What a suite came to.
 * @typedef {object} Score
 * @property {number} passed
 * @property {string[]} failures one line each, naming the test and what it said
 * @property {string[]} [wavering] tests that passed at the second try only
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ file: string, title: string, ok: boolean, tests: { status: string }[] }} PlaywrightSpec */
/** @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ suites: PlaywrightSuite[], stats: { expected: number, flaky: number }, errors: { message?: string }[] }} PlaywrightReport */

/** Files that fail beyond these have a reason that another try does not mend. */
const MOST_TRIED_AGAIN = 3;

/**
 * Runs vitest and counts its tests. The files of a few failures are tried again, by themselves.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Score>}
 */
export async function runVitest(args, env) {
  const first = await vitestOnce(args, env);
  const failed = first.files.filter(({ status }) => status === 'failed');
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return first.score;
  const options = args.filter((arg) => arg.startsWith('--'));
  const second = await vitestOnce([...options, ...failed.map(({ name }) => relative(root, name))], env);
  const passedBefore = failed.flatMap(({ assertionResults }) => assertionResults).filter(hasPassed).length;
  return {
    passed: first.score.passed - passedBefore + second.score.passed,
    failures: second.score.failures,
    wavering: first.score.failures.filter((failure) => !second.score.failures.includes(failure)),
  };
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @returns {Promise<{ score: Score, files: VitestFile[] }>} */
async function vitestOnce(args, env) {
  const report = freshReport('vitest');
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runToEnd(process.execPath, [vitest, 'run', ...reporting, ...args], { env });
  /** @type {{ numPassedTests: number, testResults: VitestFile[] } | null} */
  const result = readReport(report);
  const files = result?.testResults ?? [];
  return { files, score: score(result?.numPassedTests ?? 0, files.flatMap(failuresOfFile), code) };
}

/** @param {VitestTest} test */
function hasPassed({ status }) {
  return status === 'passed';
}

/** A file that cannot be loaded or set up has no failed test, yet is a failure. @param {VitestFile} file */
function failuresOfFile({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [line(file, message)] : [];
  return failed.map((test) => line(`${file} › ${test.fullName}`, test.failureMessages[0]));
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
  /** @type {PlaywrightReport | null} */
  const result = readReport(report);
  if (result === null) return score(0, [], code);
  const specs = result.suites.flatMap(specsOf);
  const failures = [
    ...specs.filter(({ ok }) => !ok).map(nameOfSpec),
    ...result.errors.map(({ message }) => line('browser tests', message)),
  ];
  const wavering = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  const passed = result.stats.expected + result.stats.flaky;
  return { ...score(passed, failures, code), wavering: wavering.map(nameOfSpec) };
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
function specsOf({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {PlaywrightSpec} spec */
function nameOfSpec({ file, title }) {
  return `${file} › ${title}`;
}

/** @param {string} what @param {string} [message] of which the first line is enough to know the failure again */
function line(what, message = '') {
  const [first = ''] = message.trim().split('\n');
  return first === '' ? what : `${what}: ${first}`;
}

/** An exit code that no counted test explains is a failure of its own. @param {number} passed @param {string[]} failures @param {number} code @returns {Score} */
function score(passed, failures, code) {
  const isExplained = code === 0 || failures.length > 0;
  return { passed, failures: isExplained ? failures : [`ended with code ${code}`] };
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
