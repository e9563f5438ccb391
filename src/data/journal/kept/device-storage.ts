import { openDB } from 'idb';
import type { DBSchema } from 'idb';
import { loadOnce } from '../../core/load-once';
import { readEntry } from './entry';
import type { JournalStorage } from './journal-storage';

const NAME = 'joblane-journal';
const VERSION = 1;

type Schema = DBSchema & {
  entries: { key: string; value: object; indexes: { uid: string } };
};

/** Keeps a journal in IndexedDB, which survives the window and is shared by all tabs. */
export function createDeviceStorage(): JournalStorage {
  const database = loadOnce(() =>
    openDB<Schema>(NAME, VERSION, {
      upgrade: (db, _from, _to, change) => {
        db.createObjectStore('entries', { keyPath: 'opId' }).createIndex('uid', 'uid');
        // Opening rejects for the same reason and is handled.
        change.done.catch(() => undefined);
      },
      // Must not block a tab with a newer version of the app.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    }),
  );
  return {
    isLasting: true,
    load: async (uid) => {
      const db = await database();
      const stored = await db.getAllFromIndex('entries', 'uid', uid);
      return stored.map(readEntry).filter((entry) => entry !== null);
    },
    put: async (entry) => {
      const db = await database();
      await db.put('entries', entry);
    },
    amend: async (opId, change) => {
      const db = await database();
      const { store, done } = db.transaction('entries', 'readwrite');
      const kept = await store.get(opId);
      if (kept) await store.put({ ...kept, ...change });
      await done;
    },
    remove: async (opIds) => {
      const db = await database();
      const change = db.transaction('entries', 'readwrite');
      await Promise.all([...opIds.map((opId) => change.store.delete(opId)), change.done]);
    },
  };
}
