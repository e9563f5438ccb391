import { useEffect, useSyncExternalStore } from 'react';

let shown = '';
const listeners = new Set<() => void>();

function say(name: string): void {
  if (name === shown) return;
  shown = name;
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Names the record that the screen shows, for the window's title; '' while it is not known. */
export function useNameScreen(name: string): void {
  useEffect(() => {
    say(name);
    return () => say('');
  }, [name]);
}

/** The name of the record on the screen, '' where the screen shows none. */
export function useScreenName(): string {
  return useSyncExternalStore(subscribe, () => shown);
}
