import { REPORT_EMAIL } from './product';

/** A file that travels in a mail, in the same format. */
type MailAttachment = {
  readonly filename: string;
  readonly content: string;
  readonly encoding: 'base64';
  readonly contentType: string;
};

/** A mail in the format of Firebase's "Trigger Email" extension. */
export type OutboxMail = {
  readonly to: readonly string[];
  readonly cc?: readonly string[];
  readonly bcc?: readonly string[];
  /** The address that answers go to, instead of the product's own. */
  readonly replyTo?: string;
  readonly message: {
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly attachments?: readonly MailAttachment[];
  };
};

/** A mail to be written: paragraphs around one link. User text in it is plain text. */
export type MailDraft = {
  readonly to: string;
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
};

export function writeMail({ to, subject, before, link, after }: MailDraft): OutboxMail {
  return {
    to: [to],
    message: {
      subject: oneLine(subject),
      text: [...before, `${link.label}: ${link.address}`, ...after].join('\n\n'),
      html: [
        ...before.map(paragraph),
        `<p><a href="${escapeHtml(link.address)}">${link.label}</a></p>`,
        ...after.map(paragraph),
      ].join('\n'),
    },
  };
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Under every mail that a user can cause: where the recipient reports it. */
export function reportLine(): string {
  return `You did not expect this mail? Report it to ${REPORT_EMAIL}.`;
}

/** Text in one line: a subject must not inject further headers. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, attributes included. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
