import type { SentPaper } from '@/data/mail/paper-sending';
import { attachPdf } from '@/features/papers/public';
import type { MailedPaper } from '@/features/papers/public';

/** Whether a mail has its PDF: `none` where none was wanted, else a sentence on why it went without. */
export type PaperOutcome = 'none' | 'attached' | { readonly why: string };

/** What is sent, and what its mail's PDF is of. */
export type SendingPaper = {
  readonly recordId: string;
  readonly send: () => Promise<SentPaper>;
  /** Reads what is mailed, as the server has it by then. */
  readonly read: (sent: SentPaper) => Promise<MailedPaper>;
};

/** Sends a paper, then makes the PDF for the mail that waits for it. Rejects as `send` does. */
export async function sendWithPaper({
  recordId,
  send,
  read,
}: SendingPaper): Promise<SentPaper & { readonly paper: PaperOutcome }> {
  const sent = await send();
  const { heldMail: mailId, version } = sent;
  if (mailId === '') return { ...sent, paper: 'none' };
  const why = await attachPdf({ mailId, recordId, version }, () => read(sent));
  return { ...sent, paper: why === null ? 'attached' : { why } };
}
