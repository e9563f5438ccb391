import { Suspense } from 'react';
import { FormCardSkeleton } from '@/shared/ui/states/form-card-skeleton';
import { lazy } from '@/shared/ui/states/lazy';

const Templates = lazy(async () => ({ default: (await import('./templates-card')).TemplatesCard }));

/** The card of the templates; loaded with the settings that show it. */
export function TemplatesCard() {
  return (
    <Suspense fallback={<FormCardSkeleton />}>
      <Templates />
    </Suspense>
  );
}
