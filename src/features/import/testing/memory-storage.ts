import type { ImportStorage } from '@/data/import/import-storage';
import type { StoredWork } from '@/data/import/import-database';

/** A file storage in memory: survives a new render, like a browser's. */
export function createMemoryStorage<M, R>(): ImportStorage<M, R> {
  let bytes: Uint8Array | null = null;
  let work: StoredWork<R> | null = null;
  const slices = new Map<number, M>();
  return {
    load: async () => (bytes && work ? { bytes, work } : null),
    putFile: async (next) => {
      bytes = next;
    },
    putWork: async (next) => {
      work = next;
    },
    putSlice: async (slice, met) => {
      slices.set(slice, met);
    },
    loadSlice: async (slice) => slices.get(slice) ?? null,
    clear: async () => {
      [bytes, work] = [null, null];
      slices.clear();
    },
  };
}
