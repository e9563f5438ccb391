import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { say, Stop } from './say.mjs';

/** Installs the packages of package-lock.json unless exactly these are installed. */
export async function ensurePackages() {
  if (arePackagesInstalled()) return;
  say('Installing packages (one to three minutes, once)…');
  let output = '';
  // By default npm retries for minutes before it reports a missing network.
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const code = await runToEnd('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...patience], {
    onOutput: (text) => (output += text),
  });
  if (code === 0) return;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/i.test(output)) {
    throw new Stop('The packages could not be fetched: check the network connection, then try again.');
  }
  const reason = output.trim().split('\n').slice(0, 12).join('\n');
  throw new Stop(`npm could not install the packages:\n${reason}`);
}

/** Compares contents: a clone or a checkout gives files any date. */
function arePackagesInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') || optional || link || present[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>}
 */
function readPackages(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}
