import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import { lazy } from '@/shared/ui/states/lazy';

const MergedFrom = lazy(
  async () => ({ default: (await import('./merged-from')).MergedFrom }),
  () => null,
);

/** `MergedFrom`, which few customers have: the page does not wait for its code. */
export function LazyMergedFrom(props: ComponentProps<typeof MergedFrom>) {
  return (
    <Suspense fallback={null}>
      <MergedFrom {...props} />
    </Suspense>
  );
}
