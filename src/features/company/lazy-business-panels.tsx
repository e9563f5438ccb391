import { lazy, Suspense } from 'react';

import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';

import type { BusinessPanelsProps } from './business-panels';

const Panels = lazy(async () => ({ default: (await import('./business-panels')).BusinessPanels }));

/** The panels for a screen on which they are not what is seen first: loaded when one of them is opened. */
export function LazyBusinessPanels(props: BusinessPanelsProps) {
  return (
    <Suspense fallback={<FormCardSkeleton />}>
      <Panels {...props} />
    </Suspense>
  );
}
