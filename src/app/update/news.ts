import { useSyncExternalStore } from 'react';

/** A version of the app that waits, one that took over elsewhere, or a part of this one that is gone. */
export type News = 'newer' | 'replaced' | 'lost';

let news: News | null = null;
const listeners = new Set<() => void>();

/** Says that this page should be loaded again; null once it is told otherwise. */
export function tellNews(next: News | null): void {
  news = next;
  for (const tell of listeners) tell();
}

/** Why this page should be loaded again, if it should. */
export function useNews(): News | null {
  return useSyncExternalStore(subscribe, () => news);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
