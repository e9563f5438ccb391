import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureFirestoreEmulator } from './firestore-emulator.mjs';
import { root, stateFolder } from './paths.mjs';
import { rememberDescendants, startProcess } from './processes.mjs';
import { copyRules } from './rules.mjs';
import { Stop } from './say.mjs';

/** Longest start of the suite, in ms, including the download of the official emulator. */
const START_LIMIT = 180_000;

const SERVICES = ['auth', 'firestore', 'functions'];

/**
 * Starts Auth, Firestore and Functions, or only `services`, and returns their process once all answer.
 * `stopAll` ends them.
 * @param {import('./ports.mjs').Suite} suite
 * @param {{ importFrom?: string, services?: string[], giveWay?: boolean }} [options] `importFrom`: a folder
 * written by `exportData`; `giveWay` runs them at low priority
 */
export async function startEmulators(suite, { importFrom, services = SERVICES, giveWay = false } = {}) {
  const before = await ensureFirestoreEmulator();
  const firebase = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  const [command = process.execPath, ...args] = [
    ...before,
    process.execPath,
    firebase,
    'emulators:start',
    `--project=${suite.project}`,
    `--config=${suite.config}`,
    `--only=${services.join(',')}`,
    ...(importFrom ? [`--import=${importFrom}`] : []),
  ];
  mkdirSync(stateFolder, { recursive: true });
  copyRules(suite);
  const logFile = join(stateFolder, `emulators-${suite.project}.log`);
  const child = startProcess(command, args, {
    logFile,
    givesWay: giveWay,
    env: { ...process.env, ...emulatorEnv(), APP_ADDRESS: `http://${suite.at.app}` },
  });
  await untilReady(child, logFile);
  rememberDescendants();
  if (services.includes('auth')) await protectEmailAddresses(suite);
  return child;
}

/**
 * Writes all data of the running suite to a folder; the old data stays until the new is complete.
 * @param {import('./ports.mjs').Suite} suite
 * @param {string} folder
 */
export async function exportData(suite, folder) {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const response = await fetch(`http://${suite.at.hub}/_admin/export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'joblane' }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`the emulators refused to export: ${await response.text()}`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

/** Variables for the Admin SDK, the seed and the suites. @param {import('./ports.mjs').Suite} suite */
export function suiteEnv(suite) {
  return {
    GCLOUD_PROJECT: suite.project,
    FIRESTORE_EMULATOR_HOST: suite.at.firestore,
    FIREBASE_AUTH_EMULATOR_HOST: suite.at.auth,
    FUNCTIONS_EMULATOR_HOST: suite.at.functions,
    FIREBASE_EMULATOR_HUB: suite.at.hub,
    JOBLANE_APP_ADDRESS: `http://${suite.at.app}`,
  };
}

/**
 * Seconds that a function's process may take to load. After the default of 30 the emulator drops the event for good, and
 * a busy machine starts several such processes at once.
 */
const FUNCTION_LOAD_LIMIT = 180;

function emulatorEnv() {
  return {
    CI: '1',
    FIREBASE_CLI_DISABLE_UPDATE_CHECK: 'true',
    NO_UPDATE_NOTIFIER: '1',
    FUNCTIONS_DISCOVERY_TIMEOUT: String(FUNCTION_LOAD_LIMIT),
  };
}

/** @param {import('node:child_process').ChildProcess} child @param {string} logFile */
async function untilReady(child, logFile) {
  const deadline = Date.now() + START_LIMIT;
  while (Date.now() < deadline) {
    const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
    if (log.includes('All emulators ready')) return;
    if (child.exitCode !== null || child.signalCode !== null) throw new Stop(explain(log, logFile));
    await wait(100);
  }
  throw new Stop(`The emulators did not come up in ${START_LIMIT / 60_000} minutes; see ${logFile}.`);
}

/** @param {string} log @param {string} logFile */
function explain(log, logFile) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED.*storage\.googleapis|download/i.test(log)) {
    return 'The official Firestore emulator could not be fetched: check the network connection, then try again.';
  }
  const tail = log.trim().split('\n').slice(-12).join('\n');
  return `The emulators stopped while starting (all of it in ${logFile}):\n${tail}`;
}

/**
 * Makes the Auth emulator answer as production does: the same for a wrong address and a wrong password.
 * firebase.json has no setting for this.
 * @param {import('./ports.mjs').Suite} suite
 */
async function protectEmailAddresses(suite) {
  const address = `http://${suite.at.auth}/identitytoolkit.googleapis.com/v2/projects/${suite.project}/config`;
  const response = await fetch(`${address}?updateMask=emailPrivacyConfig`, {
    method: 'PATCH',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`the Auth emulator refused its configuration: ${await response.text()}`);
}
