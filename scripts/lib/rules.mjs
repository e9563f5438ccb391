import { copyFileSync, readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { say } from './say.mjs';

const RULES = join(root, 'firestore.rules');

const LOOK_EVERY = 500;

/** Copies firestore.rules to the suite's path. @param {import('./ports.mjs').Suite} suite */
export function copyRules(suite) {
  copyFileSync(RULES, join(root, suite.rules));
}

/**
 * Loads firestore.rules into the running suite on every change. Rules that do not compile are reported and
 * change nothing.
 * @param {import('./ports.mjs').Suite} suite
 * @returns {() => void} ends it
 */
export function watchRules(suite) {
  watchFile(RULES, { interval: LOOK_EVERY }, () => void loadRules(suite));
  return () => unwatchFile(RULES);
}

/** @param {import('./ports.mjs').Suite} suite */
async function loadRules({ project, at }) {
  const content = readFileSync(RULES, 'utf8');
  try {
    const response = await fetch(`http://${at.firestore}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
    });
    if (response.ok) say('firestore.rules has changed: the new rules count from now on.');
    else
      say(
        `firestore.rules has changed but does not compile; the rules before it stay:\n${await response.text()}`,
      );
  } catch (error) {
    say(`firestore.rules has changed but could not be loaded (${String(error)}); restart to use it.`);
  }
}
