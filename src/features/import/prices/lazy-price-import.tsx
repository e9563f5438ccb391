import { Suspense } from 'react';
import { LineSkeleton } from '@/shared/ui/states/line-skeleton';
import { lazy } from '@/shared/ui/states/lazy';
import type { PriceImportPanelProps } from './price-import-panel';

const Panel = lazy(async () => ({ default: (await import('./price-import-panel')).PriceImportPanel }));

/** The import of prices, loaded when it is opened. */
export function LazyPriceImport(props: PriceImportPanelProps) {
  return (
    <Suspense fallback={<LineSkeleton rows={6} height={44} />}>
      <Panel {...props} />
    </Suspense>
  );
}
