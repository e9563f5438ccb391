import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import { withDatabase } from '../../core/with-database';
import { within } from '../../base/within';
import type { WaitingFile, WaitingStorage } from './waiting-file';
import { hasWaitingFiles, markWaitingFiles } from './waiting-mark';

const DATABASE = 'joblane-waiting-files';
const VERSION = 1;
interface FilesSchema extends DBSchema {
  files: { key: string; value: WaitingFile; indexes: { uid: string } };
}

/** How long other tabs may take to release the storage, in ms; the browser deletes it afterwards. */
const DELETE_PATIENCE_MS = 2_000;

/** Keeps waiting files in IndexedDB: they survive a reload, and all tabs see them. */
export function createDeviceFiles(): WaitingStorage {
  return {
    isLasting: true,
    load: (uid) => withFiles((db) => db.getAllFromIndex('files', 'uid', uid)),
    put: (waiting) =>
      withFiles(async (db) => {
        await db.put('files', waiting, waiting.file.uuid);
        markWaitingFiles(true);
      }),
    change: (id, change) =>
      withFiles(async (db) => {
        const { store, done } = db.transaction('files', 'readwrite');
        const kept = await store.get(id);
        if (kept) await store.put({ ...kept, ...change }, id);
        await done;
      }),
    remove: (id) =>
      withFiles(async (db) => {
        await db.delete('files', id);
        if ((await db.count('files')) === 0) markWaitingFiles(false);
      }),
  };
}

/** The number of a person's files that wait on this device. */
export async function countWaitingFiles(uid: string): Promise<number> {
  if (typeof indexedDB === 'undefined' || !hasWaitingFiles()) return 0;
  return withFiles((db) => db.countFromIndex('files', 'uid', uid));
}

/** Deletes all waiting files of this device, for a sign-out. */
export async function deleteWaitingFiles(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  markWaitingFiles(false);
  await within(DELETE_PATIENCE_MS, deleteDB(DATABASE));
}

function withFiles<T>(run: (db: IDBPDatabase<FilesSchema>) => Promise<T>): Promise<T> {
  const open = () =>
    openDB<FilesSchema>(DATABASE, VERSION, {
      upgrade: (fresh) => void fresh.createObjectStore('files').createIndex('uid', 'uid'),
    });
  return withDatabase(open, run);
}
