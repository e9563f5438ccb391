import type { DeviceLoss, DeviceRoom } from '../runtime/device-room';
import { deleteKeptShards } from '../directory/kept-shards';
import { deleteImportShelf, unfinishedImport } from '../customers/import/import-shelf';
import type { FilesOnDevice, LeaveChoice, Leaving } from '../session/leave';
import { browserSignal } from '../runtime/signal';
import type { DocStore } from '../store/port';
import { askServer } from './ask-server';
import { joinBrowserTabs } from './browser-tabs';
import { createDeviceStorage } from './kept/device-storage';
import type { JournalEntry } from './kept/entry';
import { createFailoverStorage } from './kept/failover-storage';
import { createJournal } from './journal';
import type { Journal, JournalParts } from './journal';
import { createWindowStorage } from './kept/journal-storage';
import type { JoinTabs, Tab, TabMessage } from './tabs';
import { joinNoTabs } from './lone-tab';
import { notTaken } from './not-taken';

/** A person's journal and the tab it is open in. */
export type OpenJournal = {
  readonly journal: Journal;
  readonly tab: Tab;
  /** What comes before anything is stopped for a sign-out; rejects with 'unsent'. */
  readonly askOthers: (choice?: LeaveChoice) => Promise<void>;
  /** What comes before a sign-out; rejects with 'unsent'. */
  readonly prepareToLeave: (choice?: LeaveChoice) => Promise<void>;
  /** What comes after it. */
  readonly forgetEverything: () => Promise<void>;
};

export type JournalOptions = Pick<JournalParts, 'uid' | 'store' | 'onTaken'> & {
  /** What other tabs tell besides news of the journal itself. */
  readonly onMessage: (message: Exclude<TabMessage, 'journal' | DeviceLoss>) => void;
};

/** Which of these, in their order, the server does not have. Here, because this is loaded already. */
export async function missingOnServer<E extends Pick<JournalEntry, 'at' | 'writes'>>(
  store: DocStore,
  changes: readonly E[],
): Promise<readonly E[]> {
  return notTaken(changes, await askServer(store, changes));
}

/** Of this window, whoever signs in in it. */
const windowStorage = createWindowStorage();

/** Opens the journal of somebody on their own device: it outlives the window and all tabs share it. */
export function openDeviceJournal(options: JournalOptions, room: DeviceRoom): OpenJournal {
  const storage = createFailoverStorage(createDeviceStorage(), windowStorage, room);
  return open(options, { join: joinBrowserTabs, storage, room });
}

/** Opens a journal that ends with the window, for shared devices. */
export function openWindowJournal(options: JournalOptions, room: DeviceRoom): OpenJournal {
  return open(options, { join: joinNoTabs, storage: windowStorage, room });
}

function open(
  { onMessage, ...parts }: JournalOptions,
  { join, ...place }: { readonly join: JoinTabs } & Pick<JournalParts, 'storage' | 'room'>,
): OpenJournal {
  const tab = join(parts.uid, (message) => {
    if (message === 'journal') void journal.refresh();
    else if (message === 'full' || message === 'failed') place.room.giveUp(message);
    else onMessage(message);
  });
  const journal = createJournal({ ...parts, ...place, tab, signal: browserSignal });
  return leavable({ uid: parts.uid, journal, tab, files: FILES });
}

/** A shared device may have files of an earlier visit that took it for somebody's own. */
const FILES: FilesOnDevice = {
  unfinished: unfinishedImport,
  forget: async () => void (await Promise.all([deleteImportShelf(), deleteKeptShards()])),
};

/** What asks somebody who leaves loads them too; no first screen waits for them. */
const waysToLeave = () => import('../session/leave');

/** Puts a journal and its tab together with the ways to leave them. */
export function leavable(leaving: Leaving): OpenJournal {
  const { journal, tab } = leaving;
  return {
    journal,
    tab,
    askOthers: async (choice) => (await waysToLeave()).askOthers(leaving, choice),
    prepareToLeave: async (choice) => (await waysToLeave()).prepareToLeave(leaving, choice),
    forgetEverything: async () => (await waysToLeave()).forgetEverything(leaving),
  };
}
