import { useSyncExternalStore } from 'react';

/**
 * A hook that tells whether the window fits a media query. All callers of one hook share one query, because every
 * screen has several; MUI's own hook makes one each, and is larger.
 */
export function mediaHook(media: string): () => boolean {
  let query: MediaQueryList | null = null;
  const list = () => (query ??= window.matchMedia(media));
  const subscribe = (listener: () => void) => {
    list().addEventListener('change', listener);
    return () => list().removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => list().matches);
}
