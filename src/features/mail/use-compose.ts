import { useState } from 'react';
import type { MailContent, MailMessage, MailPerson } from '@/api/contract/mail';
import { newId } from '@/data/core/ids';
import { useUser } from '@/data/session/use-session';
import { answerTo } from './answer';
import { useFormat } from '@/shared/format/format-context';
import { formatDateTime } from '@/shared/format/dates';
import type { Answering } from './reader';

/** The mail being written; one at a time, and the one before is kept as a draft. */
export type ComposeState = {
  readonly written: { readonly mailId: string; readonly initial: MailContent } | null;
  readonly start: () => void;
  /** Begins a mail to some people about a record. */
  readonly write: (about: Pick<MailContent, 'to' | 'subject' | 'record'>) => void;
  readonly answer: (mail: MailMessage, how: Answering) => void;
  /** Continues a draft. */
  readonly goOn: (mail: MailMessage) => void;
  readonly close: () => void;
};

/** Opens and closes the window in which a mail is written. */
export function useCompose(): ComposeState {
  const [written, setWritten] = useState<ComposeState['written']>(null);
  const { uuid, email } = useUser();
  const formats = useFormat();
  return {
    written,
    start: () => {
      const mailId = newId();
      setWritten({ mailId, initial: blank(mailId) });
    },
    write: (about) => {
      const mailId = newId();
      setWritten({ mailId, initial: { ...blank(mailId), ...about } });
    },
    answer: (mail, how) => {
      const mailId = newId();
      const when = formatDateTime(mail.createdAt, formats);
      setWritten({ mailId, initial: answerTo(mail, how, { uid: uuid, email }, mailId, when) });
    },
    goOn: (mail) => setWritten({ mailId: mail.id, initial: contentOf(mail) }),
    close: () => setWritten(null),
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

function contentOf({ conversationId, to, cc, subject, body, record }: MailMessage): MailContent {
  return { conversationId, to: to.map(person), cc: cc.map(person), subject, body, record };
}
