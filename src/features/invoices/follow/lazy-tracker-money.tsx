import { Suspense } from 'react';
import { lazy } from '@/shared/ui/states/lazy';
import type { TrackerMoneyProps } from './tracker-money';

const Money = lazy<TrackerMoneyProps>(async () => ({
  default: (await import('./tracker-money')).TrackerMoney,
}));

/** A tracker's money beside its contract; loaded with the first record that shows it. */
export function TrackerMoney(props: TrackerMoneyProps) {
  return (
    <Suspense>
      <Money {...props} />
    </Suspense>
  );
}
