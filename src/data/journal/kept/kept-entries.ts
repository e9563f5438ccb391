import type { DeviceRoom } from '../../base/device-room';
import type { Source } from '../../live/live-table';
import type { JournalEntry } from './entry';
import type { JournalStorage } from './journal-storage';
import type { Tab } from '../tabs';

export type JournalState = {
  /** The user's changes that the server does not have, of all tabs and earlier sessions, oldest first. */
  readonly entries: readonly JournalEntry[];
  readonly isLasting: boolean;
  readonly isFull: boolean;
};

/** A journal's entries as shown in this window, in sync with the shared storage. */
export type KeptEntries = Source<JournalState> & {
  /** Adds an entry, shown at once; `complete` may extend it before it is stored. */
  readonly put: (
    entry: JournalEntry,
    complete?: (entry: JournalEntry) => Promise<JournalEntry>,
  ) => Promise<void>;
  readonly amend: (opId: string, change: Partial<JournalEntry>) => Promise<void>;
  readonly remove: (opIds: readonly string[]) => Promise<void>;
  readonly load: () => Promise<void>;
  /** True while a new entry is on its way to the storage: closing the window now would lose it. */
  readonly isStoring: () => boolean;
  /** Notifies the listeners after a possible change of the device's state. */
  readonly tell: () => void;
};

export type KeptEntriesParts = {
  readonly uid: string;
  readonly storage: JournalStorage;
  readonly room: DeviceRoom;
  readonly tab: Tab;
};

type Edit = (entries: readonly JournalEntry[]) => readonly JournalEntry[];

const amended =
  (opId: string, change: Partial<JournalEntry>): Edit =>
  (entries) =>
    entries.map((one) => (one.opId === opId ? { ...one, ...change } : one));

const without =
  (opIds: readonly string[]): Edit =>
  (entries) =>
    entries.filter((one) => !opIds.includes(one.opId));

/** Opens one user's entries. */
export function createKeptEntries({ uid, storage, room, tab }: KeptEntriesParts): KeptEntries {
  const listeners = new Set<() => void>();
  let state: JournalState = { entries: [], isLasting: storage.isLasting, isFull: room.isFull() };
  let steps = Promise.resolve();
  let onTheWay = 0;
  /** Changes of entries that are shown already and not stored yet: what is loaded meanwhile lacks them. */
  const unstored = new Set<Edit>();

  const show = (entries: readonly JournalEntry[]) => {
    state = { entries, isLasting: storage.isLasting, isFull: room.isFull() };
    tab.holdUnsent(!state.isLasting && entries.some((entry) => entry.tab === tab.id && !entry.isSent));
    for (const tell of [...listeners]) tell();
  };

  storage.onLasting?.(() => show(state.entries));

  /** Storage calls are serialized, so that changes are sent in the order they were made. */
  const inStorage = (act: () => Promise<void>): Promise<void> => {
    steps = steps.then(act).then(() => {
      if (state.isLasting !== storage.isLasting) show(state.entries);
    });
    return steps;
  };

  const amendHere = (opId: string, change: Partial<JournalEntry>) =>
    show(amended(opId, change)(state.entries));

  const edit = async (change: Edit, store: () => Promise<void>) => {
    unstored.add(change);
    show(change(state.entries));
    await inStorage(store);
    unstored.delete(change);
    tab.tell('journal');
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    put: async (entry, complete) => {
      onTheWay += 1;
      show(inOrder([...state.entries.filter((one) => one.opId !== entry.opId), entry]));
      try {
        await inStorage(async () => {
          const completed = complete ? await complete(entry) : entry;
          if (completed !== entry) amendHere(entry.opId, completed);
          await storage.put(completed);
        });
      } finally {
        onTheWay -= 1;
      }
      tab.tell('journal');
    },
    amend: (opId, change) => edit(amended(opId, change), () => storage.amend(opId, change)),
    remove: async (opIds) => {
      if (opIds.length === 0) return;
      await edit(without(opIds), () => storage.remove(opIds));
    },
    load: () =>
      inStorage(async () => {
        const stored = await storage.load(uid);
        const storedById = new Map(stored.map((entry) => [entry.opId, entry]));
        const own = state.entries
          .filter((entry) => entry.tab === tab.id)
          .map((entry) => compared(entry, storedById.get(entry.opId)));
        const loaded = inOrder([...own, ...stored.filter((entry) => entry.tab !== tab.id)]);
        show([...unstored].reduce((all, change) => change(all), loaded));
      }),
    isStoring: () => onTheWay > 0,
    tell: () => show(state.entries),
  };
}

/** Merges an entry of this tab with what another tab noted: a later comparison, and its accepted later writes. */
function compared(own: JournalEntry, stored: JournalEntry | undefined): JournalEntry {
  if (!stored) return own;
  const merged = stored.later.length > own.later.length ? { ...own, later: stored.later } : own;
  if ((stored.comparedAt ?? -Infinity) <= (own.comparedAt ?? -Infinity)) return merged;
  return { ...merged, theirs: stored.theirs, comparedAt: stored.comparedAt };
}

function inOrder(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  return entries.toSorted((a, b) => a.at - b.at);
}
