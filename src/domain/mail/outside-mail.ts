import { escapeHtml, oneLine } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { cleanHtml, textOfHtml } from './clean-html';
import { shownSubject } from './draft';
import type { Mail, Recipient } from './mail';

/** A person's mail to addresses outside, in the format of the outbox. Answers go to the sender's address. */
export function outsideMail(
  mail: Pick<Mail, 'to' | 'cc' | 'subject' | 'body'>,
  from: Recipient,
  business: string,
): OutboxMail {
  const addresses = (people: readonly Recipient[]) => [
    ...new Set(people.filter(({ uid }) => uid === '').map(({ address }) => address.trim())),
  ];
  const to = addresses(mail.to);
  const cc = addresses(mail.cc).filter((address) => !to.includes(address));
  const sender = business === '' || business === from.name ? from.name : `${from.name}, ${business}`;
  const signed = `Sent by ${sender}. Your answer goes to ${from.address}.`;
  return {
    to: to.length > 0 ? to : cc,
    ...(to.length > 0 && cc.length > 0 && { cc }),
    replyTo: from.address,
    message: {
      subject: oneLine(shownSubject(mail.subject)),
      text: `${textOfHtml(mail.body)}\n\n--\n${signed}`,
      html: `${cleanHtml(mail.body)}\n<hr><p>${escapeHtml(signed)}</p>`,
    },
  };
}
