import { lazy, Suspense } from 'react';

const Mark = lazy(async () => ({ default: (await import('./due-mark')).DueMark }));

/** The mark of a failed payment for the drawer, which does not wait for it. */
export function LazyDueMark() {
  return (
    <Suspense>
      <Mark />
    </Suspense>
  );
}
