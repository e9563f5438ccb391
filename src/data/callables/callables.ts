import { textOf } from '../core/answers';
import { callFunction } from './function-caller';

/** Founds a company with the caller as first administrator; their records stay. */
export function foundCompany(input: { readonly name: string }): Promise<{ readonly companyUuid: string }> {
  return callFunction('foundCompany', input, (answer) => ({ companyUuid: textOf(answer, 'companyUuid') }));
}

/** Leaves the company; its records stay with it. Rejects with 'last-administrator'. */
export function leaveCompany(): Promise<void> {
  return callFunction('leaveCompany', {}, () => undefined);
}

/** Closes the company; its records become the caller's own. Rejects with 'conflict' while it has other members. */
export function closeCompany(input: { readonly confirm: string }): Promise<void> {
  return callFunction('closeCompany', input, () => undefined);
}

/** Updates the directory of the business. Repeating does no harm: `busy` means a running call covers it. */
export function compactDirectory(): Promise<'done' | 'busy'> {
  return callFunction('compactDirectory', {}, (answer) =>
    textOf(answer, 'state') === 'done' ? 'done' : 'busy',
  );
}

/** Updates the directory after many changes, in the background; a failure is corrected later. */
export function refreshDirectory(): void {
  // The next search requests it again when the directory lags behind.
  compactDirectory().catch(() => undefined);
}

/** How long to wait for the directory, and the interval between requests, in ms. */
const LONGEST_WAIT_MS = 30_000;
const ASK_AGAIN_MS = 500;

/** The same for callers that need the result: resolves when it is done, fails, or takes too long. */
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
