import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Directory } from '@/domain/directory/directory';

/** The texts of all shards, and the directory they were read for: they are at least as new. */
export type KeptShards = { readonly directory: Directory; readonly texts: readonly string[] };

/** Keeps shards on a person's own device, so that a later visit needs neither reads nor a connection. */
export type ShardKeeper = {
  readonly load: (key: string) => Promise<KeptShards | null>;
  readonly save: (key: string, kept: KeptShards) => Promise<void>;
};

/** The name carries the version of the format: what an older app kept is not read. */
const DATABASE = 'joblane-directory-1';

interface KeptSchema extends DBSchema {
  shards: { key: string; value: KeptShards };
}

/** The keeper of this device. What cannot be kept is read again: a full or forbidden storage costs only that. */
export const deviceKeeper: ShardKeeper = {
  load: async (key) => {
    try {
      return await withDatabase(async (db) => (await db.get('shards', key)) ?? null);
    } catch {
      return null;
    }
  },
  save: async (key, kept) => {
    try {
      await withDatabase((db) => db.put('shards', kept, key));
    } catch {
      // A copy that is older than the directory is told by its own date.
    }
  },
};

/** Whether somebody who works at this device has had the directory on it before; false where that is not told. */
export async function hasHadShards(): Promise<boolean> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    // A forbidden storage keeps nothing.
    return false;
  }
}

/** Takes every kept directory off this device, as when somebody signs out. */
export async function deleteKeptShards(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await new Promise<void>((resolve, reject) => {
    // A worker that was just ended may hold it a moment longer; the browser deletes it as soon as it lets go.
    deleteDB(DATABASE, { blocked: () => resolve() }).then(resolve, reject);
  });
}

async function withDatabase<T>(run: (db: IDBPDatabase<KeptSchema>) => Promise<T>): Promise<T> {
  const db = await openDB<KeptSchema>(DATABASE, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('shards'),
  });
  try {
    return await run(db);
  } finally {
    db.close();
  }
}
