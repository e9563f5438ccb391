import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { Directory } from '@/domain/directory/directory';

/** The texts of all shards, and the directory they were read for: they are at least as new. */
export type KeptShards = { readonly directory: Directory; readonly texts: readonly string[] };

/** Stores shards on the user's own device, so that a later session needs neither reads nor a connection. */
export type ShardKeeper = {
  readonly load: (key: string) => Promise<KeptShards | null>;
  readonly save: (key: string, kept: KeptShards) => Promise<void>;
};

/** The name contains the format's version: data of older versions is not read. */
const DATABASE = 'joblane-directory-1';

interface KeptSchema extends DBSchema {
  shards: { key: string; value: KeptShards };
}

/** The keeper of this device. A full or disabled storage only costs another read. */
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
      // An outdated copy is recognized by its date.
    }
  },
};

/** True when a user of this device has stored the directory before; false where the browser cannot tell. */
export async function hasHadShards(): Promise<boolean> {
  if (typeof indexedDB === 'undefined' || !('databases' in indexedDB)) return false;
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return false;
  }
}

/** Deletes every stored directory from this device, e.g. at sign-out. */
export async function deleteKeptShards(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await new Promise<void>((resolve, reject) => {
    // A just terminated worker may still hold it; the browser deletes it on release.
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
