// `npm run test:rules-mutation`: puts every possible single mistake into firestore.rules, one at a time, and
// runs the permission table against it. A mistake that no case detects fails the command.
//   npm run test:rules-mutation -- --lines 40-60      only mistakes on these lines of firestore.rules
import './lib/node-version.mjs';
import { join } from 'node:path';
import { startEmulators, suiteEnv } from './lib/emulators.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { root } from './lib/paths.mjs';
import { claimPorts, testSuite } from './lib/ports.mjs';
import { runToEnd, stopAll } from './lib/processes.mjs';
import { runCommand } from './lib/say.mjs';

async function main() {
  const suite = testSuite();
  await ensurePackages();
  await claimPorts(suite);
  await startEmulators(suite, { services: ['firestore'] });
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const run = join(root, 'scripts/rules-mutation-run.ts');
  process.exitCode = await runToEnd(process.execPath, [tsx, run, ...process.argv.slice(2)], {
    env: { ...process.env, ...suiteEnv(suite) },
  });
}

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => void stopAll().then(() => process.exit(1)));
}

await runCommand(main, stopAll);
