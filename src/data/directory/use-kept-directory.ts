import { useEffect, useEffectEvent } from 'react';
import { hasHadShards } from './kept-shards';

/** Milliseconds a list must be open before it loads the directory. */
const QUIET_MS = 1_000;

/**
 * Loads the directory before the user reaches the end of a list's first page, on a device that has stored it before:
 * there it costs a read or two, and scrolling meets no loading rows.
 */
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
