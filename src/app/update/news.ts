import { useSyncExternalStore } from 'react';

/** A waiting version, one that took over in another tab, or a lost chunk of this one. */
export type News = 'newer' | 'replaced' | 'lost';

let news: News | null = null;
const listeners = new Set<() => void>();

/** Requests a reload of this page; null withdraws it. */
export function tellNews(next: News | null): void {
  news = next;
  for (const tell of listeners) tell();
}

/** Why this page should be reloaded, or null. */
export function useNews(): News | null {
  return useSyncExternalStore(subscribe, () => news);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
