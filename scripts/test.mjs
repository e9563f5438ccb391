// `npm test`: every check and suite, on ports of their own. A selection for developers:
//   npm test -- --only unit,rules          these steps only
//   npm test -- --only e2e sign-in         browser tests with this in their file name only
import './lib/node-version.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { appEnv } from './lib/app-env.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { startEmulators, suiteEnv } from './lib/emulators.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { root, stateFolder } from './lib/paths.mjs';
import { claimPorts, testSuite } from './lib/ports.mjs';
import { runToEnd, stopAll, stopProcess } from './lib/processes.mjs';
import { elapsed, runCommand, say, Stop } from './lib/say.mjs';
import { makeExampleWorld } from './lib/seed.mjs';
import { runPlaywright, runVitest } from './lib/suites.mjs';
import { wakeTriggers } from './lib/wake-triggers.mjs';

const suite = testSuite();
const env = { ...process.env, ...suiteEnv(suite), ...appEnv(suite) };
const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});

/**
 * @typedef {import('./lib/suites.mjs').Score} Score
 * @typedef {object} Step
 * @property {string} name as `--only` takes it
 * @property {boolean} [emulators] needs the running emulators
 * @property {boolean} [build] needs the production build
 * @property {() => Promise<Score>} run
 */

/** @type {Step[]} */
const STEPS = [
  { name: 'check', run: runChecks },
  { name: 'unit', run: () => runVitest(['--project=unit', '--project=component', ...files], env) },
  { name: 'rules', emulators: true, run: () => runEmulatorTests('emulators', 'rules') },
  { name: 'contract', emulators: true, run: () => runEmulatorTests('emulators', 'contract') },
  { name: 'functions', emulators: true, run: runFunctionsTests },
  { name: 'build', build: true, run: () => runVitest(['--project=build'], env) },
  { name: 'e2e', build: true, run: runBrowserTests },
];

/** @param {string} project @param {string} folder */
function runEmulatorTests(project, folder) {
  return runVitest([`--project=${project}`, ...(files.length > 0 ? files : [`tests/${folder}/`])], env);
}

async function runFunctionsTests() {
  if (files.length === 0) await wakeTriggers(suite);
  return runEmulatorTests('functions', 'functions');
}

async function runBrowserTests() {
  const chromium = await ensureChromium();
  if (emulators) await stopProcess(emulators);
  const folder = join(stateFolder, 'test-data');
  await makeExampleWorld(suite, folder);
  await bringUpEmulators({ importFrom: folder });
  return runPlaywright(files, { ...env, CHROME_PATH: chromium });
}

async function main() {
  const since = Date.now();
  const steps = chosenSteps();
  mkdirSync(stateFolder, { recursive: true });
  await ensurePackages();
  if (steps.some(({ name }) => name === 'e2e')) await ensureChromium();

  /** @type {Score} */
  const total = { passed: 0, failures: [] };
  /** @type {string[]} */
  const wavering = [];
  /** @param {string} name @param {() => Promise<Score>} run */
  const count = async (name, run) => {
    const started = Date.now();
    say(`\n── ${name} ──`);
    const score = await run().catch(asFailure);
    const { passed, failures } = score;
    total.passed += passed;
    total.failures.push(...failures.map((failure) => `${name}: ${failure}`));
    wavering.push(...(score.wavering ?? []));
    say(`${name}: ${passed} passed, ${failures.length} failed, ${elapsed(started)}`);
    return failures.length === 0;
  };

  /** @type {Map<'emulators' | 'build', boolean>} the tried prerequisites, and whether they work */
  const ready = new Map();
  for (const step of steps) {
    if (step.emulators && !ready.has('emulators'))
      ready.set('emulators', await count('emulators', () => bringUpEmulators()));
    if (step.build && !ready.has('build')) ready.set('build', await count('production build', buildApp));
    const lacks = (step.emulators && !ready.get('emulators')) || (step.build && !ready.get('build'));
    if (lacks) await count(step.name, () => Promise.reject(new Stop('Cannot run without the above.')));
    else await count(step.name, step.run);
  }

  if (wavering.length > 0) say(['\nPassed at the second try only:', ...wavering].join('\n  '));
  if (total.failures.length > 0) say(['\nWhat failed:', ...total.failures].join('\n  '));
  say(`\nAll of it took ${elapsed(since)}.`);
  say(`${total.passed} passed, ${total.failures.length} failed`);
  if (total.failures.length > 0) process.exitCode = 1;
}

function chosenSteps() {
  if (values.only === undefined) return STEPS;
  const names = values.only.split(',');
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Stop(
      `There is no step ${unknown.join(', ')}; choose from ${STEPS.map(({ name }) => name).join(', ')}.`,
    );
  }
  return STEPS.filter(({ name }) => names.includes(name));
}

/** The running emulators. @type {import('node:child_process').ChildProcess | null} */
let emulators = null;

/** Counts nothing on success: the suites that need it do. @param {{ importFrom?: string }} [options] */
async function bringUpEmulators(options) {
  await claimPorts(suite);
  const code = await runToEnd(process.execPath, [join(root, 'scripts/build-functions.mjs'), '--quiet']);
  if (code !== 0) throw new Stop('The functions do not build.');
  emulators = await startEmulators(suite, options);
  return { passed: 0, failures: [] };
}

async function buildApp() {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const code = await runToEnd(process.execPath, [vite, 'build', '--logLevel=warn'], { env });
  return { passed: 0, failures: code === 0 ? [] : [`ended with code ${code}`] };
}

/** @param {unknown} error @returns {Score} */
function asFailure(error) {
  const message =
    error instanceof Stop ? error.message : String(error instanceof Error ? error.stack : error);
  say(message);
  return { passed: 0, failures: [message] };
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => void stopAll().then(() => process.exit(1)));
}

await runCommand(main, stopAll);
