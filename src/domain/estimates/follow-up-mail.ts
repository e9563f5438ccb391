import { stopAddress } from '../client-updates/update-mail';
import { reportLine, writeMail } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { PRODUCT_NAME } from '../core/product';
import { paths } from '../navigation/paths';

export type FollowUpMail = {
  readonly to: string;
  readonly number: string;
  /** The day it was sent, in words. */
  readonly sentOn: string;
  /** The last day it is good, in words; '' for none. */
  readonly until: string;
  readonly business: { readonly name: string; readonly phone: string; readonly email: string };
  readonly link: string;
  /** The app's address without a trailing slash. */
  readonly app: string;
};

/** A mail that reminds a client of an estimate, once a version; it names no amount, and the way to stop such mails. */
export function followUpMail({ to, number, sentOn, until, business, link, app }: FollowUpMail): OutboxMail {
  const { name, phone, email } = business;
  const good = until === '' ? '' : ` It is good until ${until}.`;
  const mail = writeMail({
    to,
    subject: `Your estimate ${number} from ${name}`,
    before: [
      `We sent you estimate ${number} on ${sentOn}, and have not heard from you yet.${good}`,
      'You can ask a question, request a change, approve or decline it on its page.',
    ],
    link: { label: 'Open the estimate', address: `${app}${paths.tracking(link)}` },
    after: [
      [name, phone].filter((part) => part !== '').join(', '),
      `You get this mail because ${name} sent you an estimate. Stop these mails: ${stopAddress(app, link)}`,
      `Sent with ${PRODUCT_NAME}${email === '' ? '' : ` for ${email}`}. ${reportLine()}`,
    ],
  });
  return email === '' ? mail : { ...mail, replyTo: email };
}
