import { join } from 'node:path';
import { suiteEnv } from './emulators.mjs';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { Stop } from './say.mjs';

/**
 * Fills the running suite with the example world.
 * @param {import('./ports.mjs').Suite} suite
 * @param {NodeJS.ProcessEnv} [env] further variables for the seed
 * @returns {Promise<string>} the accounts as text
 */
export async function seedExampleWorld(suite, env = {}) {
  let output = '';
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  const code = await runToEnd(process.execPath, [tsx, join(root, 'scripts/seed.ts')], {
    env: { ...process.env, ...suiteEnv(suite), ...env },
    onOutput: (text) => (output += text),
  });
  if (code !== 0) throw new Stop(`The example world could not be loaded:\n${output.trim()}`);
  return output.trim();
}
