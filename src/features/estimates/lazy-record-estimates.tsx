import { Suspense } from 'react';
import { lazy } from '@/shared/ui/states/lazy';
import type { RecordEstimatesProps } from './record-estimates';

const Estimates = lazy<RecordEstimatesProps>(async () => ({
  default: (await import('./record-estimates')).RecordEstimates,
}));

/** The estimates of a customer or tracker; loaded with the first record that shows them. */
export function RecordEstimates(props: RecordEstimatesProps) {
  return (
    <Suspense>
      <Estimates {...props} />
    </Suspense>
  );
}
