/** The papers feature's exports for other features. */
export { JobSheetDialog, WorkAgreementDialog } from './lazy-papers';
