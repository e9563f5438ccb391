import { useEffect, type ReactNode } from 'react';

import { usePlacesWanted, wantPlaces } from './wanted-places';
import { lazyOrNothing } from '../ui/states/lazy-or-nothing';

const NoticePlaces = lazyOrNothing(async () => (await import('./notice-places')).NoticePlaces);

/** Not only when the screen is complete: the connection may be lost before, and a notice has to say so. */
const EARLY_MS = 3_000;

export type FeedbackProviderProps = {
  /** Whether the places are fetched only with the first notice, for pages that rarely say anything. */
  isSparing?: boolean;
  children: ReactNode;
};

/** The app with its notice containers, loaded early: a notice may report a lost connection. Needs the theme. */
export function FeedbackProvider({ isSparing = false, children }: FeedbackProviderProps) {
  const isWanted = usePlacesWanted();
  useEffect(() => {
    if (isSparing) return;
    const timer = setTimeout(wantPlaces, EARLY_MS);
    return () => clearTimeout(timer);
  }, [isSparing]);
  return (
    <>
      {children}
      {isWanted && <NoticePlaces />}
    </>
  );
}
