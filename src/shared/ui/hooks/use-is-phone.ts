import { useSyncExternalStore } from 'react';

/** Below the theme's breakpoint md. */
export const NARROW = '(width < 900px)';

let query: MediaQueryList | null = null;
const narrow = () => (query ??= window.matchMedia(NARROW));

function subscribe(listener: () => void): () => void {
  narrow().addEventListener('change', listener);
  return () => narrow().removeEventListener('change', listener);
}

/**
 * True below 900 pixels: cards instead of columns, the action at the thumb. One question of the browser for all who
 * ask: several parts of every screen do, whenever they are drawn.
 */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
