import { lazy, Suspense } from 'react';

import type { JobSheetDialogProps } from './job-sheet-dialog';
import type { WorkAgreementDialogProps } from './work-agreement-dialog';

const Agreement = lazy(async () => ({
  default: (await import('./work-agreement-dialog')).WorkAgreementDialog,
}));
const Sheet = lazy(async () => ({ default: (await import('./job-sheet-dialog')).JobSheetDialog }));

/** Makes the work agreement of a tracker; loaded by the press that asks for it. */
export function WorkAgreementDialog(props: WorkAgreementDialogProps) {
  return (
    <Suspense>
      <Agreement {...props} />
    </Suspense>
  );
}

/** Makes the sheet of a job; loaded by the press that asks for it. */
export function JobSheetDialog(props: JobSheetDialogProps) {
  return (
    <Suspense>
      <Sheet {...props} />
    </Suspense>
  );
}
