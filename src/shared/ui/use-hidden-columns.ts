import { useState } from 'react';

import { usePersonKey } from '../kept/person-key';
import { useStableHandler } from './use-stable-handler';

function read(key: string): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    // Unreadable or no storage: all columns show.
    return [];
  }
}

/** Which columns a person left out of a list, kept for them in this browser under the list's key. */
export function useHiddenColumns(listKey: string) {
  const key = usePersonKey(`columns:${listKey}`);
  const [hidden, setShown] = useState(() => read(key));
  const setHidden = useStableHandler((ids: string[]) => {
    setShown(ids);
    try {
      localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Still holds until the page is left.
    }
  });
  return { hidden, setHidden };
}
