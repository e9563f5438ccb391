// `npm run bench`: measures the production build with a company of 10,000 customers. Not a test: its numbers
// depend on the machine, which should be idle. Takes about ten minutes.
//   npm run bench -- screens,typing        these measurements only
import './lib/node-version.mjs';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { appEnv } from './lib/app-env.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { startEmulators, suiteEnv } from './lib/emulators.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { stateFolder } from './lib/paths.mjs';
import { benchSuite, claimPorts } from './lib/ports.mjs';
import { runToEnd, stopAll } from './lib/processes.mjs';
import { runCommand, say, Stop } from './lib/say.mjs';
import { makeExampleWorld } from './lib/seed.mjs';

const LEADS = 10_000;
const CUSTOMERS = (LEADS / 8) * 9;
const SALES = 2_000;

const suite = benchSuite();
const dataFolder = join(stateFolder, 'bench-data');

async function main() {
  mkdirSync(stateFolder, { recursive: true });
  await ensurePackages();
  const chromium = await ensureChromium();
  await claimPorts(suite);
  await makeData();
  say('Starting the emulators with the functions…');
  await runNode(['scripts/build-functions.mjs', '--quiet'], {}, 'The functions do not build.');
  // On other machines in production, so they must not slow down the browser.
  await startEmulators(suite, { importFrom: dataFolder, giveWay: true });

  // The app reaches Firestore through a counting proxy, whose address is built in.
  const proxyPort = Number(suite.at.firestore.split(':')[1]) + 1_000;
  const app = appEnv({ ...suite, at: { ...suite.at, firestore: `127.0.0.1:${proxyPort}` } });
  say('Building the app for production…');
  await runNode(
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel=error'],
    app,
    'The app does not build.',
  );
  await runNode(
    ['node_modules/tsx/dist/cli.mjs', 'tests/bench/run.ts', ...process.argv.slice(2)],
    {
      ...app,
      ...suiteEnv(suite),
      CHROME_PATH: chromium,
      JOBLANE_BENCH_PROXY: String(proxyPort),
      JOBLANE_BENCH_ROWS: String(LEADS),
    },
    'Something is above its ceiling, or could not be measured.',
  );
}

/** `run.ts` makes what functions would write of it; their triggers would take an hour. */
async function makeData() {
  say(`Making a company with ${LEADS} leads and ${SALES} jobs (a minute)…`);
  await makeExampleWorld(suite, dataFolder, { JOBLANE_SEED_SIZE: `${CUSTOMERS},${SALES}` });
}

/** @param {string[]} args @param {Record<string, string>} env @param {string} failure */
async function runNode(args, env, failure) {
  const code = await runToEnd(process.execPath, args, { env: { ...process.env, ...env } });
  if (code !== 0) throw new Stop(failure);
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => void stopAll().then(() => process.exit(1)));
}

await runCommand(main, stopAll);
