import type { ImportShelf, ShelvedWork } from '@/data/import-shelf';
import type { Customer } from '@/domain/customer';

/** A shelf in memory: it survives a page drawn anew, as a browser's does. */
export function createMemoryShelf(): ImportShelf {
  let bytes: Uint8Array | null = null;
  let work: ShelvedWork | null = null;
  const slices = new Map<number, readonly Customer[]>();
  return {
    load: async () => (bytes && work ? { bytes, work } : null),
    putFile: async (next) => {
      bytes = next;
    },
    putWork: async (next) => {
      work = next;
    },
    putSlice: async (slice, existing) => {
      slices.set(slice, existing);
    },
    loadSlice: async (slice) => slices.get(slice) ?? [],
    clear: async () => {
      [bytes, work] = [null, null];
      slices.clear();
    },
  };
}
