// `npm start`: everything Joblane needs on this machine, with the example world. Uses only Node's own modules
// until the packages are installed.
import './lib/node-version.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appEnv } from './lib/app-env.mjs';
import { exportData, startEmulators } from './lib/emulators.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { accountsFile, dataFolder, root, stateFolder } from './lib/paths.mjs';
import { claimPorts, startSuite } from './lib/ports.mjs';
import { runToEnd, startProcess, stopAll } from './lib/processes.mjs';
import { watchRules } from './lib/rules.mjs';
import { startSchedules } from './lib/schedules.mjs';
import { elapsed, runCommand, say, Stop } from './lib/say.mjs';
import { makeExampleWorld } from './lib/seed.mjs';

const since = Date.now();
const suite = startSuite();
const buildScript = join(root, 'scripts/build-functions.mjs');
let isReady = false;
let isStopping = false;

async function main() {
  mkdirSync(stateFolder, { recursive: true });
  await claimPorts(suite);
  await ensurePackages();
  await Promise.all([startBackend(), startApp()]);
  // From here on a saved function is rebuilt, and its emulator reloads it.
  startProcess(process.execPath, [buildScript, '--watch'], {
    logFile: join(stateFolder, 'functions-build.log'),
  });
  watchRules(suite);
  startSchedules(suite);
  isReady = true;
  say(`\nJoblane is ready at http://${suite.at.app} (after ${elapsed(since)}).\n`);
  if (existsSync(accountsFile)) say(readFileSync(accountsFile, 'utf8'));
  say('Scheduled functions (reminders, timed mails) run every 5 minutes; .joblane/schedules.log says which.');
  say('Ctrl-C stops everything and keeps the data; `npm run reset` starts over.');
}

async function startBackend() {
  say('Building the functions (a few seconds)…');
  if ((await runToEnd(process.execPath, [buildScript, '--quiet'])) !== 0) {
    throw new Stop('The functions do not build; see above.');
  }
  if (!existsSync(dataFolder)) {
    say('Making the example world (under a minute, once)…');
    writeFileSync(accountsFile, `${await makeExampleWorld(suite, dataFolder)}\n`);
  }
  say('Starting the app and the Auth, Firestore and Functions emulators (10 to 20 seconds)…');
  endWith(await startEmulators(suite, { importFrom: dataFolder }), 'The emulators');
}

async function startApp() {
  const logFile = join(stateFolder, 'app.log');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const app = startProcess(process.execPath, [vite], { logFile, env: { ...process.env, ...appEnv(suite) } });
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isServing(`http://${suite.at.app}/`)) return endWith(app, 'The app');
    if (app.exitCode !== null) break;
    await wait(100);
  }
  throw new Stop(`The app did not start:\n${readFileSync(logFile, 'utf8').trim()}`);
}

/** @param {string} address */
async function isServing(address) {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false; // not listening yet
  }
}

/**
 * Ends everything when a required process has ended by itself.
 * @param {import('node:child_process').ChildProcess} child @param {string} name
 */
function endWith(child, name) {
  child.once('exit', () => {
    if (isStopping) return;
    say(`\n${name} stopped unexpectedly; the logs are in ${stateFolder}. Stopping the rest…`);
    process.exitCode = 1;
    void stop();
  });
}

async function stop() {
  if (isStopping) return;
  isStopping = true;
  if (isReady) {
    say('\nKeeping the data and stopping…');
    try {
      await exportData(suite, dataFolder);
    } catch (error) {
      say(`The data of this run could not be kept (${String(error)}).`);
    }
  }
  await stopAll();
  process.exit();
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void stop());

await runCommand(
  () => main().catch((error) => (isStopping ? undefined : Promise.reject(error))),
  async () => (isReady ? undefined : stop()),
);
