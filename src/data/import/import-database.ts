import { deleteDB, openDB } from 'idb';
import type { DBSchema, IDBPDatabase } from 'idb';
import type { ColumnQuestion, ColumnTarget } from '@/domain/import/columns/columns';
import type { DateOrder } from '@/domain/import/cells/dates';
import type { DuplicateChoice } from '@/domain/import/planned';
import { withDatabase } from '../core/with-database';
import { within } from '../base/within';

/** The user's work on a file so far, without its bytes. `R` is what reading rows needs besides. */
export type StoredWork<R> = {
  readonly fileName: string;
  /** The code page that the user has chosen for the file's letters; null takes the likeliest. */
  readonly chosenLetters: string | null;
  readonly mapping: readonly ColumnTarget[];
  readonly questions: readonly ColumnQuestion[];
  /** The user's answers for unknown status words, by folded word. */
  readonly statusWords: Readonly<Record<string, string>>;
  /** The user's choice; null derives it from the dates. */
  readonly dateOrder: DateOrder | null;
  /** Cells corrected by hand: row from 1, column from 0. */
  readonly mends: readonly { readonly row: number; readonly column: number; readonly text: string }[];
  readonly choice: DuplicateChoice;
  /** The input of reading and planning once saving began, so that a repetition gives the same rows. */
  readonly run: {
    readonly importId: string;
    readonly reading: R;
    readonly newFields: readonly string[];
    readonly slices: number;
  } | null;
};

const DATABASE = 'joblane-imports-4';
/** Increases with the format: data of older versions is deleted. */
const VERSION = 4;
const STORES = ['files', 'works', 'met'] as const;

interface StorageSchema extends DBSchema {
  files: { key: string; value: Uint8Array };
  works: { key: string; value: StoredWork<unknown> };
  met: { key: [string, number]; value: unknown };
}

/** The name of a user's unfinished file on this device, or null, for any business. */
export async function unfinishedImport(uid: string): Promise<string | null> {
  if (typeof indexedDB === 'undefined') return null;
  return withImports(async (db) => {
    const keys = await db.getAllKeys('works');
    const key = keys.find((one) => one.split('/')[1] === uid);
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

/** Runs work on the database of unfinished imports. Rejects with AppError, 'storage-full' when the device has no room. */
export function withImports<T>(run: (db: IDBPDatabase<StorageSchema>) => Promise<T>): Promise<T> {
  const open = () =>
    openDB<StorageSchema>(DATABASE, VERSION, {
      upgrade: (fresh) => {
        for (const name of fresh.objectStoreNames) fresh.deleteObjectStore(name);
        for (const name of STORES) fresh.createObjectStore(name);
      },
    });
  return withDatabase(open, run);
}
