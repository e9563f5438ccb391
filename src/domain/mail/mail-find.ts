import { isFoundIn, keysOf } from '../search/find';
import { nameWordsOf, wordsOf } from '../search/words';
import { recipientsOf, senderOf } from './mail';
import type { Mail, Sender } from './mail';
import { textOfHtml } from './clean-html';

/** Most prefixes kept of one mail. */
const MOST_KEYS = 150;

type Searched = Sender &
  Pick<Mail, 'to' | 'cc' | 'subject' | 'body' | 'recordTitle'> &
  Partial<Pick<Mail, 'bcc'>>;

function wordsOfMail(mail: Searched): readonly string[] {
  const people = [senderOf(mail), ...recipientsOf(mail)];
  return [
    ...new Set([
      ...wordsOf(mail.subject),
      ...people.flatMap(({ name, address }) => [...nameWordsOf(name), ...wordsOf(address)]),
      ...wordsOf(mail.recordTitle),
      ...wordsOf(textOfHtml(mail.body)),
    ]),
  ];
}

/** The prefixes that a search queries a mail by: subject and people first, then as much of the body as fits. */
export function mailKeys(mail: Searched): readonly string[] {
  return keysOf(wordsOfMail(mail), MOST_KEYS);
}

/** Whether every typed word begins a word of the mail; true for an empty search. */
export function isMailFound(typed: string, mail: Searched): boolean {
  return isFoundIn(typed, () => wordsOfMail(mail));
}
