import type { EstimatePaperDialogProps } from './estimate-paper-dialog';
import type { InvoicePaperDialogProps } from './invoice-paper-dialog';
import type { JobSheetDialogProps } from './job-sheet-dialog';
import type { StatementDialogProps } from './statement-dialog';
import type { WeekSheetDialogProps } from './week-sheet-dialog';
import type { WorkAgreementDialogProps } from './work-agreement-dialog';
import type { ReceiptDialogProps } from './receipt-dialog';
import { lazyDialog } from '@/shared/ui/dialogs/lazy-dialog';

const Agreement = lazyDialog(async () => (await import('./work-agreement-dialog')).WorkAgreementDialog);
const Sheet = lazyDialog(async () => (await import('./job-sheet-dialog')).JobSheetDialog);
const Week = lazyDialog(async () => (await import('./week-sheet-dialog')).WeekSheetDialog);
const Statement = lazyDialog(async () => (await import('./statement-dialog')).StatementDialog);
const Receipt = lazyDialog(async () => (await import('./receipt-dialog')).ReceiptDialog);
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
  | ({ readonly noun: 'invoice' } & InvoicePaperDialogProps)
  | ({ readonly noun: 'statement' } & StatementDialogProps)
  | ({ readonly noun: 'payment' } & ReceiptDialogProps);

/** The dialog of an estimate, invoice, credit note, receipt or statement of account for a client, loaded on its first opening. */
export function IssuedPaperDialog(props: IssuedPaperDialogProps) {
  switch (props.noun) {
    case 'estimate':
      return <Estimate {...props} />;
    case 'invoice':
      return <Invoice {...props} />;
    case 'statement':
      return <Statement {...props} />;
    case 'payment':
      return <Receipt {...props} />;
  }
}
