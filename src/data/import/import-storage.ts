import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { CustomFieldDefinition } from '@/domain/company/company';
import { AppError } from '@/domain/core/errors';
import type { ColumnQuestion } from '@/domain/import/columns/column-question';
import type { DateOrder } from '@/domain/import/cells/dates';
import type { MetCustomers } from '@/domain/import/customers/match-keys';
import type { DuplicateChoice } from '@/domain/import/customers/plan';
import type { StatusWords } from '@/domain/import/customers/status-words';
import type { ColumnTarget } from '@/domain/import/customers/targets';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Viewer } from '@/domain/access/viewer';
import { within } from '../journal/within';
import { readOwnDevice } from '../runtime/own-device';

/** The user's work on a file so far, without its bytes. */
export type StoredWork = {
  readonly fileName: string;
  readonly mapping: readonly ColumnTarget[];
  readonly questions: readonly ColumnQuestion[];
  readonly statusWords: StatusWords;
  /** The user's choice; null derives it from the dates. */
  readonly dateOrder: DateOrder | null;
  /** Cells corrected by hand: row from 1, column from 0. */
  readonly mends: readonly { readonly row: number; readonly column: number; readonly text: string }[];
  readonly choice: DuplicateChoice;
  /** The input of reading and planning once saving began, so that a repetition gives the same rows. */
  readonly run: {
    readonly importId: string;
    readonly people: readonly { readonly uid: string; readonly name: string }[];
    readonly own: readonly CustomFieldDefinition[];
    readonly subStatuses: readonly SubStatus[];
    readonly zone: string;
    readonly country: string;
    readonly currency: string;
    readonly mayPrice: boolean;
    readonly home: DateOrder;
    readonly newFields: readonly string[];
    readonly slices: number;
  } | null;
};

/** Keeps one file per user on this device until it is imported, so that a reload loses nothing. */
export type ImportStorage = {
  readonly load: () => Promise<{ readonly bytes: Uint8Array; readonly work: StoredWork } | null>;
  /** Rejects with AppError, 'storage-full' when the device has no room. */
  readonly putFile: (bytes: Uint8Array) => Promise<void>;
  readonly putWork: (work: StoredWork) => Promise<void>;
  /** The matched customers, in slices: ten thousand at once would freeze the page. */
  readonly putSlice: (slice: number, met: MetCustomers) => Promise<void>;
  readonly loadSlice: (slice: number) => Promise<MetCustomers>;
  readonly clear: () => Promise<void>;
};

const DATABASE = 'joblane-imports-4';
/** Increases with the format: data of older versions is deleted. */
const VERSION = 2;
const STORES = ['files', 'works', 'met'] as const;

const NOBODY: MetCustomers = { matches: [], whole: [] };

interface StorageSchema extends DBSchema {
  files: { key: string; value: Uint8Array };
  works: { key: string; value: StoredWork };
  met: { key: [string, number]; value: MetCustomers };
}

/** The storage of a user on their own device; null on a shared device, where nothing is kept. */
export function openImportStorage({ owner, uid }: Viewer): ImportStorage | null {
  if (!readOwnDevice() || typeof indexedDB === 'undefined') return null;
  const key = `${owner}/${uid}`;
  return {
    load: () =>
      withDatabase(async (db) => {
        const [bytes, work] = await Promise.all([db.get('files', key), db.get('works', key)]);
        return bytes && work ? { bytes, work } : null;
      }),
    putFile: (bytes) => withDatabase(async (db) => void (await db.put('files', bytes, key))),
    putWork: (work) => withDatabase(async (db) => void (await db.put('works', work, key))),
    putSlice: (slice, met) => withDatabase(async (db) => void (await db.put('met', met, [key, slice]))),
    loadSlice: (slice) => withDatabase(async (db) => (await db.get('met', [key, slice])) ?? NOBODY),
    clear: () =>
      withDatabase(async (db) => {
        await db.delete('works', key);
        await db.delete('files', key);
        await db.delete('met', IDBKeyRange.bound([key, 0], [key, Infinity]));
      }),
  };
}

/** The name of a user's unfinished file on this device, or null, for any business. */
export async function unfinishedImport(uid: string): Promise<string | null> {
  if (typeof indexedDB === 'undefined') return null;
  return withDatabase(async (db) => {
    const keys = await db.getAllKeys('works');
    const key = keys.find((one) => one.endsWith(`/${uid}`));
    return key === undefined ? null : ((await db.get('works', key))?.fileName ?? null);
  });
}

/** How long other tabs may take to release the storage, in ms; the browser deletes it afterwards. */
const DELETE_PATIENCE_MS = 2_000;

/** Deletes all unfinished imports from this device, e.g. at sign-out. */
export async function deleteImportStorage(): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  await within(DELETE_PATIENCE_MS, deleteDB(DATABASE));
}

async function withDatabase<T>(run: (db: IDBPDatabase<StorageSchema>) => Promise<T>): Promise<T> {
  try {
    const db = await openDB<StorageSchema>(DATABASE, VERSION, {
      upgrade: (fresh) => {
        for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name);
        for (const name of STORES) fresh.createObjectStore(name);
      },
    });
    try {
      return await run(db);
    } finally {
      db.close();
    }
  } catch (cause) {
    const isFull = cause instanceof Error && cause.name === 'QuotaExceededError';
    throw new AppError(isFull ? 'storage-full' : 'unknown', { cause });
  }
}
