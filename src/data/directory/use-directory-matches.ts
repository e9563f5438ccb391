import { useCallback } from 'react';
import type { MatchedCustomer } from '@/domain/import/customers/match-keys';
import { useData } from '../runtime/data-context';
import { useViewer } from '../session/use-session';
import { mayLoadDirectory } from './directory-queries';
import { openDirectory, openedDirectory } from './open-directory';
import { untilWhole } from './until-whole';

/** All customers who share one of these keys (`matchKeys`); null when the directory is incomplete. */
export type DirectoryMatches = (keys: readonly string[]) => Promise<readonly MatchedCustomer[] | null>;

/** Loads the directory to find the customers that a file's rows may match. */
export function useDirectoryMatches(): DirectoryMatches {
  const viewer = useViewer();
  const { live } = useData();
  return useCallback(
    async (keys) => {
      if (!mayLoadDirectory(viewer)) return null;
      const source = await openDirectory(live, viewer);
      // On any error the store can be queried instead.
      return (await untilWhole(source)) ? source.matching(keys).catch(() => null) : null;
    },
    [viewer, live],
  );
}

/** Frees the directory before thousands of changes: following each would cost more than the changes. */
export function useRestDirectory(): () => void {
  const { live } = useData();
  return useCallback(() => openedDirectory(live)?.rest(), [live]);
}
