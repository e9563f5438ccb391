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

/** Sets the record's name in the window's title; '' while unknown. */
export function useNameScreen(name: string): void {
  useEffect(() => {
    say(name);
    return () => say('');
  }, [name]);
}

/** The name of the screen's record; '' when there is none. */
export function useScreenName(): string {
  return useSyncExternalStore(subscribe, () => shown);
}
