import type { MailContent, MailMessage, MailPerson } from '@/api/contract/mail';
import { forwardOf, replyTo } from '@/domain/mail/draft';
import type { Answered, Draft } from '@/domain/mail/draft';
import type { Recipient } from '@/domain/mail/mail';
import type { Answering } from './reader';

const recipient = ({ uid, name, email }: MailPerson): Recipient => ({ uid, name, address: email });
const person = ({ uid, name, address }: Recipient) => ({ uid, name, email: address });

/** The mail's parts that an answer needs. */
function answered(mail: MailMessage): Answered {
  const from = recipient(mail.from);
  return {
    conversationId: mail.conversationId,
    isReceived: mail.isReceived,
    fromUid: from.uid,
    fromName: from.name,
    fromAddress: from.address,
    to: mail.to.map(recipient),
    cc: mail.cc.map(recipient),
    bcc: [],
    subject: mail.subject,
    body: mail.body,
    recordNoun: mail.record?.noun ?? '',
    recordId: mail.record?.id ?? '',
    recordTitle: mail.record?.title ?? '',
  };
}

function contentOf(draft: Draft, record: MailContent['record']): MailContent {
  const { conversationId, subject, body } = draft;
  return { conversationId, to: draft.to.map(person), cc: draft.cc.map(person), subject, body, record };
}

/** The beginning of an answer; `mailId` names the new conversation of a forwarded mail. */
export function answerTo(
  mail: MailMessage,
  how: Answering,
  self: { readonly uid: string; readonly email: string },
  mailId: string,
  when: string,
): MailContent {
  const original = answered(mail);
  const draft =
    how === 'forward'
      ? forwardOf(original, mailId, when)
      : replyTo(original, { uid: self.uid, address: self.email }, how === 'replyAll', when);
  return contentOf(draft, mail.record);
}
