import { useEffect, useEffectEvent } from 'react';
import { hasHadShards } from './kept-shards';

/** Milliseconds a list has to stand before the directory is opened for it. */
const QUIET_MS = 1_000;

/**
 * Opens the directory for a list that somebody looks at before they come to the end of its first page, on a device
 * that has had it before: there it costs a read or two, and who scrolls meets nothing that has still to come.
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
