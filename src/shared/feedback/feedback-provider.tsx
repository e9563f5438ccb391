import { lazy, Suspense, useEffect, type ReactNode } from 'react';

import { whenQuiet } from '../ui/hooks/when-quiet';
import { usePlacesWanted, wantPlaces } from './wanted-places';

const NoticePlaces = lazy(async () => ({ default: (await import('./notice-places')).NoticePlaces }));

export type FeedbackProviderProps = { children: ReactNode };

/** The app with its notice containers, loaded early: a notice may report a lost connection. Needs the theme. */
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
