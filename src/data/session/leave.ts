import { AppError } from '@/domain/core/errors';
import { isWaiting } from '../journal/kept/entry';
import type { Journal } from '../journal/journal-parts';
import type { Tab } from '../journal/tabs';

/** Options of a sign-out. */
export type LeaveChoice = {
  readonly discardUnsent: boolean;
};

/** How long other tabs may take to release stored data, in ms. */
const TABS_PATIENCE_MS = 2_000;

/** How long unsent changes may delay a sign-out before the user is asked, in ms. */
const SEND_PATIENCE_MS = 3_000;

/** Files on this device: of unfinished imports, and photos that wait to be sent. */
export type FilesOnDevice = {
  readonly unfinished: (uid: string) => Promise<string | null>;
  readonly waiting: (uid: string) => Promise<number>;
  readonly forget: () => Promise<void>;
};

/** What a sign-out would lose; the journal lists the changes. */
export class UnsentError extends AppError {
  readonly file: string | null;
  readonly isElsewhere: boolean;
  /** Photos and files that wait to be sent. */
  readonly photos: number;

  constructor(file: string | null, { isElsewhere = false, photos = 0 } = {}) {
    super('unsent');
    this.file = file;
    this.isElsewhere = isElsewhere;
    this.photos = photos;
  }
}

/** A user's data on this device, and the tab they leave. */
export type Leaving = {
  readonly uid: string;
  readonly journal: Journal;
  readonly tab: Tab;
  readonly files: FilesOnDevice;
};

const KEEP: LeaveChoice = { discardUnsent: false };

/**
 * Runs before a sign-out stops anything: on a full device, tabs with changes of their own get time to send them.
 * @throws UnsentError when some stay unsent and must not be discarded
 */
export async function askOthers(
  { uid, tab, files }: Leaving,
  { discardUnsent }: LeaveChoice = KEEP,
): Promise<void> {
  if (discardUnsent || (await tab.othersSent(SEND_PATIENCE_MS))) return;
  const photos = await waitingPhotos(files, uid);
  throw new UnsentError(await unfinishedFile(files, uid), { isElsewhere: true, photos });
}

/** An unreadable device holds nothing that could be sent. */
function waitingPhotos(files: FilesOnDevice, uid: string): Promise<number> {
  return files.waiting(uid).catch(() => 0);
}

/** An unreadable device cannot resume the import either. */
function unfinishedFile(files: FilesOnDevice, uid: string): Promise<string | null> {
  return files.unfinished(uid).catch(() => null);
}

/**
 * Runs before a sign-out: stops the other tabs and waits for unsent changes.
 * @throws UnsentError when some stay unsent, or an import is unfinished, and must not be discarded
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
  const photos = await waitingPhotos(files, uid);
  const isUnsent = journal.get().entries.some(({ isSent }) => !isSent);
  if (file !== null || photos > 0 || isUnsent) throw new UnsentError(file, { photos });
}

/** Runs after a sign-out: deletes all data of the user on this device. */
export async function forgetEverything({ journal, files }: Leaving): Promise<void> {
  await journal.discard(journal.get().entries.map((entry) => entry.opId));
  // Too late for a question; data used by another tab is deleted when that tab releases it.
  await files.forget().catch(() => undefined);
}

/** Resolves when no change is unsent, at the latest after `maxMs`; refused changes do not count. */
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
