import { useCallback } from 'react';
import type { MatchedCustomer } from '@/domain/customers/import/match-keys';
import { useData } from '../runtime/data-context';
import { useViewer } from '../session/use-session';
import { mayLoadDirectory } from './directory-queries';
import { openDirectory, openedDirectory } from './open-directory';
import { untilWhole } from './until-whole';

/** All customers who share one of these keys (`matchKeys`); null when the directory cannot tell. */
export type DirectoryMatches = (keys: readonly string[]) => Promise<readonly MatchedCustomer[] | null>;

/** Asks the directory, which is loaded for it, whom the rows of a file may be. */
export function useDirectoryMatches(): DirectoryMatches {
  const viewer = useViewer();
  const { live, store } = useData();
  return useCallback(
    async (keys) => {
      if (!mayLoadDirectory(viewer)) return null;
      const source = await openDirectory(live, store, viewer);
      // Whatever goes wrong with it, the store can be asked instead.
      return (await untilWhole(source)) ? source.matching(keys).catch(() => null) : null;
    },
    [viewer, live, store],
  );
}

/**
 * Lets the directory go before thousands of customers change by one's own doing: following each of them would keep
 * the page busier than the doing itself.
 */
export function useRestDirectory(): () => void {
  const { live } = useData();
  return useCallback(() => openedDirectory(live)?.rest(), [live]);
}
