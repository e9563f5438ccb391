import { useEffect, useEffectEvent } from 'react';
import { hasHadShards } from './kept-shards';

/** Milliseconds a list must be open before it loads the directory. */
const QUIET_MS = 1_000;

/** Loads the directory early on a device that has stored it: for a read or two, scrolling never waits. */
export function useKeptDirectory(isWanted: boolean, open: () => void): void {
  const handleQuiet = useEffectEvent(open);
  useEffect(() => {
    if (!isWanted) return;
    let hasLeft = false;
    const timer = setTimeout(() => {
      void hasHadShards().then((isKept) => isKept && !hasLeft && handleQuiet());
    }, QUIET_MS);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
  }, [isWanted]);
}
