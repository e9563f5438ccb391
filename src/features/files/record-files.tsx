import { Suspense } from 'react';

import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

import type { FilesSectionProps } from './files-section';
import { lazy } from '@/shared/ui/states/lazy';

const FilesSection = lazy(async () => ({ default: (await import('./files-section')).FilesSection }));

/** Photos and files of a record; loaded after the record itself. */
export function RecordFiles(props: FilesSectionProps) {
  return (
    <Suspense fallback={<LineSkeleton rows={3} height={44} />}>
      <FilesSection {...props} />
    </Suspense>
  );
}
