import { lazy, Suspense, useEffect, type ReactNode } from 'react';

import { whenQuiet } from '../ui/hooks/when-quiet';
import { usePlacesWanted, wantPlaces } from './wanted-places';

const NoticePlaces = lazy(async () => ({ default: (await import('./notice-places')).NoticePlaces }));

export type FeedbackProviderProps = {
  /** Whether the places are fetched only with the first notice, for pages that rarely say anything. */
  isSparing?: boolean;
  children: ReactNode;
};

/** The app with its notice containers, loaded early: a notice may report a lost connection. Needs the theme. */
export function FeedbackProvider({ isSparing = false, children }: FeedbackProviderProps) {
  const isWanted = usePlacesWanted();
  useEffect(() => (isSparing ? undefined : whenQuiet(wantPlaces)), [isSparing]);
  return (
    <>
      {children}
      {isWanted && (
        <Suspense>
          <NoticePlaces />
        </Suspense>
      )}
    </>
  );
}
