import { reportLine, writeMail } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { PRODUCT_NAME } from '../core/product';
import { paths } from '../navigation/paths';
import type { UpdateWording } from './wording';

/** The address at which the client of a tracking link stops the mails of the business. */
export function stopAddress(app: string, link: string): string {
  return `${app}${paths.tracking(link)}?mails=stop`;
}

export type UpdateMail = {
  readonly to: string;
  readonly wording: UpdateWording;
  readonly link: string;
  /** The app's address without a trailing slash. */
  readonly app: string;
  readonly business: { readonly name: string; readonly phone: string; readonly email: string };
};

/** The mail of an update, with the tracking link and the way to stop these mails. */
export function updateMail({ to, wording, link, app, business }: UpdateMail): OutboxMail {
  const { name, phone, email } = business;
  const mail = writeMail({
    to,
    subject: wording.subject,
    before: wording.text.split('\n\n'),
    link: { label: 'Follow your project', address: `${app}${paths.tracking(link)}` },
    after: [
      [name, phone].filter((part) => part !== '').join(', '),
      `You get this mail because ${name} works for you. Stop these mails: ${stopAddress(app, link)}`,
      `Sent with ${PRODUCT_NAME}${email === '' ? '' : ` for ${email}`}. ${reportLine()}`,
    ],
  });
  return email === '' ? mail : { ...mail, replyTo: email };
}
