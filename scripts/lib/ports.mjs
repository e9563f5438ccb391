import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { root, stateFolder } from './paths.mjs';
import { Stop } from './say.mjs';

const START_APP = { host: 'localhost', port: 5173 };

/**
 * Address of the tests' production build, before its port is shifted. By number: a page at `localhost` would
 * make the Auth emulator's frame a third party, without any storage.
 */
const TEST_APP = { host: '127.0.0.1', port: 4173 };

/**
 * @typedef {object} Suite one emulator suite: its data and ports
 * @property {string} project
 * @property {string} config the copy of firebase.json for its emulators, in the project's folder
 * @property {string} rules the copy of firestore.rules they start with, in the project's folder
 * @property {{ name: string, port: number }[]} ports everything that must be free, the app included
 * @property {Record<'app' | 'auth' | 'firestore' | 'functions' | 'hub', string>} at `host:port` of each
 */

/** The suite of `npm start`, on the ports of firebase.json. @returns {Suite} */
export function startSuite() {
  return describe('demo-joblane', 'firebase.start.json', readConfig(), START_APP);
}

/**
 * The tests' suite: the same configuration with every port shifted, so that both stay equal and run side by
 * side.
 * @returns {Suite}
 */
export function testSuite() {
  return movedSuite('demo-joblane-test', Number(process.env['JOBLANE_TEST_PORT_SHIFT'] ?? 10_000));
}

/** The bench's suite, shifted further. @returns {Suite} */
export function benchSuite() {
  return movedSuite('demo-joblane-bench', Number(process.env['JOBLANE_BENCH_PORT_SHIFT'] ?? 20_000));
}

/** The suite of the home page's pictures, shifted away from both. @returns {Suite} */
export function screenshotSuite() {
  return movedSuite('demo-joblane-pictures', Number(process.env['JOBLANE_SCREENSHOT_PORT_SHIFT'] ?? 25_000));
}

/** The configuration with shifted ports. @param {string} project @param {number} shift */
function movedSuite(project, shift) {
  const config = readConfig();
  for (const emulator of Object.values(config.emulators)) {
    if (typeof emulator !== 'object') continue;
    if (emulator.port) emulator.port += shift;
    if (emulator.websocketPort) emulator.websocketPort += shift;
  }
  const app = { ...TEST_APP, port: TEST_APP.port + shift };
  return describe(project, `firebase.test-${shift}.json`, config, app);
}

/** Ports above 1023 that browsers refuse; https://fetch.spec.whatwg.org/#port-blocking. */
const REFUSED_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10080,
];

/** Stops when a port is taken, or refused by browsers. @param {Suite} suite */
export async function claimPorts(suite) {
  for (const { name, port } of suite.ports) {
    if (REFUSED_PORTS.includes(port)) {
      throw new Stop(`Browsers refuse to open port ${port} (${name}): shift the ports by another number.`);
    }
    if (await isTaken(port)) {
      throw new Stop(
        `Port ${port} (${name}) is taken: perhaps Joblane is already running in another window. ` +
          `Stop what uses the port, then try again.`,
      );
    }
  }
}

/**
 * @typedef {{ host: string, port: number, websocketPort?: number }} EmulatorConfig
 * @typedef {{ firestore: { rules: string }, emulators: Record<string, EmulatorConfig> }} FirebaseConfig
 */

/** @returns {FirebaseConfig} */
function readConfig() {
  return JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
}

/**
 * Writes the configuration next to firebase.json, to keep relative paths valid, and describes it. The rules
 * are a copy, because firebase-tools reloads changed rules by itself, and ends when hidane refuses the way it
 * does so.
 * @param {string} project @param {string} file @param {FirebaseConfig} config @param {EmulatorConfig} app
 * @returns {Suite}
 */
function describe(project, file, config, app) {
  const { emulators } = config;
  const rules = relative(root, join(stateFolder, file.replace(/\.json$/, '.rules')));
  const copy = { ...config, firestore: { ...config.firestore, rules } };
  writeFileSync(join(root, file), `${JSON.stringify(copy, null, 2)}\n`);
  const listening = Object.entries(emulators).filter(([, emulator]) => emulator.port);
  /** @param {string} name */
  const address = (name) => {
    const emulator = emulators[name];
    if (!emulator?.port) throw new Error(`firebase.json names no port for the ${name} emulator`);
    return `${emulator.host}:${emulator.port}`;
  };
  return {
    project,
    config: file,
    rules,
    ports: [
      { name: 'the app', port: app.port },
      ...listening.map(([name, { port }]) => ({ name: `${name} emulator`, port })),
    ],
    at: {
      app: `${app.host}:${app.port}`,
      auth: address('auth'),
      firestore: address('firestore'),
      functions: address('functions'),
      hub: address('hub'),
    },
  };
}

/** @param {number} port @returns {Promise<boolean>} on any of this machine's own addresses */
async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => isTakenOn(host, port)));
  return answers.includes(true);
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function isTakenOn(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    // Other errors, such as a machine without IPv6, do not matter here.
    server.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(false)));
  });
}
