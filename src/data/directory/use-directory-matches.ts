import { useCallback } from 'react';
import type { MatchedCustomer } from '@/domain/import/match-keys';
import { useData } from '../data-context';
import { useViewer } from '../session/use-session';
import { mayLoadDirectory } from './directory-queries';
import type { DirectorySource } from './directory-source';
import { openDirectory, openedDirectory } from './open-directory';

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
      return matchesOf(source, keys);
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

/** Waits until the directory is there, or is known not to come. */
function matchesOf(
  source: DirectorySource,
  keys: readonly string[],
): Promise<readonly MatchedCustomer[] | null> {
  return new Promise((resolve) => {
    let isAsked = false;
    const look = () => {
      const { status } = source.get();
      if (isAsked || (status !== 'ready' && status !== 'unavailable')) return;
      isAsked = true;
      const answer = status === 'ready' ? source.matching(keys) : Promise.resolve(null);
      // Whatever goes wrong with it, the store can be asked instead.
      void answer
        .catch(() => null)
        .then((customers) => {
          leave();
          resolve(customers);
        });
    };
    const leave = source.subscribe(look);
    look();
  });
}
