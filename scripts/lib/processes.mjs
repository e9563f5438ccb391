import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './paths.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const started = new Set();

/**
 * The last known descendants, each with its start time: an orphan no longer has its parent, and its number
 * may be reused.
 * @type {Map<number, string>}
 */
const remembered = new Map();

/** How long processes may take to end by themselves, in ms. */
const PATIENCE = 4_000;

/**
 * Starts a process that lives until `stopAll`. It leads a group of its own, so that Ctrl-C reaches only this
 * process, which then decides the order of the end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ logFile: string, keepsLog?: boolean, env?: NodeJS.ProcessEnv, givesWay?: boolean }} options output goes to
 * `logFile`, with `keepsLog` after what it holds; `givesWay` runs it at low priority
 */
export function startProcess(
  command,
  args,
  { logFile, keepsLog = false, env = process.env, givesWay = false },
) {
  const log = openSync(logFile, keepsLog ? 'a' : 'w');
  const child = spawn(command, args, { cwd: root, env, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  // At once, so that threads and processes it starts later inherit the priority.
  if (givesWay && child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  started.add(child);
  child.once('error', () => started.delete(child));
  child.once('exit', () => started.delete(child));
  return child;
}

/**
 * Runs a command to its end and returns its exit code (1 when it cannot be started). `stopAll` stops it too.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void }} [options] without `onOutput` the
 * output goes straight to the terminal
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
 * Ends everything started here with all descendants, first politely, then by force. The functions emulator
 * ignores a polite request while it has a backlog, and the Firestore emulator is in a group of its own.
 */
export async function stopAll() {
  // Collected before the first signal, because orphans no longer have their parent.
  const orphans = [...remembered].filter(([pid, birth]) => birthOf(pid) === birth).map(([pid]) => pid);
  const pids = withDescendants([...startedPids(), ...orphans]);
  started.clear();
  remembered.clear();
  await end(pids);
}

/** Ends one process with its descendants, as `stopAll` does. @param {import('node:child_process').ChildProcess} child */
export async function stopProcess(child) {
  started.delete(child);
  await end(withDescendants(child.pid === undefined ? [] : [child.pid]));
}

/** @param {number[]} pids */
async function end(pids) {
  for (const pid of pids) signal(pid, 'SIGTERM');
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline && pids.some(isAlive)) await wait(50);
  for (const pid of pids) signal(pid, 'SIGKILL');
}

/** Remembers the running descendants, so that `stopAll` ends them even if their parent is gone by then. */
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
  // Small Linux images have no `ps`.
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => pair([pid, statOf(pid)[1] ?? '0']));
}

/** A process's start time, only for comparison; '' once it has ended. @param {number} pid */
function birthOf(pid) {
  if (process.platform === 'linux') return statOf(pid)[19] ?? '';
  return spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' }).stdout.trim();
}

/**
 * Linux's status of a process, from its state on (see proc(5), fields 3 and following).
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
  // A zombie still answers; only init can collect it.
  const [state = 'Z'] = statOf(pid);
  return state !== 'Z';
}
