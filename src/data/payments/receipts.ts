import { callFunction } from '../callables/function-caller';
import { sentPaperOf } from '../mail/paper-sending';
import type { PaperSending, SentPaper } from '../mail/paper-sending';

/** Sends the receipt of a payment or a refund with the client's link. Rejects with 'conflict' while it is not settled. */
export function sendReceipt(sending: PaperSending & { readonly paymentId: string }): Promise<SentPaper> {
  return callFunction('sendReceipt', sending, sentPaperOf);
}
