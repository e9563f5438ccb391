import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { elapsed, say } from './say.mjs';

/** @typedef {[name: string, program: string, ...args: string[]]} Check */

/** All static checks. @type {Check[]} */
const CHECKS = [
  ['format', 'prettier', '--check', '--log-level=warn', '.'],
  ['lint', 'oxlint'],
  ['types of the app', 'tsc', '--project', 'tsconfig.json'],
  ['types of the functions', 'tsc', '--project', 'functions'],
  ['types of the tests', 'tsc', '--project', 'tests'],
  ['types of the scripts', 'tsc', '--project', 'scripts'],
  ['dead code and packages', 'knip'],
];

/**
 * Runs every check, one on each core, even after a failure, and shows the output of failed ones.
 * @returns {Promise<import('./suites.mjs').Score>}
 */
export async function runChecks() {
  /** @type {string[]} */
  const failures = [];
  const waiting = [...CHECKS];
  const runThoseWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await runCheck(next))) failures.push(next[0]);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runThoseWaiting));
  return { passed: CHECKS.length - failures.length, failures };
}

/** @param {Check} check @returns {Promise<boolean>} whether it found nothing */
async function runCheck([name, program, ...args]) {
  const since = Date.now();
  let output = '';
  const code = await runToEnd(join(root, 'node_modules/.bin', program), args, {
    onOutput: (text) => (output += text),
  });
  say(`${code === 0 ? '✓' : '✗'} ${name} (${elapsed(since)})`);
  if (code !== 0) say(output.trim());
  return code === 0;
}
