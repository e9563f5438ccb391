/** A mail as the "Trigger Email" extension of Firebase takes it from a document. */
export type OutboxMail = {
  readonly to: readonly string[];
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
};

/** A mail before it is written: paragraphs around one link. Whatever people wrote stands in it as plain text. */
export type MailDraft = {
  readonly to: string;
  readonly subject: string;
  readonly before: readonly string[];
  readonly link: { readonly label: string; readonly address: string };
  readonly after: readonly string[];
};

/** Writes a mail as text and as HTML. */
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

/** A text in one line: a subject must not get further headers from it. */
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

/** A text as it stands in HTML, inside an attribute too. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
