import type { Customer } from '@/domain/customers/customer';
import type { Estimate } from '@/domain/estimates/estimate';
import { isEmailAddress } from '@/domain/format/email';
import { firstName } from '@/shared/format/words';

/** Most addresses that an estimate is mailed to. */
const MOST_ADDRESSES = 5;

/** The addresses of a typed list, or the sentence that says what is wrong with it; none is a list, too. */
export function readAddresses(
  typed: string,
): { readonly to: readonly string[] } | { readonly problem: string } {
  const to = [...new Set(typed.split(/[\s,;]+/).filter((text) => text !== ''))];
  const wrong = to.find((address) => !isEmailAddress(address));
  if (wrong !== undefined) return { problem: `“${wrong}” does not look like an e-mail address.` };
  return to.length > MOST_ADDRESSES ? { problem: `Write at most ${MOST_ADDRESSES} addresses.` } : { to };
}

/** The mail that the sender begins with. */
export function firstMail(
  { title, customerName, version, versionNote }: Estimate,
  sender: { readonly name: string; readonly business: string },
): { readonly subject: string; readonly body: string } {
  const isNew = version > 0;
  const news = versionNote.trim();
  const paragraphs = [
    `Hello ${firstName(customerName) || 'there'},`,
    isNew
      ? `here is a new version of your estimate for ${title}.`
      : `here is your estimate for ${title}. You can look at it, ask us and sign it on its page.`,
    isNew ? news : '',
    'The page asks for the last four digits of your phone number.',
    sender.name,
  ];
  return {
    subject: `${isNew ? 'New version of your estimate' : 'Your estimate'} from ${sender.business}`,
    body: paragraphs.filter((text) => text !== '').join('\n\n'),
  };
}

/** What the sender has to know of the client before sending, as sentences. */
export function clientNotes(
  client: Pick<Customer, 'email' | 'phone' | 'phoneAlt'> | null,
  name: string,
): readonly string[] {
  if (client === null) return [];
  const who = name || 'The client';
  const hasPhone = [client.phone, client.phoneAlt].some((phone) => phone !== '');
  return [
    ...(hasPhone
      ? []
      : [`${who} has no phone number, and the page opens with its last four digits. Add one first.`]),
    ...(client.email === ''
      ? [`${who} has no e-mail address. Write one here, or pass the link on yourself.`]
      : []),
  ];
}
