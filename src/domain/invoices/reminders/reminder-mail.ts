import { stopAddress } from '../../client-updates/update-mail';
import { fillIn } from '../../client-updates/wording';
import type { UpdateWording } from '../../client-updates/wording';
import { reportLine, writeMail } from '../../core/mail';
import type { OutboxMail } from '../../core/mail';
import { PRODUCT_NAME } from '../../core/product';
import { paths } from '../../navigation/paths';
import type { ReminderWord } from '../../money/reminder-rules';

/** The values of the words in braces, as the client reads them: "$1,633.67", "Sat, Nov 7". */
export type ReminderValues = Readonly<Record<ReminderWord, string>>;

/** Where a client sees an invoice on the page of their link. */
export function invoiceAddress(app: string, link: string, invoiceId: string): string {
  return `${app}${paths.tracking(link)}?invoice=${encodeURIComponent(invoiceId)}`;
}

/** A mail that reminds a client of an unpaid invoice in the business's words, with the way to stop such mails. */
export function reminderMail({
  to,
  wording,
  values,
  invoiceId,
  business,
  link,
  app,
}: {
  readonly to: string;
  readonly wording: UpdateWording;
  readonly values: ReminderValues;
  readonly invoiceId: string;
  readonly business: { readonly name: string; readonly phone: string; readonly email: string };
  readonly link: string;
  /** The app's address without a trailing slash. */
  readonly app: string;
}): OutboxMail {
  const { name, phone, email } = business;
  const { subject, text } = fillIn(wording, values);
  const mail = writeMail({
    to,
    subject,
    before: text.split('\n\n'),
    link: { label: 'Open the invoice', address: invoiceAddress(app, link, invoiceId) },
    after: [
      [name, phone].filter((part) => part !== '').join(', '),
      `You get this mail because ${name} sent you an invoice. Stop these mails: ${stopAddress(app, link)}`,
      `Sent with ${PRODUCT_NAME}${email === '' ? '' : ` for ${email}`}. ${reportLine()}`,
    ],
  });
  return email === '' ? mail : { ...mail, replyTo: email };
}
