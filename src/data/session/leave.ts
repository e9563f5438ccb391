import { AppError } from '@/domain/errors';
import type { Journal } from '../journal/journal';
import type { Tab } from '../journal/tabs';

/** How somebody signs out. */
export type LeaveChoice = {
  /** Gives up changes that are on this device alone. */
  readonly discardUnsent: boolean;
};

/** How long other tabs may take to let go of what is stored, in ms. */
const TABS_PATIENCE_MS = 2_000;

/** How long unsent changes may hold up a sign-out before the person is asked, in ms. */
const SEND_PATIENCE_MS = 3_000;

/**
 * What comes before a sign-out: the other tabs are told and stop, and unsent changes are waited for.
 * @throws AppError('unsent') when some stay unsent and must not be discarded.
 */
export async function prepareToLeave(
  journal: Journal,
  tab: Tab,
  { discardUnsent }: LeaveChoice = { discardUnsent: false },
): Promise<void> {
  tab.tell('leaving');
  await tab.alone(TABS_PATIENCE_MS);
  if (discardUnsent) return;
  await allSent(journal, SEND_PATIENCE_MS);
  if (journal.get().entries.length > 0) throw new AppError('unsent');
}

/** Resolves when no change waits any more, at the latest after `maxMs`; refused ones do not wait. */
function allSent({ get, subscribe }: Journal, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const isSent = () => get().entries.every((entry) => entry.refusal !== null);
    if (isSent()) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
    const timer = setTimeout(end, maxMs);
    const leave = subscribe(() => {
      if (isSent()) end();
    });
  });
}
