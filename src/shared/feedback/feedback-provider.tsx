import { lazy, Suspense, type ReactNode } from 'react';

const NoticePlaces = lazy(async () => ({ default: (await import('./notice-places')).NoticePlaces }));

export type FeedbackProviderProps = { children: ReactNode };

/** The app with the places where notices appear; those come after the first paint. Needs the theme around it. */
export function FeedbackProvider({ children }: FeedbackProviderProps) {
  return (
    <>
      {children}
      <Suspense>
        <NoticePlaces />
      </Suspense>
    </>
  );
}
