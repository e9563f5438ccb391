import type { DeviceLoss, DeviceRoom } from '../base/device-room';
import { deleteKeptShards } from '../directory/kept-shards';
import { countWaitingFiles, deleteWaitingFiles } from '../files/uploads/device-files';
import { deleteImportStorage, unfinishedImport } from '../import/import-database';
import type { FilesOnDevice, LeaveChoice, Leaving } from '../session/leave';
import { browserSignal } from '../base/signal';
import type { DocStore, Write } from '../store/port';
import { askServer } from './ask-server';
import { joinBrowserTabs } from './browser-tabs';
import { isHeld } from './is-held';
import { createDeviceStorage } from './kept/device-storage';
import type { JournalEntry } from './kept/entry';
import { createFailoverStorage } from './kept/failover-storage';
import { createJournal } from './journal';
import type { Journal, JournalParts } from './journal-parts';
import { createWindowStorage } from './kept/journal-storage';
import type { JoinTabs, Tab, TabMessage } from './tabs';
import { joinNoTabs } from './lone-tab';
import { notTaken } from './not-taken';

/** A user's journal and the tab it is open in. */
export type OpenJournal = {
  readonly journal: Journal;
  readonly tab: Tab;
  /** Runs before a sign-out stops anything; rejects with 'unsent'. */
  readonly askOthers: (choice?: LeaveChoice) => Promise<void>;
  /** Runs before a sign-out; rejects with 'unsent'. */
  readonly prepareToLeave: (choice?: LeaveChoice) => Promise<void>;
  readonly forgetEverything: () => Promise<void>;
};

export type JournalOptions = Pick<JournalParts, 'uid' | 'store' | 'onTaken'> & {
  readonly onMessage: (message: Exclude<TabMessage, 'journal' | DeviceLoss>) => void;
};

/** Which of these, in order, the server does not have. Exported here, because this chunk is already loaded. */
export async function missingOnServer<E extends Pick<JournalEntry, 'at' | 'writes'>>(
  store: DocStore,
  changes: readonly E[],
): Promise<readonly E[]> {
  return notTaken(changes, await askServer(store, changes));
}

/** True when the server has a refused batch. Exported here for the same reason. */
export function isOnServer(store: Pick<DocStore, 'readServer'>, writes: readonly Write[]): Promise<boolean> {
  return isHeld(store, writes);
}

/** Shared by all users of this window. */
const windowStorage = createWindowStorage();

/** Opens the journal on the user's own device: it survives the window and all tabs share it. */
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

/** A shared device may have files of an earlier session that took it for the user's own. */
const FILES: FilesOnDevice = {
  unfinished: unfinishedImport,
  waiting: countWaitingFiles,
  forget: async () =>
    void (await Promise.all([deleteImportStorage(), deleteKeptShards(), deleteWaitingFiles()])),
};

/** Loaded with the sign-out question; no first screen waits for it. */
const waysToLeave = () => import('../session/leave');

/** Combines a journal and its tab with the sign-out steps. */
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
