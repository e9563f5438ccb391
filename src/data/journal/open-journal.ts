import { deleteImportShelf, unfinishedImport } from '../import-shelf';
import { forgetEverything, prepareToLeave } from '../session/leave';
import type { FilesOnDevice, LeaveChoice, Leaving } from '../session/leave';
import { joinBrowserTabs } from './browser-tabs';
import { createDeviceStorage } from './device-storage';
import { createJournal } from './journal';
import type { Journal, JournalParts } from './journal';
import { createWindowStorage } from './journal-storage';
import type { JournalStorage } from './journal-storage';
import type { Tab, TabMessage } from './tabs';
import { joinNoTabs } from './lone-tab';

/** A person's journal and the tab it is open in. */
export type OpenJournal = {
  readonly journal: Journal;
  readonly tab: Tab;
  /** What comes before a sign-out; rejects with 'unsent'. Here, because no first screen needs it. */
  readonly prepareToLeave: (choice?: LeaveChoice) => Promise<void>;
  /** What comes after it. */
  readonly forgetEverything: () => Promise<void>;
};

export type JournalOptions = Pick<JournalParts, 'uid' | 'store' | 'onTaken'> & {
  /** What other tabs tell besides news of the journal itself. */
  readonly onMessage: (message: Exclude<TabMessage, 'journal'>) => void;
};

/** Opens the journal of somebody on their own device: it outlives the window and all tabs share it. */
export function openDeviceJournal(options: JournalOptions): OpenJournal {
  return open(options, joinBrowserTabs, createDeviceStorage());
}

/** Of this window, whoever signs in in it. */
const windowStorage = createWindowStorage();

/** Opens a journal that ends with the window, for shared devices. */
export function openWindowJournal(options: JournalOptions): OpenJournal {
  return open(options, joinNoTabs, windowStorage);
}

function open(
  { onMessage, ...parts }: JournalOptions,
  join: typeof joinBrowserTabs,
  storage: JournalStorage,
): OpenJournal {
  const tab = join(parts.uid, (message) => {
    if (message === 'journal') void journal.refresh();
    else onMessage(message);
  });
  const journal = createJournal({ ...parts, storage, tab });
  return leavable({ uid: parts.uid, journal, tab, files: FILES });
}

/** A shared device may have files of an earlier visit that took it for somebody's own. */
const FILES: FilesOnDevice = { unfinished: unfinishedImport, forget: deleteImportShelf };

/** Puts a journal and its tab together with the ways to leave them. */
export function leavable(leaving: Leaving): OpenJournal {
  const { journal, tab } = leaving;
  return {
    journal,
    tab,
    prepareToLeave: (choice) => prepareToLeave(leaving, choice),
    forgetEverything: () => forgetEverything(leaving),
  };
}
