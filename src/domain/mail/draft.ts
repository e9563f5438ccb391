import { byteLength } from '../format/byte-length';
import { isEmailAddress } from '../format/email';
import { maxLengthOf } from '../core/bounds';
import { escapeHtml } from '../core/mail';
import {
  MAX_BODY,
  MOST_RECIPIENTS,
  isSameRecipient,
  mailShape,
  recipientName,
  recipientsOf,
  senderOf,
  shownRecipients,
} from './mail';
import type { Mail, Recipient, Sender } from './mail';
import { cleanHtml, textOfHtml } from './clean-html';

/** The parts of a mail that a person writes. */
export type Draft = Pick<
  Mail,
  'conversationId' | 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'recordNoun' | 'recordId' | 'recordTitle'
>;

/** The parts of a mail that an answer to it needs. */
export type Answered = Draft & Sender & Pick<Mail, 'isReceived'>;

/** The recipients of a draft; few have hidden ones. */
type People = Pick<Draft, 'to' | 'cc'> & Partial<Pick<Draft, 'bcc'>>;

const PREVIEW = maxLengthOf(mailShape, 'preview');
const MAX_SUBJECT = maxLengthOf(mailShape, 'subject');

/** The first words of a body. */
export function previewOf(body: string): string {
  return textOfHtml(body.slice(0, 4_000)).replaceAll(/\s+/g, ' ').slice(0, PREVIEW);
}

/** A subject for lists; mails may have none. */
export function shownSubject(subject: string): string {
  return subject.trim() || '(no subject)';
}

/** Why a mail has more recipients than it can be kept with, as a sentence; null when it has not. */
export function problemOfPeople(draft: People): string | null {
  if (recipientsOf(draft).length <= MOST_RECIPIENTS) return null;
  return `A mail goes to at most ${MOST_RECIPIENTS} people. Remove some of them.`;
}

/** Whether a body has more bytes than a mail takes. */
export function isTooLong(body: string): boolean {
  return byteLength(body) > MAX_BODY;
}

/** Why a mail cannot be sent as it is, as a sentence; null when it can. */
export function problemOfDraft(draft: People & Pick<Draft, 'body'>): string | null {
  const people = recipientsOf(draft);
  if (people.length === 0) return 'Add at least one recipient.';
  const tooMany = problemOfPeople(draft);
  if (tooMany !== null) return tooMany;
  const wrong = people.find(({ uid, address }) => uid === '' && !isEmailAddress(address));
  if (wrong) return `“${wrong.address || wrong.name}” is not an e-mail address. Check its spelling.`;
  return isTooLong(draft.body)
    ? 'This mail is too long: it has more than 500 kB. Shorten it before you send it.'
    : null;
}

/** Whether there is anything worth keeping in a draft. */
export function isBlankDraft({
  to,
  cc,
  bcc = [],
  subject,
  body,
}: People & Pick<Draft, 'subject' | 'body'>): boolean {
  return to.length + cc.length + bcc.length === 0 && subject.trim() === '' && textOfHtml(body) === '';
}

const withPrefix = (prefix: string, subject: string) =>
  (subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`).slice(
    0,
    MAX_SUBJECT,
  );

/**
 * The answer to a mail: to its author, or of one's own mail to its recipients. `all` adds the others as copies.
 * @param when the moment of the original in words
 */
export function replyTo(
  mail: Answered,
  self: Pick<Recipient, 'uid' | 'address'>,
  all: boolean,
  when: string,
): Draft {
  const isOwn = (one: Recipient) => isSameRecipient(one, { ...self, name: '' }) || one.uid === self.uid;
  const to = mail.isReceived ? [senderOf(mail)] : mail.to;
  const others = all ? shownRecipients(mail).filter((one) => !isOwn(one)) : [];
  return {
    ...aboutSame(mail),
    conversationId: mail.conversationId,
    to,
    cc: others.filter((one) => !to.some((known) => isSameRecipient(known, one))),
    bcc: [],
    subject: withPrefix('Re:', mail.subject),
    body: quoted(mail, `${recipientName(senderOf(mail))} wrote on ${when}:`),
  };
}

/** A mail passed on: a new conversation without recipients. */
export function forwardOf(mail: Answered, conversationId: string, when: string): Draft {
  const to = shownRecipients(mail).map(recipientName).join(', ');
  return {
    ...aboutSame(mail),
    conversationId,
    to: [],
    cc: [],
    bcc: [],
    subject: withPrefix('Fwd:', mail.subject),
    body: quoted(mail, `Forwarded: from ${recipientName(senderOf(mail))} to ${to}, ${when}`),
  };
}

const aboutSame = ({ recordNoun, recordId, recordTitle }: Answered) => ({
  recordNoun,
  recordId,
  recordTitle,
});

function quoted({ body }: Pick<Mail, 'body'>, heading: string): string {
  const quote = (part: string) =>
    `<p><br></p><p>${escapeHtml(heading)}</p><blockquote>${cleanHtml(part)}</blockquote>`;
  const whole = quote(body);
  // A long original is quoted as its beginning, so that there is room for the answer. A character has up to 3 bytes.
  return byteLength(whole) <= MAX_BODY / 2 ? whole : quote(body.slice(0, MAX_BODY / 6));
}
