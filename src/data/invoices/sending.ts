import { callFunction } from '../callables/function-caller';
import { sentPaperOf } from '../mail/paper-sending';
import type { PaperSending, SentPaper } from '../mail/paper-sending';

/**
 * Sends an issued invoice or credit note with the client's link.
 *
 * @throws AppError 'conflict' for a draft and a void one, 'limit-reached' where the plan's month is full
 */
export function sendInvoice(sending: PaperSending & { readonly invoiceId: string }): Promise<SentPaper> {
  return callFunction('sendInvoice', sending, sentPaperOf);
}
