import { useSyncExternalStore } from 'react';

let areWanted = false;
const listeners = new Set<() => void>();

/** Asks for the places of notices; they stay from then on. */
export function wantPlaces(): void {
  areWanted = true;
  for (const tell of listeners) tell();
}

/** Whether somebody has asked for the places of notices. */
export function usePlacesWanted(): boolean {
  return useSyncExternalStore(subscribe, () => areWanted);
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
