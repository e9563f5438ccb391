import { join } from 'node:path';
import { root } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { elapsed, say } from './say.mjs';

/** Everything that reads the code without running it. @type {[name: string, program: string, ...args: string[]][]} */
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
 * Runs every check, even after one has failed, and shows what the failing ones say.
 * @returns {Promise<import('./suites.mjs').Score>}
 */
export async function runChecks() {
  /** @type {string[]} */
  const failures = [];
  for (const [name, program, ...args] of CHECKS) {
    const since = Date.now();
    let output = '';
    const code = await runToEnd(join(root, 'node_modules/.bin', program), args, {
      onOutput: (text) => (output += text),
    });
    say(`${code === 0 ? '✓' : '✗'} ${name} (${elapsed(since)})`);
    if (code === 0) continue;
    failures.push(name);
    say(output.trim());
  }
  return { passed: CHECKS.length - failures.length, failures };
}
