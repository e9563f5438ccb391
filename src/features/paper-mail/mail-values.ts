import { MOST_ADDRESSES } from '@/domain/mail/client-mail';
import { isEmailAddress } from '@/domain/format/email';
import { object, string } from '@/shared/forms/frame/schema';

/** The form's values of a paper's mail. */
export type MailValues = {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly withPaper: boolean;
};

/** The addresses of a typed list, or the sentence that says what is wrong with it; none is a list, too. */
export function readAddresses(
  typed: string,
): { readonly to: readonly string[] } | { readonly problem: string } {
  const to = [...new Set(typed.split(/[\s,;]+/).filter((text) => text !== ''))];
  const wrong = to.find((address) => !isEmailAddress(address));
  if (wrong !== undefined) return { problem: `“${wrong}” does not look like an e-mail address.` };
  return to.length > MOST_ADDRESSES ? { problem: `Write at most ${MOST_ADDRESSES} addresses.` } : { to };
}

/** What is asked of the mail. */
export const MAIL_SCHEMA = object({
  to: string().test('addresses', '', (typed, { createError }) => {
    const read = readAddresses(typed ?? '');
    return 'problem' in read ? createError({ message: read.problem }) : true;
  }),
  subject: string().trim().required('Write a subject.'),
});
