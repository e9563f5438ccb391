import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { NounName } from '@/domain/core/noun-names';
import { clientMail } from '@/domain/mail/client-mail';
import type { MailSender } from '@/domain/mail/client-mail';
import type { PaperMail } from '@/domain/mail/paper-mail';
import type { Noun } from '@/domain/nouns/define-noun';
import { queuePaperMail } from '../mail/held-mails';
import { keepSentCopy } from '../mail/sent-copy';
import { enterPriced } from '../priced-entry';

/** A record whose paper is mailed. */
export type MailedRecord = {
  readonly uuid: string;
  readonly owner: string;
  readonly assignees: readonly string[];
};

/** The mail of a paper of one record. */
export type PaperMailing = {
  /** The mail's id; equal ids are one mail. */
  readonly id: string;
  readonly noun: Pick<Noun<string, NounName>, 'name' | 'line' | 'address' | 'parent'>;
  readonly record: MailedRecord;
  /** The title of the record in the sender's mails. */
  readonly title: string;
  readonly version: number;
  /** First line of the history's entry, without an amount: "Invoice mailed". */
  readonly entry: string;
  readonly mail: Pick<PaperMail, 'to' | 'subject' | 'link'> & { readonly body: string };
  readonly sender: MailSender;
  /** Whether the mail waits for the PDF that the sender's browser makes. */
  readonly withPaper: boolean;
  /** The uid of the sender. */
  readonly by: string;
  /** Epoch ms. */
  readonly now: number;
};

/** Queues the mail, keeps the sender's copy without the link, and enters it into the history of people who see amounts. */
export function mailPaper(db: Firestore, tx: Transaction, mailing: PaperMailing): void {
  const { id, noun, record, version, mail, sender, by, now } = mailing;
  const { to, subject, body } = mail;
  const { uuid: recordId, owner } = record;
  const held = { uuid: id, owner, person: by, recordId, version, createdAt: now };
  queuePaperMail(db, tx, { ...held, mail: clientMail({ ...mail, sender }) }, mailing.withPaper);
  keepSentCopy(db, tx, {
    ...{ id, owner, person: by, name: sender.name, to, subject, text: body, at: now },
    about: { recordNoun: noun.name, recordId, recordTitle: mailing.title },
  });
  enterPriced(db, tx, noun, record, {
    ...{ id, at: now, by, byName: sender.name, kind: 'mail' },
    body: `${mailing.entry}\nTo ${to.join(', ')}`,
  });
}
