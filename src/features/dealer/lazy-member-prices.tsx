import { lazy, Suspense } from 'react';

import { PageSkeleton } from '@/shared/ui/states/page-skeleton';

const Panel = lazy(async () => ({ default: (await import('./member-prices')).MemberPrices }));

/** What a member sees of its dealer, loaded when its tab is opened. */
export function LazyMemberPrices() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Panel />
    </Suspense>
  );
}
