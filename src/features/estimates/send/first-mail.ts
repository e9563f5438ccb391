import type { Estimate } from '@/domain/estimates/estimate';
import { firstName } from '@/shared/format/words';

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
