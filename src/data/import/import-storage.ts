import type { ImportNoun } from '@/domain/import/import-run';
import type { Viewer } from '@/domain/access/viewer';
import { readOwnDevice } from '../base/own-device';
import { withImports } from './import-database';
import type { StoredWork } from './import-database';

/** Keeps one file per user and noun on this device until it is imported, so that a reload loses nothing. */
export type ImportStorage<M, R> = {
  readonly load: () => Promise<{ readonly bytes: Uint8Array; readonly work: StoredWork<R> } | null>;
  /** Rejects with AppError, 'storage-full' when the device has no room. */
  readonly putFile: (bytes: Uint8Array) => Promise<void>;
  readonly putWork: (work: StoredWork<R>) => Promise<void>;
  /** The records that its rows meet, in slices: ten thousand at once would freeze the page. */
  readonly putSlice: (slice: number, met: M) => Promise<void>;
  readonly loadSlice: (slice: number) => Promise<M | null>;
  readonly clear: () => Promise<void>;
};

/** The storage of a user's file for a noun on their own device; null on a shared device, where nothing is kept. */
export function openImportStorage<M, R>(
  noun: ImportNoun,
  { owner, uid }: Viewer,
): ImportStorage<M, R> | null {
  if (!readOwnDevice() || typeof indexedDB === 'undefined') return null;
  const key = `${owner}/${uid}/${noun}`;
  return {
    load: () =>
      withImports(async (db) => {
        const [bytes, work] = await Promise.all([db.get('files', key), db.get('works', key)]);
        return bytes && work ? { bytes, work: work as StoredWork<R> } : null;
      }),
    putFile: (bytes) => withImports(async (db) => void (await db.put('files', bytes, key))),
    putWork: (work) => withImports(async (db) => void (await db.put('works', work, key))),
    putSlice: (slice, met) => withImports(async (db) => void (await db.put('met', met, [key, slice]))),
    loadSlice: (slice) =>
      withImports(async (db) => ((await db.get('met', [key, slice])) ?? null) as M | null),
    clear: () =>
      withImports(async (db) => {
        await db.delete('works', key);
        await db.delete('files', key);
        await db.delete('met', IDBKeyRange.bound([key, 0], [key, Infinity]));
      }),
  };
}
