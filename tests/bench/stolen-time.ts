import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const STAT = '/proc/stat';
/** Index of the stolen time in the line of all CPUs, and ticks per second (proc_stat(5), USER_HZ). */
const STEAL = 8;
const TICKS_A_SECOND = 100;

/** From this share on, the host makes frames and tasks long. */
export const MUCH_STOLEN = 0.01;
/** Most tries of a measurement when the host takes much CPU time. */
export const TRIES = 3;

/** Measures again while the host takes much, and returns the least disturbed try. */
export async function leastDisturbed<T>(measure: () => Promise<T>): Promise<T> {
  return (await tryUpTo(TRIES, measure)).found;
}

async function tryUpTo<T>(
  tries: number,
  measure: () => Promise<T>,
): Promise<{ readonly found: T; readonly share: number }> {
  const stolen = watchStolenTime();
  const found = await measure();
  const once = { found, share: stolen() };
  if (once.share < MUCH_STOLEN || tries <= 1) return once;
  const again = await tryUpTo(tries - 1, measure);
  return again.share < once.share ? again : once;
}

/** Starts measuring the share (0 to 1) of CPU time the host gives to others; 0 when unknown. */
export function watchStolenTime(): () => number {
  const since = Date.now();
  const before = stolenSeconds();
  return () => {
    const seconds = ((Date.now() - since) / 1_000) * availableParallelism();
    return seconds > 0 ? (stolenSeconds() - before) / seconds : 0;
  };
}

function stolenSeconds(): number {
  if (!existsSync(STAT)) return 0;
  const [all = ''] = readFileSync(STAT, 'utf8').split('\n', 1);
  return Number(all.split(/\s+/)[STEAL] ?? 0) / TICKS_A_SECOND;
}
