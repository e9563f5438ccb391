import { Suspense } from 'react';

import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';

import type { BusinessPanelsProps } from './business-panels';
import { lazy } from '@/shared/ui/states/lazy';

const Panels = lazy(async () => ({ default: (await import('./business-panels')).BusinessPanels }));

/** The panels for screens that do not show them first: loaded when one opens. */
export function LazyBusinessPanels(props: BusinessPanelsProps) {
  return (
    <Suspense fallback={<FormCardSkeleton />}>
      <Panels {...props} />
    </Suspense>
  );
}
