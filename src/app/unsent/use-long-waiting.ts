import { useEffect, useState } from 'react';
import { isWaiting } from '@/data/journal/kept/entry';
import type { JournalEntry } from '@/data/journal/kept/entry';

/** Most changes are acknowledged within this time, in ms; marking each would only flicker. */
const SHORT_MS = 1_500;

/** The changes that have been unsent for long enough to be shown. */
export function useLongWaiting(entries: readonly JournalEntry[]): readonly JournalEntry[] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timer = setTimeout(() => setSeen(new Set(entries.map(({ opId }) => opId))), SHORT_MS);
    return () => clearTimeout(timer);
  }, [entries]);
  return entries.filter((entry) => isWaiting(entry) && seen.has(entry.opId));
}
