import { reportLine, writeMail } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { PRODUCT_NAME } from '../core/product';
import { paths } from '../navigation/paths';

type Page = {
  readonly link: string;
  readonly estimateId: string;
  /** The app's address without a trailing slash. */
  readonly app: string;
};

/** Where a client reads an estimate: after the sale the page opens on the progress unless it is named. */
export function estimateAddress({ link, estimateId, app }: Page): string {
  return `${app}${paths.tracking(link)}?estimate=${encodeURIComponent(estimateId)}`;
}

/** The client's own record of what they approved, with the link to it. */
export function approvalMail({
  to,
  name,
  number,
  consent,
  business,
  ...page
}: Page & {
  readonly to: string;
  readonly name: string;
  readonly number: string;
  /** The sentence that was agreed to, with the total. */
  readonly consent: string;
  readonly business: { readonly name: string; readonly email: string };
}): OutboxMail {
  const mail = writeMail({
    to,
    subject: `You approved estimate ${number}`,
    before: [`${name} approved estimate ${number} of ${business.name}. This mail is your copy.`, consent],
    link: { label: 'Open what was approved', address: estimateAddress(page) },
    after: [
      `You get this mail because it was approved with your page. Sent with ${PRODUCT_NAME}.`,
      reportLine(),
    ],
  });
  return business.email === '' ? mail : { ...mail, replyTo: business.email };
}
