import { PRODUCT_NAME } from './product';

/** A mail as the "Trigger Email" extension of Firebase takes it from a document. */
export type OutboxMail = {
  readonly to: readonly string[];
  readonly message: { readonly subject: string; readonly text: string; readonly html: string };
};

/** What an invitation's mail says; `link` proves the address it is sent to. */
export type InvitationMail = {
  readonly to: string;
  readonly company: string;
  readonly inviter: string;
  readonly link: string;
  /** Until when it can be accepted, as people read it. */
  readonly until: string;
  /** Somebody who has an account logs in instead of choosing a password. */
  readonly hasAccount: boolean;
};

/** The mail that asks somebody to join a company. Whatever people wrote stands in it as plain text. */
export function invitationMail(mail: InvitationMail): OutboxMail {
  const company = oneLine(mail.company);
  const inviter = oneLine(mail.inviter);
  const asks = `${inviter} invites you to work with ${company} on ${PRODUCT_NAME}.`;
  const [what, button] = mail.hasAccount
    ? ['You have an account already: log in, and the invitation is waiting for you.', 'Log in']
    : ['Choose a password and you are in.', 'Join the company'];
  const until = `The link works until ${mail.until}.`;
  const stranger = `If you do not know ${company}, nothing happens when you leave this mail alone.`;
  return {
    to: [mail.to],
    message: {
      subject: `${inviter} invites you to ${company}`,
      text: [asks, what, `${button}: ${mail.link}`, until, stranger].join('\n\n'),
      html: [
        paragraph(asks),
        paragraph(what),
        `<p><a href="${escapeHtml(mail.link)}">${button}</a></p>`,
        paragraph(until),
        paragraph(stranger),
      ].join('\n'),
    },
  };
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** A name in one line: a subject must not get further headers from it. */
function oneLine(text: string): string {
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
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
