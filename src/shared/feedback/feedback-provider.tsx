import { lazy, Suspense, useEffect, type ReactNode } from 'react';

import { whenQuiet } from '../ui/hooks/when-quiet';
import { usePlacesWanted, wantPlaces } from './wanted-places';

const NoticePlaces = lazy(async () => ({ default: (await import('./notice-places')).NoticePlaces }));

export type FeedbackProviderProps = { children: ReactNode };

/**
 * The app with the places where notices appear. They are fetched with the first notice, or before it once the screen
 * stands: what has to be said may be that the connection is gone. Needs the theme around it.
 */
export function FeedbackProvider({ children }: FeedbackProviderProps) {
  const isWanted = usePlacesWanted();
  useEffect(() => whenQuiet(wantPlaces), []);
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
