import { textOf } from '../core/answers';
import { callFunction } from './function-caller';

/** Founds a company whose first administrator is the person calling; their records stay where they are. */
export function foundCompany(input: { readonly name: string }): Promise<{ readonly companyUuid: string }> {
  return callFunction('foundCompany', input, (answer) => ({ companyUuid: textOf(answer, 'companyUuid') }));
}

/** Leaves the company; its records stay with it. Rejects with 'last-administrator'. */
export function leaveCompany(): Promise<void> {
  return callFunction('leaveCompany', {}, () => undefined);
}

/**
 * Closes the company; its records become the business of the person calling, alone. `confirm` is the
 * company's name. Rejects with 'conflict' while others are in it.
 */
export function closeCompany(input: { readonly confirm: string }): Promise<void> {
  return callFunction('closeCompany', input, () => undefined);
}

/**
 * Has the directory of the person's business brought up to date: after many customers were written at
 * once, or when a device sees that much has changed. Asking too often does no harm: `busy` is whoever asked before,
 * and takes in what is new by now.
 */
export function compactDirectory(): Promise<'done' | 'busy'> {
  return callFunction('compactDirectory', {}, (answer) =>
    textOf(answer, 'state') === 'done' ? 'done' : 'busy',
  );
}

/** Has the directory take in many changes at once; nobody waits for it, and one that fails mends itself later. */
export function refreshDirectory(): void {
  // Whoever searches next asks again as soon as the directory lags behind.
  compactDirectory().catch(() => undefined);
}

/** How long somebody may wait for the directory, and how long from one question to the next, in ms. */
const LONGEST_WAIT_MS = 30_000;
const ASK_AGAIN_MS = 500;

/** The same for whoever shall find everybody in it at once: resolves when it is done, fails, or takes too long. */
export function settleDirectory(): Promise<void> {
  return Promise.race([untilTaken(Date.now() + LONGEST_WAIT_MS), wait(LONGEST_WAIT_MS)]);
}

async function untilTaken(deadline: number): Promise<void> {
  const state = await compactDirectory().catch(() => 'done');
  if (state === 'done' || Date.now() > deadline) return;
  await wait(ASK_AGAIN_MS);
  return untilTaken(deadline);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
