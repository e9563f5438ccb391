import { setTimeout as wait } from 'node:timers/promises';
import { Stop } from './say.mjs';

/** Where the Functions emulator says how many events are not through yet; see `prompt-events.mjs`. */
export const WAITING_EVENTS = '/joblane/waiting-events';

const LONGEST_MS = 300_000;
const BETWEEN_MS = 100;
/** Looks in a row that find nothing: an event may be on its way, and what a function writes makes another. */
const QUIET_LOOKS = 5;

/**
 * Resolves when functions have followed everything that was written: rosters, numbers, clients' pages.
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
