import { useSyncExternalStore } from 'react';

let areWanted = false;
const listeners = new Set<() => void>();

/** Requests the notice containers; they stay mounted. */
export function wantPlaces(): void {
  areWanted = true;
  for (const tell of listeners) tell();
}

/** True once the notice containers were requested. */
export function usePlacesWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => areWanted,
    () => false,
  );
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
