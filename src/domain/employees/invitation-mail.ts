import { oneLine, reportLine, writeMail } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { PRODUCT_NAME } from '../core/product';

/** Contents of an invitation mail; `link` proves the address it is sent to. */
export type InvitationMail = {
  readonly to: string;
  readonly company: string;
  readonly inviter: string;
  readonly link: string;
  readonly until: string;
  /** A person with an account logs in instead of choosing a password. */
  readonly hasAccount: boolean;
};

export function invitationMail(mail: InvitationMail): OutboxMail {
  const company = oneLine(mail.company);
  const inviter = oneLine(mail.inviter);
  const [what, label] = mail.hasAccount
    ? ['You have an account already: log in, and the invitation is waiting for you.', 'Log in']
    : ['Choose a password and you are in.', 'Join the company'];
  return writeMail({
    to: mail.to,
    subject: `${inviter} invites you to ${company}`,
    before: [`${inviter} invites you to work with ${company} on ${PRODUCT_NAME}.`, what],
    link: { label, address: mail.link },
    after: [
      `The link works until ${mail.until}.`,
      `If you do not know ${company}, nothing happens when you leave this mail alone. ${reportLine()}`,
    ],
  });
}
