import { maxLengthOf } from '@/domain/core/bounds';
import { shownSubject } from '@/domain/mail/draft';
import type { Draft } from '@/domain/mail/draft';
import { mailShape, senderOf } from '@/domain/mail/mail';
import type { Mail, Recipient } from '@/domain/mail/mail';
import type { SessionUser } from '@/domain/session/session';
import type { MailContent, MailMessage, MailPerson } from '../../contract/mail';

/** Names of people and titles of records are kept up to this length. */
const MAX_NAME = maxLengthOf(mailShape, 'recordTitle');

const personOf = ({ uid, name, address }: Recipient): MailPerson => ({
  uid,
  avatar: null,
  name,
  email: address,
});

/** A mail in the form of the contract. What is not delivered yet comes from the person themselves. */
export function answerMail(mail: Mail, user: SessionUser): MailMessage {
  const isUnsent = mail.fromUid === '' && mail.person === user.uuid;
  const from = isUnsent ? { uid: user.uuid, name: user.displayName, address: user.email } : senderOf(mail);
  return {
    id: mail.uuid,
    messageId: mail.messageId,
    conversationId: mail.conversationId,
    folder: mail.box,
    state: mail.state,
    failure: mail.state === 'failed' ? mail.failure : '',
    isReceived: mail.isReceived,
    isUnread: mail.isUnread,
    isStarred: mail.isStarred,
    isImportant: mail.isImportant,
    from: personOf(from),
    to: mail.to.map(personOf),
    cc: mail.cc.map(personOf),
    bcc: mail.bcc.map(personOf),
    subject: mail.state === 'draft' ? mail.subject : shownSubject(mail.subject),
    message: mail.preview,
    body: mail.body,
    createdAt: mail.sentAt,
    labelIds: mail.labelIds,
    record:
      mail.recordNoun === '' ? null : { noun: mail.recordNoun, id: mail.recordId, title: mail.recordTitle },
    attachmentCount: mail.fileCount,
  };
}

const recipientOf = ({ uid, name, email }: MailContent['to'][number]): Recipient => ({
  uid,
  name: name.slice(0, MAX_NAME),
  address: email,
});

/** What a client wrote, as a draft. */
export function draftOf({ conversationId, to, cc, bcc = [], subject, body, record }: MailContent): Draft {
  return {
    conversationId,
    to: to.map(recipientOf),
    cc: cc.map(recipientOf),
    bcc: bcc.map(recipientOf),
    subject,
    body,
    recordNoun: record?.noun ?? '',
    recordId: record?.id ?? '',
    recordTitle: (record?.title ?? '').slice(0, MAX_NAME),
  };
}
