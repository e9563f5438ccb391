import { lazy, Suspense } from 'react';

import type { JobSheetDialogProps } from './job-sheet-dialog';
import type { WorkAgreementDialogProps } from './work-agreement-dialog';

const Agreement = lazy(async () => ({
  default: (await import('./work-agreement-dialog')).WorkAgreementDialog,
}));
const Sheet = lazy(async () => ({ default: (await import('./job-sheet-dialog')).JobSheetDialog }));

/** The work agreement dialog of a tracker, loaded on its first opening. */
export function WorkAgreementDialog(props: WorkAgreementDialogProps) {
  return (
    <Suspense>
      <Agreement {...props} />
    </Suspense>
  );
}

/** The job sheet dialog, loaded on its first opening. */
export function JobSheetDialog(props: JobSheetDialogProps) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
