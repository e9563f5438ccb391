import { Suspense } from 'react';
import { PageSkeleton } from '@/shared/ui/states/page-skeleton';
import { lazy } from '@/shared/ui/states/lazy';

const Tab = lazy(async () => ({
  default: (await import('./subscription/subscription-tab')).SubscriptionTab,
}));

/** The subscription tab, loaded when it opens. */
export function LazySubscriptionTab() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Tab />
    </Suspense>
  );
}
