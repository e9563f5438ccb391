import { useState } from 'react';

import { usePersonKey } from '../kept/person-key';
import { useStableHandler } from '../ui/hooks/use-stable-handler';

function read(key: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // Unreadable or no storage: every column is open.
    return [];
  }
}

/** The folded columns of a board by status, kept per user in this browser. */
export function useFoldedColumns(board: string) {
  const key = usePersonKey(`folded:${board}`);
  const [folded, setFolded] = useState(() => read(key));
  const fold = useStableHandler((status: string) => {
    const next = folded.includes(status) ? folded.filter((one) => one !== status) : [...folded, status];
    setFolded(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The choice still applies until the page is left.
    }
  });
  return { folded, fold };
}
