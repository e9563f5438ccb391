import { createContext, useContext } from 'react';
import { openImportShelf } from '@/data/customers/import/import-shelf';
import type { ImportShelf } from '@/data/customers/import/import-shelf';
import type { Viewer } from '@/domain/access/viewer';

const ShelfContext = createContext<(viewer: Viewer) => ImportShelf | null>(openImportShelf);

/** Replaces where files are kept; tests keep them in memory. */
export const ShelfProvider = ShelfContext.Provider;

/** How to open a person's shelf; null where nothing may be kept. */
export function useOpenShelf(): (viewer: Viewer) => ImportShelf | null {
  return useContext(ShelfContext);
}
