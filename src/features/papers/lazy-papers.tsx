import { lazy, Suspense } from 'react';

import type { JobSheetDialogProps } from './job-sheet-dialog';
import type { WeekSheetDialogProps } from './week-sheet-dialog';
import type { WorkAgreementDialogProps } from './work-agreement-dialog';

const Agreement = lazy(async () => ({
  default: (await import('./work-agreement-dialog')).WorkAgreementDialog,
}));
const Sheet = lazy(async () => ({ default: (await import('./job-sheet-dialog')).JobSheetDialog }));
const Week = lazy(async () => ({ default: (await import('./week-sheet-dialog')).WeekSheetDialog }));

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

/** The dialog of the crews' week sheets, loaded on its first opening. */
export function WeekSheetDialog(props: WeekSheetDialogProps) {
  return (
    <Suspense>
      <Week {...props} />
    </Suspense>
  );
}
