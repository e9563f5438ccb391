import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const STAT = '/proc/stat';
/** Place of the stolen time in the line of all processors, and how many ticks make a second (proc_stat(5), USER_HZ). */
const STEAL = 8;
const TICKS_A_SECOND = 100;

/** From this share on, frames and tasks are long for reasons of the host's. */
export const MUCH_STOLEN = 0.01;
/** So often something is measured at most, when the host takes much of the processors away. */
export const TRIES = 3;

/** Measures, again where the host took much, and gives what came of the try that it disturbed least. */
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

/**
 * Begins to watch how much of this machine's processors its host gives to others; the function it returns gives their
 * share (0 to 1) since then, 0 where the system does not tell.
 */
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
