/** The papers feature's exports for other features. */
export { attachPdf } from './attach-pdf';
export { EstimatePaperDialog, JobSheetDialog, WeekSheetDialog, WorkAgreementDialog } from './lazy-papers';
