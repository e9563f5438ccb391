// `npm run screenshots`: takes the pictures of the home page, for installing, for shared links and for the README from
// the production build and a fresh example world. Takes about five minutes.
import './lib/node-version.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { appEnv } from './lib/app-env.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { startEmulators, suiteEnv } from './lib/emulators.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { stateFolder } from './lib/paths.mjs';
import { claimPorts, screenshotSuite } from './lib/ports.mjs';
import { runToEnd, startProcess, stopAll } from './lib/processes.mjs';
import { runCommand, say, Stop } from './lib/say.mjs';
import { makeExampleWorld } from './lib/seed.mjs';

const VITE = 'node_modules/vite/bin/vite.js';
const suite = screenshotSuite();
const dataFolder = join(stateFolder, 'screenshots-data');
const env = { ...process.env, ...suiteEnv(suite), ...appEnv(suite) };

async function main() {
  mkdirSync(stateFolder, { recursive: true });
  await ensurePackages();
  const chromium = await ensureChromium();
  await claimPorts(suite);
  say('Starting the emulators with the functions and the example world…');
  await runNode(['scripts/build-functions.mjs', '--quiet'], 'The functions do not build.');
  await makeExampleWorld(suite, dataFolder);
  await startEmulators(suite, { importFrom: dataFolder });
  say('Building the app for production…');
  await runNode([VITE, 'build', '--logLevel=error'], 'The app does not build.');
  await servePreview();
  say('Taking the pictures…');
  await runNode(
    ['node_modules/tsx/dist/cli.mjs', 'scripts/screenshots/take.ts'],
    'A picture was not taken.',
    {
      CHROME_PATH: chromium,
    },
  );
}

async function servePreview() {
  const { hostname, port } = new URL(`http://${suite.at.app}`);
  const logFile = join(stateFolder, 'screenshots-preview.log');
  startProcess(process.execPath, [VITE, 'preview', '--host', hostname, '--port', port], { logFile, env });
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`http://${suite.at.app}/`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Stop(`The app is not served: see ${logFile}.`);
}

/** @param {string[]} args @param {string} failure @param {Record<string, string>} [more] */
async function runNode(args, failure, more = {}) {
  const code = await runToEnd(process.execPath, args, { env: { ...env, ...more } });
  if (code !== 0) throw new Stop(failure);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => void stopAll().then(() => process.exit(1)));
}

await runCommand(main, stopAll);
