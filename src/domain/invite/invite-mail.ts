import { writeMail } from '../core/mail';
import type { OutboxMail } from '../core/mail';
import { PRODUCT_NAME, SUPPORT_EMAIL } from '../core/product';

/** The mail to a new address of the invite list; `register` is the sign-up page. */
export function inviteMail({ to, register }: { readonly to: string; readonly register: string }): OutboxMail {
  return writeMail({
    to,
    subject: `You are on the invite list of ${PRODUCT_NAME}`,
    before: [
      `Thank you for your interest in ${PRODUCT_NAME}.`,
      `Write to ${SUPPORT_EMAIL} with two or three times that suit you. We then set up your company together.`,
    ],
    link: { label: 'Or make your account now', address: register },
    after: ['If you did not ask for this, leave this mail alone. We send no other.'],
  });
}
