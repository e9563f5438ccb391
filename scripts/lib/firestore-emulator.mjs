import { homedir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './processes.mjs';
import { findOnPath, isProgram, javaVersion } from './programs.mjs';
import { elapsed, say, Stop } from './say.mjs';

const HIDANE_VERSION = '0.6.0';
const JAVA_NEEDED = 21;

/**
 * Makes sure that a Firestore emulator can run and returns the prefix for a `firebase` command: none for the
 * official one (Java), `hidane exec --` for its replacement without Java.
 * @returns {Promise<string[]>}
 */
export async function ensureFirestoreEmulator() {
  switch (process.env['FIRESTORE_EMULATOR']) {
    case 'official':
      return official();
    case 'hidane':
      return hidane();
    case undefined:
    case '':
      return javaVersion() >= JAVA_NEEDED ? official() : hidane();
    default:
      throw new Stop('FIRESTORE_EMULATOR is either `official` or `hidane`, or not set at all.');
  }
}

/** @returns {string[]} */
function official() {
  if (javaVersion() < JAVA_NEEDED) {
    throw new Stop(`The official Firestore emulator needs Java ${JAVA_NEEDED} or newer on PATH.`);
  }
  say('Firestore emulator: the official one (fetched by firebase-tools on first use, about a minute).');
  return [];
}

/** @returns {Promise<string[]>} */
async function hidane() {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const folder = join(cache, 'joblane', `hidane-${HIDANE_VERSION}`);
  const cached = join(folder, 'bin', 'hidane');
  const program = findOnPath('hidane') ?? (isProgram(cached) ? cached : await installHidane(folder, cached));
  return [program, 'exec', '--'];
}

/** @param {string} folder @param {string} program @returns {Promise<string>} */
async function installHidane(folder, program) {
  const cargo = findOnPath('cargo');
  if (cargo === null) {
    throw new Stop(
      `The Firestore emulator needs Java ${JAVA_NEEDED} or newer (https://adoptium.net), ` +
        `or Rust's cargo to build its stand-in hidane (https://rustup.rs): install one of them, then try again.`,
    );
  }
  say(`Building the Firestore emulator hidane ${HIDANE_VERSION} (about 4 minutes on two cores, once)…`);
  const since = Date.now();
  let output = '';
  const code = await runToEnd(
    cargo,
    ['install', 'hidane', '--version', HIDANE_VERSION, '--locked', '--root', folder],
    { onOutput: (text) => (output += text) },
  );
  if (code !== 0 || !isProgram(program)) {
    const tail = output.trim().split('\n').slice(-8).join('\n');
    throw new Stop(
      /network|resolve host|download|timed out|spurious/i.test(output)
        ? 'The Firestore emulator could not be fetched: check the network connection, then try again.'
        : `The Firestore emulator could not be built; cargo said:\n${tail}`,
    );
  }
  say(`Built in ${elapsed(since)}.`);
  return program;
}
