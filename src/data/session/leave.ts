import { AppError } from '@/domain/core/errors';
import { isWaiting } from '../journal/kept/entry';
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

/** Files that people have begun to import on this device. */
export type FilesOnDevice = {
  /** The name of the file that a person has begun with, or null. */
  readonly unfinished: (uid: string) => Promise<string | null>;
  readonly forget: () => Promise<void>;
};

/** What would be lost by a sign-out; the journal tells the changes. */
export class UnsentError extends AppError {
  /** The name of the file whose import is not finished, or null. */
  readonly file: string | null;
  /** Whether another tab has changes that are in it alone. */
  readonly isElsewhere: boolean;

  constructor(file: string | null, isElsewhere = false) {
    super('unsent');
    this.file = file;
    this.isElsewhere = isElsewhere;
  }
}

/** What a person has on this device, and the tab they leave. */
export type Leaving = {
  readonly uid: string;
  readonly journal: Journal;
  readonly tab: Tab;
  readonly files: FilesOnDevice;
};

const KEEP: LeaveChoice = { discardUnsent: false };

/**
 * What comes before anything is stopped for a sign-out: tabs that alone have their changes, on a full device, get time
 * to send them.
 * @throws UnsentError when some stay unsent and must not be discarded.
 */
export async function askOthers(
  { uid, tab, files }: Leaving,
  { discardUnsent }: LeaveChoice = KEEP,
): Promise<void> {
  if (discardUnsent || (await tab.othersSent(SEND_PATIENCE_MS))) return;
  throw new UnsentError(await unfinishedFile(files, uid), true);
}

/** A device that cannot be read has nothing to go on with either. */
function unfinishedFile(files: FilesOnDevice, uid: string): Promise<string | null> {
  return files.unfinished(uid).catch(() => null);
}

/**
 * What comes before a sign-out: the other tabs are told and stop, and unsent changes are waited for.
 * @throws UnsentError when some stay unsent, or an import is not finished, and must not be discarded.
 */
export async function prepareToLeave(
  { uid, journal, tab, files }: Leaving,
  { discardUnsent }: LeaveChoice = KEEP,
): Promise<void> {
  tab.tell('leaving');
  await tab.alone(TABS_PATIENCE_MS);
  if (discardUnsent) return;
  await allSent(journal, SEND_PATIENCE_MS);
  const file = await unfinishedFile(files, uid);
  if (file !== null || journal.get().entries.some(({ isSent }) => !isSent)) throw new UnsentError(file);
}

/** What comes after it: nothing of the person stays on this device. */
export async function forgetEverything({ journal, files }: Leaving): Promise<void> {
  await journal.discard(journal.get().entries.map((entry) => entry.opId));
  // Nobody can be asked any more; what another tab holds on to is deleted when it lets go.
  await files.forget().catch(() => undefined);
}

/** Resolves when no change waits any more, at the latest after `maxMs`; refused ones do not wait. */
function allSent({ get, subscribe }: Journal, maxMs: number): Promise<void> {
  return new Promise((resolve) => {
    const isSent = () => !get().entries.some(isWaiting);
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
