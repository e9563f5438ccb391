import { join } from 'node:path';
import { exportData, startEmulators, suiteEnv } from './emulators.mjs';
import { root } from './paths.mjs';
import { runToEnd, stopProcess } from './processes.mjs';
import { Stop } from './say.mjs';

/**
 * Writes the example world to a folder that the emulators import. Its records come with their history; triggers
 * would write it again and mail everyone about old assignments, so no functions run meanwhile.
 * @param {import('./ports.mjs').Suite} suite which must not be running
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} [env] further variables for the seed
 * @returns {Promise<string>} the accounts as text
 */
export async function makeExampleWorld(suite, folder, env = {}) {
  const emulators = await startEmulators(suite, { services: ['auth', 'firestore'] });
  let output = '';
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const code = await runToEnd(process.execPath, [tsx, join(root, 'scripts/seed.ts')], {
    env: { ...process.env, ...suiteEnv(suite), ...env },
    onOutput: (text) => (output += text),
  });
  if (code !== 0) throw new Stop(`The example world could not be loaded:\n${output.trim()}`);
  await exportData(suite, folder);
  await stopProcess(emulators);
  return output.trim();
}
