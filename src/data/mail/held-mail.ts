import type { PaperFile } from '@/domain/mail/paper-mail';
import { callFunction } from '../callables/function-caller';
import { fieldOf } from '../core/answers';

/** A mail that waits on the server for the PDF of a record's version. */
export type WaitingMail = { readonly mailId: string; readonly recordId: string; readonly version: number };

/**
 * Gives a waiting mail its PDF, or null to let it go with the link alone; the mail leaves at once. Answers whether the mail
 * has the PDF: it may have left before. Rejects with AppError.
 */
export function attachPaper(mail: WaitingMail, paper: PaperFile | null): Promise<boolean> {
  return callFunction('attachPaper', { ...mail, paper }, (answer) => fieldOf(answer, 'isAttached') === true);
}
