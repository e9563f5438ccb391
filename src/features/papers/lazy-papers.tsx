import type { EstimatePaperDialogProps } from './estimate-paper-dialog';
import type { InvoicePaperDialogProps } from './invoice-paper-dialog';
import type { JobSheetDialogProps } from './job-sheet-dialog';
import type { WeekSheetDialogProps } from './week-sheet-dialog';
import type { WorkAgreementDialogProps } from './work-agreement-dialog';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const Agreement = lazyDialog(async () => (await import('./work-agreement-dialog')).WorkAgreementDialog);
const Sheet = lazyDialog(async () => (await import('./job-sheet-dialog')).JobSheetDialog);
const Week = lazyDialog(async () => (await import('./week-sheet-dialog')).WeekSheetDialog);
const Estimate = lazyDialog(async () => (await import('./estimate-paper-dialog')).EstimatePaperDialog);
const Invoice = lazyDialog(async () => (await import('./invoice-paper-dialog')).InvoicePaperDialog);

/** The work agreement dialog of a tracker, loaded on its first opening. */
export function WorkAgreementDialog(props: WorkAgreementDialogProps) {
  return <Agreement {...props} />;
}

/** The job sheet dialog, loaded on its first opening. */
export function JobSheetDialog(props: JobSheetDialogProps) {
  return <Sheet {...props} />;
}

/** The dialog of the crews' week sheets, loaded on its first opening. */
export function WeekSheetDialog(props: WeekSheetDialogProps) {
  return <Week {...props} />;
}

export type IssuedPaperDialogProps =
  | ({ readonly noun: 'estimate' } & EstimatePaperDialogProps)
  | ({ readonly noun: 'invoice' } & InvoicePaperDialogProps);

/** The dialog of the PDF of an estimate, an invoice or a credit note, loaded on its first opening. */
export function IssuedPaperDialog(props: IssuedPaperDialogProps) {
  return props.noun === 'estimate' ? <Estimate {...props} /> : <Invoice {...props} />;
}
