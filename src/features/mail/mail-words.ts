import type { MailLabelInfo, MailMessage, MailPerson } from '@/api/contract/mail';
import { MOST_DRAFTS, MOST_UNREAD } from '@/data/mail/mail-queries';

/** The count beside a label: drafts by their number, all others by what is unread; '' for none. */
export function countText({ unreadCount, totalCount }: MailLabelInfo): string {
  const count = totalCount ?? unreadCount;
  if (count === 0) return '';
  const most = totalCount === undefined ? MOST_UNREAD : MOST_DRAFTS;
  return count >= most ? `${most}+` : String(count);
}

const nameOf = ({ name, email }: MailPerson) => name || email;

/** The people a list names: the author, or the recipients of what the person wrote. */
export function peopleText(mail: MailMessage): string {
  if (mail.isReceived) return nameOf(mail.from);
  const to = [...mail.to, ...mail.cc, ...mail.bcc].map(nameOf).join(', ');
  return to === '' ? 'No recipients yet' : `To ${to}`;
}

/** What became of a mail that is not simply there; '' otherwise. */
export function stateText({ state }: Pick<MailMessage, 'state'>): string {
  switch (state) {
    case 'draft':
      return 'Draft';
    case 'sending':
    case 'queued':
      return 'Sending';
    case 'failed':
      return 'Not sent';
    case 'sent':
      return '';
  }
}
