import { Suspense } from 'react';

import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { lazy } from '@/shared/ui/states/lazy';

const Panel = lazy(async () => ({ default: (await import('./member-prices')).MemberPrices }));

/** A member's view of its dealer, loaded when its tab opens. */
export function LazyMemberPrices() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Panel />
    </Suspense>
  );
}
