import { request } from 'node:http';
import { join } from 'node:path';
import { suiteEnv } from './emulators.mjs';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { Stop } from './say.mjs';

/**
 * Fills the running suite with the example world. Its records come with their history, so functions are
 * disabled meanwhile: they would write it again, and mail everyone about old assignments.
 * @param {import('./ports.mjs').Suite} suite
 * @param {NodeJS.ProcessEnv} [env] further variables for the seed
 * @returns {Promise<string>} the accounts as text
 */
export async function seedExampleWorld(suite, env = {}) {
  let output = '';
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  await switchTriggers(suite, 'disable');
  const code = await runToEnd(process.execPath, [tsx, join(root, 'scripts/seed.ts')], {
    env: { ...process.env, ...suiteEnv(suite), ...env },
    onOutput: (text) => (output += text),
  });
  await switchTriggers(suite, 'enable');
  if (code !== 0) throw new Stop(`The example world could not be loaded:\n${output.trim()}`);
  return output.trim();
}

/**
 * Disables or enables triggers (https://firebase.google.com/docs/emulator-suite/connect_firestore).
 * @param {import('./ports.mjs').Suite} suite @param {'disable' | 'enable'} what
 */
function switchTriggers(suite, what) {
  const address = `http://${suite.at.hub}/functions/${what}BackgroundTriggers`;
  return new Promise((resolve, reject) => {
    // A new connection: a kept one may close just as it is reused.
    request(address, { method: 'PUT', agent: false }, ({ statusCode = 0 }) => {
      // 400: a suite without functions.
      if (statusCode === 200 || statusCode === 400) resolve(undefined);
      else reject(new Stop(`The functions could not be told to ${what} their triggers (${statusCode}).`));
    })
      .on('error', reject)
      .end();
  });
}
