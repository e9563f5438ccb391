/** The papers that other features hand out. */
export { JobSheetDialog, WorkAgreementDialog } from './lazy-papers';
