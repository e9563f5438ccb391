import { useCallback, useState } from 'react';
import type { MailContent, MailMessage, MailPerson } from '@/api/contract/mail';
import { newId } from '@/data/core/ids';
import { useUser } from '@/data/session/use-session';
import { answerTo } from './answer';
import { useFormat } from '@/shared/format/format-context';
import { formatDateTime } from '@/shared/format/dates';
import type { Answering } from './reader';

type Written = {
  readonly mailId: string;
  readonly initial: MailContent;
  /** The message whose files it passes on; null for none. */
  readonly filesOf: string | null;
};

/** The mail being written; one at a time, and the one before is kept as a draft. */
export type ComposeState = {
  readonly written: Written | null;
  readonly start: () => void;
  /** Begins a mail to some people about a record. */
  readonly write: (about: Pick<MailContent, 'to' | 'subject' | 'record'>) => void;
  readonly answer: (mail: MailMessage, how: Answering) => void;
  /** Continues a draft. */
  readonly goOn: (mail: MailMessage) => void;
  readonly close: () => void;
  /** The mail that was sent from here last, while it can be taken back; '' for none. */
  readonly sentId: string;
  /** Closes the window of a mail that was sent. */
  readonly closeSent: (mailId: string) => void;
  readonly forgetSent: () => void;
};

/** Opens and closes the window in which a mail is written. */
export function useCompose(): ComposeState {
  const [written, setWritten] = useState<Written | null>(null);
  const [sentId, setSentId] = useState('');
  const { uuid, email } = useUser();
  const formats = useFormat();
  return {
    written,
    start: () => {
      const mailId = newId();
      setWritten({ mailId, initial: blank(mailId), filesOf: null });
    },
    write: (about) => {
      const mailId = newId();
      setWritten({ mailId, initial: { ...blank(mailId), ...about }, filesOf: null });
    },
    answer: (mail, how) => {
      const mailId = newId();
      const when = formatDateTime(mail.createdAt, formats);
      const initial = answerTo(mail, how, { uid: uuid, email }, mailId, when);
      const filesOf = how === 'forward' && mail.attachmentCount > 0 ? mail.messageId : null;
      setWritten({ mailId, initial, filesOf });
    },
    goOn: (mail) => setWritten({ mailId: mail.id, initial: contentOf(mail), filesOf: null }),
    close: () => setWritten(null),
    sentId,
    closeSent: (mailId) => {
      setWritten(null);
      setSentId(mailId);
    },
    forgetSent: useCallback(() => setSentId(''), []),
  };
}

const blank = (conversationId: string): MailContent => ({
  conversationId,
  to: [],
  cc: [],
  subject: '',
  body: '',
  record: null,
});

const person = ({ uid, name, email }: MailPerson) => ({ uid, name, email });

function contentOf({ conversationId, to, cc, bcc, subject, body, record }: MailMessage): MailContent {
  const people = { to: to.map(person), cc: cc.map(person), bcc: bcc.map(person) };
  return { conversationId, ...people, subject, body, record };
}
