import { reportLine } from '../core/mail';
import { PRODUCT_NAME } from '../core/product';
import type { PaperMail } from './paper-mail';

/** Most addresses that a paper is mailed to. */
export const MOST_ADDRESSES = 5;

export const MAX_SUBJECT = 200;
export const MAX_BODY = 5_000;

/** Who sends a mail to a client. */
export type MailSender = {
  readonly name: string;
  readonly address: string;
  /** The name of the sender's business. */
  readonly business: string;
};

type ClientMail = Pick<PaperMail, 'to' | 'subject' | 'link'> & {
  readonly body: string;
  readonly sender: MailSender;
};

/** A mail to a client in the sender's words; `to` has at least one address, and answers go to the sender. */
export function clientMail({ body, sender, ...mail }: ClientMail): PaperMail {
  const { name, address, business } = sender;
  const by = business === '' || business === name ? name : `${name}, ${business}`;
  return {
    ...mail,
    replyTo: address,
    before: body.split('\n\n').filter((text) => text.trim() !== ''),
    after: [
      `Sent by ${by} (${address}) with ${PRODUCT_NAME}. Your answer goes to that address.`,
      reportLine(),
    ],
  };
}
