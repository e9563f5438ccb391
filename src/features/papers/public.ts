/** The papers feature's exports for other features. */
export { EstimatePaperDialog, JobSheetDialog, WeekSheetDialog, WorkAgreementDialog } from './lazy-papers';
