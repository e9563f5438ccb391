import type { JournalEntry } from './entry';

/** Where a journal is stored. Promises reject when the device refuses; the journal continues without it. */
export type JournalStorage = {
  readonly isLasting: boolean;
  /** Runs when `isLasting` changes other than by one of the calls below. */
  readonly onLasting?: (run: () => void) => void;
  readonly load: (uid: string) => Promise<readonly JournalEntry[]>;
  readonly put: (entry: JournalEntry) => Promise<void>;
  /** Changes an entry, unless it was removed meanwhile. */
  readonly amend: (opId: string, change: Partial<JournalEntry>) => Promise<void>;
  readonly remove: (opIds: readonly string[]) => Promise<void>;
};

/** Keeps a journal until the window closes: for shared devices and tests. */
export function createWindowStorage(): JournalStorage {
  const entries = new Map<string, JournalEntry>();
  return {
    isLasting: false,
    load: async (uid) => [...entries.values()].filter((entry) => entry.uid === uid),
    put: async (entry) => {
      entries.set(entry.opId, entry);
    },
    amend: async (opId, change) => {
      const kept = entries.get(opId);
      if (kept) entries.set(opId, { ...kept, ...change });
    },
    remove: async (opIds) => {
      for (const opId of opIds) entries.delete(opId);
    },
  };
}
