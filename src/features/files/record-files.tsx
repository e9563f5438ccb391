import { Suspense, type ReactNode } from 'react';

import { LineSkeleton } from '@/shared/ui/states/line-skeleton';

import type { FilesSectionProps } from './files-section';
import { lazy } from '@/shared/ui/states/lazy';

const FilesSection = lazy(async () => ({ default: (await import('./files-section')).FilesSection }));
const PhotoRow = lazy(async () => ({ default: (await import('./photo-row')).PhotoRow }));

export type RecordFilesProps = FilesSectionProps & {
  /** Folded to a row with the camera in a phone's bottom bar; `besides` is the action next to it. */
  readonly folded?: { readonly besides?: ReactNode };
};

/** Photos and files of a record; loaded after the record itself. */
export function RecordFiles({ folded, ...props }: RecordFilesProps) {
  const section = (
    <Suspense fallback={<LineSkeleton rows={3} height={44} />}>
      <FilesSection {...props} />
    </Suspense>
  );
  if (!folded) return section;
  return (
    <Suspense fallback={<LineSkeleton rows={1} height={44} />}>
      <PhotoRow noun={props.noun} record={props.record} {...folded}>
        {section}
      </PhotoRow>
    </Suspense>
  );
}
