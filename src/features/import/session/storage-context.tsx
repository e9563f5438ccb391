import { createContext, useContext } from 'react';
import { openImportStorage } from '@/data/import/import-storage';
import type { ImportStorage } from '@/data/import/import-storage';
import type { Viewer } from '@/domain/access/viewer';

const StorageContext = createContext<(viewer: Viewer) => ImportStorage | null>(openImportStorage);

/** Replaces the file storage; tests use memory. */
export const StorageProvider = StorageContext.Provider;

/** Returns the function that opens a user's file storage; null where nothing may be stored. */
export function useOpenStorage(): (viewer: Viewer) => ImportStorage | null {
  return useContext(StorageContext);
}
