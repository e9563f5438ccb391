import { escapeHtml, oneLine, reportLine } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { PRODUCT_NAME } from '../core/product';
import { cleanHtml, textOfHtml } from './clean-html';
import { shownSubject } from './draft';
import { isSameRecipient, recipientsOf } from './mail';
import type { Mail, Recipient } from './mail';

/** How long a client opens a file of a mail, in days. */
export const FILE_DAYS = 90;

/** A file of a mail, at an address that opens it without an account. */
export type LinkedFile = { readonly name: string; readonly link: string };

/** A mail to addresses outside, as the outbox keeps it. Answers go to the sender; files are links for want of room. */
export function outsideMail(
  mail: Pick<Mail, 'to' | 'cc' | 'subject' | 'body'> & Partial<Pick<Mail, 'bcc'>>,
  from: Recipient,
  business: string,
  files: readonly LinkedFile[] = [],
): OutboxMail {
  const outside = recipientsOf(mail).filter(({ uid }) => uid === '');
  const isAmong = (people: readonly Recipient[]) => (one: Recipient) =>
    people.some((known) => isSameRecipient(known, one));
  const addresses = (people: readonly Recipient[]) => people.map(({ address }) => address.trim());
  const to = addresses(outside.filter(isAmong(mail.to)));
  const cc = addresses(outside.filter((one) => !isAmong(mail.to)(one) && isAmong(mail.cc)(one)));
  const bcc = addresses(outside.filter((one) => !isAmong([...mail.to, ...mail.cc])(one)));
  const sender = business === '' || business === from.name ? from.name : `${from.name}, ${business}`;
  const signed = [
    `Sent by ${sender} (${from.address}) with ${PRODUCT_NAME}. Your answer goes to that address.`,
    reportLine(),
  ];
  return {
    to: to.length > 0 ? to : cc,
    ...(to.length > 0 && cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    replyTo: from.address,
    message: {
      subject: oneLine(shownSubject(mail.subject)),
      text: [textOfHtml(mail.body), ...filesText(files), `--\n${signed.join('\n')}`].join('\n\n'),
      html: `${cleanHtml(mail.body)}\n${filesHtml(files)}<hr><p>${signed.map(escapeHtml).join('<br>')}</p>`,
    },
  };
}

function filesText(files: readonly LinkedFile[]): readonly string[] {
  return files.length === 0
    ? []
    : [
        [
          `Attached, for ${FILE_DAYS} days:`,
          ...files.map(({ name, link }) => `${oneLine(name)}: ${link}`),
        ].join('\n'),
      ];
}

function filesHtml(files: readonly LinkedFile[]): string {
  if (files.length === 0) return '';
  const items = files.map(
    ({ name, link }) => `<li><a href="${escapeHtml(link)}">${escapeHtml(name)}</a></li>`,
  );
  return `<p>Attached, for ${FILE_DAYS} days:</p><ul>${items.join('')}</ul>\n`;
}
