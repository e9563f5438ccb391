import { useState } from 'react';

import { usePersonKey } from '../../kept/person-key';
import { useStableHandler } from '../hooks/use-stable-handler';

function read(key: string, atFirst: readonly string[]): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : atFirst;
  } catch {
    // Unreadable or no storage: as nobody had chosen.
    return atFirst;
  }
}

const NONE: readonly string[] = [];

/** Which columns a person left out of a list, kept for them in this browser; `atFirst` until they choose. */
export function useHiddenColumns(listKey: string, atFirst: readonly string[] = NONE) {
  const key = usePersonKey(`columns:${listKey}`);
  const [hidden, setShown] = useState(() => read(key, atFirst));
  const setHidden = useStableHandler((ids: readonly string[]) => {
    setShown(ids);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Still holds until the page is left.
    }
  });
  return { hidden, setHidden };
}
