import type { IDBPDatabase } from 'idb';
import { AppError } from '@/domain/core/errors';

/** Runs work on a database of this device and closes it. Rejects with AppError, 'storage-full' without room. */
export async function withDatabase<Schema, T>(
  open: () => Promise<IDBPDatabase<Schema>>,
  run: (db: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  try {
    const db = await open();
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
