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
  let stolen = watchStolenTime();
  let found = await measure();
  let least = stolen();
  for (let tries = 1; tries < TRIES && least >= MUCH_STOLEN; tries += 1) {
    stolen = watchStolenTime();
    const again = await measure();
    const share = stolen();
    if (share < least) [found, least] = [again, share];
  }
  return found;
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
