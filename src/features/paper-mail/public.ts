/** The mails of papers for other features. Their dialogs are loaded late, and this with them. */
export { PaperMailDialog } from './paper-mail-dialog';
export { sendWithPaper } from './send-with-paper';
export type { PaperOutcome } from './send-with-paper';
