import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const started = new Set();

/**
 * The family as it was last remembered, each process with its birth: an orphan no longer tells whose it was,
 * and a number may belong to somebody else by then.
 * @type {Map<number, string>}
 */
const remembered = new Map();

/** How long processes may take to end by themselves, in ms. */
const PATIENCE = 4_000;

/**
 * Starts a process that lives until `stopAll`. It leads a group of its own, so that Ctrl-C reaches only us
 * and we decide the order of the end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ logFile: string, env?: NodeJS.ProcessEnv, givesWay?: boolean }} options output goes to `logFile`;
 *   one that `givesWay` works when nothing else does
 */
export function startProcess(command, args, { logFile, env = process.env, givesWay = false }) {
  const log = openSync(logFile, 'w');
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  // At once: threads and processes that it starts later have its rank.
  if (givesWay && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  started.add(child);
  child.once('error', () => started.delete(child));
  child.once('exit', () => started.delete(child));
  return child;
}

/**
 * Runs a command to its end and gives its exit code (1 when it cannot be started). It is stopped by
 * `stopAll` like the others.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} [options] without `onOutput` the
 *   output goes straight to the terminal
 * @returns {Promise<number>}
 */
export function runToEnd(command, args, { env = process.env, onOutput } = {}) {
  return new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', output, output] });
    started.add(child);
    child.stdout?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.stderr?.on('data', (chunk) => onOutput?.(String(chunk)));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      started.delete(child);
      resolve(code ?? 1);
    });
  });
}

/**
 * Ends everything started here, with all descendants: asks first, then insists. The functions emulator
 * ignores a polite request while it has a backlog, and the Firestore emulator sits in a group of its own.
 */
export async function stopAll() {
  // Collected before the first signal: orphans no longer tell whose they were.
  const orphans = [...remembered].filter(([pid, birth]) => birthOf(pid) === birth).map(([pid]) => pid);
  const pids = withDescendants([...startedPids(), ...orphans]);
  started.clear();
  remembered.clear();
  for (const pid of pids) signal(pid, 'SIGTERM');
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline && pids.some(isAlive)) await wait(50);
  for (const pid of pids) signal(pid, 'SIGKILL');
}

/** Remembers what runs now, so that `stopAll` ends it even if the process between is gone by then. */
export function rememberDescendants() {
  for (const pid of withDescendants(startedPids())) remembered.set(pid, birthOf(pid));
}

function startedPids() {
  return [...started].map((child) => child.pid).filter((pid) => pid !== undefined);
}

/** @param {number[]} roots */
function withDescendants(roots) {
  const parents = parentOfEach();
  const family = new Set(roots);
  for (let before = 0; before !== family.size;) {
    before = family.size;
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid);
  }
  return [...family];
}

/** Every process of the machine with its parent. @returns {[pid: number, parent: number][]} */
function parentOfEach() {
  if (process.platform !== 'linux') {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return table.split('\n').map((line) => pair(line.trim().split(/\s+/)));
  }
  // Small Linux images come without `ps`.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => pair([pid, statOf(pid)[1] ?? '0']));
}

/**
 * When a process began, in words that are only good for comparing; '' once it has ended.
 * @param {number} pid
 */
function birthOf(pid) {
  if (process.platform === 'linux') return statOf(pid)[19] ?? '';
  return spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout.trim();
}

/**
 * What Linux says of a process from its state on (see proc(5), fields 3 and following).
 * @param {string | number} pid
 * @returns {string[]} nothing once it has ended
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return []; // ended while we were reading
  }
}

/** @param {string[]} texts @returns {[number, number]} */
function pair([pid, parent]) {
  return [Number(pid), Number(parent)];
}

/** @param {number} pid @param {NodeJS.Signals | 0} name */
function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false; // already gone
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!signal(pid, 0)) return false;
  if (process.platform !== 'linux') return true;
  // A zombie still answers; nobody is left to collect it but init.
  const [state = 'Z'] = statOf(pid);
  return state !== 'Z';
}
