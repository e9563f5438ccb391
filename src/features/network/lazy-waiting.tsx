import { Suspense } from 'react';
import { lazy } from '@/shared/ui/states/lazy';

const Waiting = lazy(async () => ({ default: (await import('./waiting-for-you')).WaitingForYou }));

/** What waits for the user's answer, loaded after the rest of its page. */
export function WaitingForYou(props: { readonly isCard?: boolean }) {
  return (
    <Suspense>
      <Waiting {...props} />
    </Suspense>
  );
}
