import type { ImportStorage, StoredWork } from '@/data/import/import-storage';
import type { MetCustomers } from '@/domain/import/customers/match-keys';

/** A file storage in memory: survives a new render, like a browser's. */
export function createMemoryStorage(): ImportStorage {
  let bytes: Uint8Array | null = null;
  let work: StoredWork | null = null;
  const slices = new Map<number, MetCustomers>();
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
    loadSlice: async (slice) => slices.get(slice) ?? { matches: [], whole: [] },
    clear: async () => {
      [bytes, work] = [null, null];
      slices.clear();
    },
  };
}
