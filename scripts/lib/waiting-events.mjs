import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from './say.mjs';

/** Address of the Functions emulator's count of unfinished events; see `prompt-events.mjs`. */
export const WAITING_EVENTS = '/joblane/waiting-events';

const LONGEST_MS = 300_000;
const BETWEEN_MS = 100;
/** Consecutive empty polls: an event may be on its way, and a function's write causes another. */
const QUIET_LOOKS = 5;

/**
 * Resolves when functions have processed every write: rosters, numbers, clients' pages.
 * @param {import('./ports.mjs').Suite} suite whose emulators run with the functions
 */
export async function untilEventsAreThrough(suite) {
  const deadline = Date.now() + LONGEST_MS;
  let quiet = 0;
  while (quiet < QUIET_LOOKS) {
    if (Date.now() > deadline)
      throw new Stop('The functions did not follow what was written in five minutes.');
    const answer = await fetch(`http://${suite.at.functions}${WAITING_EVENTS}`);
    quiet = (await answer.text()) === '0' ? quiet + 1 : 0;
    await wait(BETWEEN_MS);
  }
}
