import { Suspense } from 'react';
import type { RecordBulkBarProps } from './bulk/record-bulk-bar';
import { lazy } from '@/shared/ui/states/lazy';

const Bar = lazy(async () => ({ default: (await import('./bulk/record-bulk-bar')).RecordBulkBar }));

/** The actions on selected records; loaded with the first selection. */
export function RecordBulkBar<Row extends { readonly uuid: string; readonly listOrganizer: string }>(
  props: RecordBulkBarProps<Row>,
) {
  return (
    <Suspense>
      <Bar {...props} />
    </Suspense>
  );
}
