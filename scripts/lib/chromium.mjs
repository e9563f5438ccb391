import { existsSync } from 'node:fs';
import { runToEnd } from './processes.mjs';
import { findOnPath, isProgram } from './programs.mjs';
import { say, Stop } from './say.mjs';

/** An installed Chromium, or null: CHROME_PATH, one on PATH, Playwright's own. */
export async function findChromium() {
  const wished = process.env['CHROME_PATH'];
  if (wished) return wished;
  // The headless shell is the same browser without windows, and leaves more of the machine to the tests.
  const installed = findOnPath(
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  );
  if (installed !== null) return installed;
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Finds a Chromium, or installs Debian's where allowed. @returns {Promise<string>} its path */
export async function ensureChromium() {
  const present = await findChromium();
  if (present !== null) {
    if (!isProgram(present)) throw new Stop(`CHROME_PATH names ${present}, but there is no such program.`);
    return present;
  }
  if (process.getuid?.() === 0 && findOnPath('apt-get') !== null) {
    say('Installing Chromium (about a minute, once)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    /** @param {string[]} args */
    const apt = (...args) => runToEnd('apt-get', args, { env, onOutput: () => undefined });
    await apt('update', '-q');
    // Older Debians have no separate shell.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const code = await apt('install', '-y', '-q', name);
      const fresh = code === 0 ? findOnPath(name) : null;
      if (fresh !== null) return fresh;
    }
  }
  throw new Stop(
    'The browser tests need Chromium: install it, or set CHROME_PATH to one, or run `npx playwright install chromium`.',
  );
}
