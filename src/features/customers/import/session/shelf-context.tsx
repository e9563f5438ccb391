import { createContext, useContext } from 'react';
import { openImportShelf } from '@/data/customers/import/import-shelf';
import type { ImportShelf } from '@/data/customers/import/import-shelf';
import type { Viewer } from '@/domain/access/viewer';

const ShelfContext = createContext<(viewer: Viewer) => ImportShelf | null>(openImportShelf);

/** Replaces the file storage; tests use memory. */
export const ShelfProvider = ShelfContext.Provider;

/** Returns the function that opens a user's file storage; null where nothing may be stored. */
export function useOpenShelf(): (viewer: Viewer) => ImportShelf | null {
  return useContext(ShelfContext);
}
