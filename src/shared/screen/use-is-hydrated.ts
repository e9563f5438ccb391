import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False while a prerendered page is hydrated, when it must be rendered as the build did; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
