/** The papers feature's exports for other features. */
export { attachPdf } from './attach-pdf';
export { IssuedPaperDialog, JobSheetDialog, WeekSheetDialog, WorkAgreementDialog } from './lazy-papers';
export type { MailedPaper } from './mailed-paper';
