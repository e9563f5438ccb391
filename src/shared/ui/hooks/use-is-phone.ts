import { useSyncExternalStore } from 'react';

/** Below the theme's breakpoint md. */
export const NARROW = '(width < 900px)';

let query: MediaQueryList | null = null;
const narrow = () => (query ??= window.matchMedia(NARROW));

function subscribe(listener: () => void): () => void {
  narrow().addEventListener('change', listener);
  return () => narrow().removeEventListener('change', listener);
}

/** True below 900 pixels. All callers share one media query, because every screen has several. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => narrow().matches);
}
