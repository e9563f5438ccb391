import { useState } from 'react';

import { usePersonKey } from '../../kept/person-key';
import { useStableHandler } from '../hooks/use-stable-handler';

function read(key: string, atFirst: readonly string[]): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : atFirst;
  } catch {
    // Unreadable or no storage: the defaults apply.
    return atFirst;
  }
}

const NONE: readonly string[] = [];

/** The columns a user has hidden in a list, kept per user in this browser; `atFirst` by default. */
export function useHiddenColumns(listKey: string, atFirst: readonly string[] = NONE) {
  const key = usePersonKey(`columns:${listKey}`);
  const [hidden, setShown] = useState(() => read(key, atFirst));
  const setHidden = useStableHandler((ids: readonly string[]) => {
    setShown(ids);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // The choice still applies until the page is left.
    }
  });
  return { hidden, setHidden };
}
