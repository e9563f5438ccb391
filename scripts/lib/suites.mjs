import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, stateFolder } from './paths.mjs';
import { runToEnd } from './processes.mjs';

/**
 * Result of a suite.
 * @typedef {object} Score
 * @property {number} passed
 * @property {string[]} failures one line each: the test and its message
 * @property {string[]} [wavering] tests that passed only at the second try
 */

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ file: string, title: string, ok: boolean, tests: { status: string }[] }} PlaywrightSpec */
/** @typedef {{ specs: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */
/** @typedef {{ suites: PlaywrightSuite[], stats: { expected: number, flaky: number }, errors: { message?: string }[] }} PlaywrightReport */

/** More failing files than this have a cause that a retry does not fix. */
const MOST_TRIED_AGAIN = 3;

/**
 * Runs vitest and counts its tests. Retries the files of a few failures separately.
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

/** A file that fails to load or set up counts as a failure without a failed test. @param {VitestFile} file */
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

/** @param {string} what @param {string} [message] its first line is enough to recognize the failure */
function line(what, message = '') {
  const [first = ''] = message.trim().split('\n');
  return first === '' ? what : `${what}: ${first}`;
}

/**
 * An exit code without a failed test is a failure of its own. @param {number} passed @param {string[]}
 * failures @param {number} code @returns {Score}
 */
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
