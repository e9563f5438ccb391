import { writeMail } from '../core/mail';
import type { MailDraft, OutboxMail } from '../core/mail';

/** Largest PDF in a mail, in bytes: written as base64 it fits a document of the outbox (1 MB) beside the texts. */
export const MAX_PAPER_BYTES = 700_000;

/** The same in base64. */
export const MAX_PAPER_LENGTH = Math.ceil(MAX_PAPER_BYTES / 3) * 4;

/** A PDF to be mailed; `content` in base64. */
export type PaperFile = { readonly name: string; readonly content: string };

/** A mail with the link to a paper, as it is known before the paper's PDF is made. */
export type PaperMail = Omit<MailDraft, 'to'> & { readonly to: readonly string[]; readonly replyTo: string };

/** Writes the mail, with the PDF or with the link alone; `to` has at least one address. */
export function writePaperMail(
  { to, replyTo, after, ...draft }: PaperMail,
  paper: PaperFile | null,
): OutboxMail {
  const attached = paper === null ? [] : [`Attached as a PDF: ${paper.name}`];
  const { message } = writeMail({ ...draft, to: '', after: [...attached, ...after] });
  if (paper === null) return { to, replyTo, message };
  const { name: filename, content } = paper;
  const file = { filename, content, encoding: 'base64', contentType: 'application/pdf' } as const;
  return { to, replyTo, message: { ...message, attachments: [file] } };
}
