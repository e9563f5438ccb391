/** The papers feature's exports for other features. */
export { JobSheetDialog, WeekSheetDialog, WorkAgreementDialog } from './lazy-papers';
