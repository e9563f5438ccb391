import { Suspense } from 'react';
import type { LogoutFlowProps } from './logout-flow';
import { lazy } from '@/shared/ui/states/lazy';

const Flow = lazy(async () => ({ default: (await import('./logout-flow')).LogoutFlow }));

/** Logs out as soon as it is rendered; loaded then. */
export function LogoutFlow(props: LogoutFlowProps) {
  return (
    <Suspense>
      <Flow {...props} />
    </Suspense>
  );
}
