import { openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { readEntry } from './entry';
import type { JournalStorage } from './journal-storage';

const NAME = 'joblane-journal';
const VERSION = 1;

type Schema = DBSchema & {
  entries: { key: string; value: object; indexes: { uid: string } };
};

/** Keeps a journal in IndexedDB, which survives the window and is shared by all tabs. */
export function createDeviceStorage(): JournalStorage {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;

  const open = () => {
    const database = openDB<Schema>(NAME, VERSION, {
      upgrade: (db, _from, _to, change) => {
        db.createObjectStore('entries', { keyPath: 'opId' }).createIndex('uid', 'uid');
        // Opening rejects for the same reason and is handled.
        change.done.catch(() => undefined);
      },
      // Must not block a tab with a newer version of the app.
      blocking: (_current, _blocked, event) => {
        opening = null;
        if (event.target instanceof IDBDatabase) event.target.close();
      },
      // Browsers close connections of sleeping tabs, and when stored data is cleared.
      terminated: () => {
        opening = null;
      },
    });
    opening = database;
    return database;
  };

  /** Browsers do not report every connection that they close: a failed one is replaced once. */
  const run = async <T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> => {
    const database = opening ?? open();
    try {
      return await act(await database);
    } catch (error) {
      if (error instanceof Error && error.name === 'QuotaExceededError') throw error;
      if (opening === database) opening = null;
      database.then((db) => db.close()).catch(() => undefined);
      return act(await (opening ?? open()));
    }
  };

  return {
    isLasting: true,
    load: (uid) =>
      run(async (db) => {
        const stored = await db.getAllFromIndex('entries', 'uid', uid);
        return stored.map(readEntry).filter((entry) => entry !== null);
      }),
    put: (entry) => run(async (db) => void (await db.put('entries', entry))),
    amend: (opId, change) =>
      run(async (db) => {
        const { store, done } = db.transaction('entries', 'readwrite');
        const kept = await store.get(opId);
        if (kept) await store.put({ ...kept, ...change });
        await done;
      }),
    remove: (opIds) =>
      run(async (db) => {
        const change = db.transaction('entries', 'readwrite');
        await Promise.all([...opIds.map((opId) => change.store.delete(opId)), change.done]);
      }),
  };
}
