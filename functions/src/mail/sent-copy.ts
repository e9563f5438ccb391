import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import { htmlOfText } from '@/domain/mail/clean-html';
import { previewOf } from '@/domain/mail/draft';
import { mailShape } from '@/domain/mail/mail';
import type { Mail } from '@/domain/mail/mail';
import { mailKeys } from '@/domain/mail/mail-find';
import { listsOf } from '@/domain/mail/mail-lists';
import { storedRecord } from '../records';

/** A mail that the product sent because of a person's action; `text` must hold no secret link. */
export type ProductMail = {
  /** The same for every delivery: the id of the mail in the outbox. */
  readonly id: string;
  readonly owner: string;
  readonly person: string;
  readonly name: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  /** The record it is about, where there is one. */
  readonly about?: Pick<Mail, 'recordNoun' | 'recordId' | 'recordTitle'>;
  /** Epoch ms. */
  readonly at: number;
};

/** Keeps a copy of the product's mail among the sent ones of the person who caused it. */
export function keepSentCopy(db: Firestore, tx: Transaction, sent: ProductMail): void {
  const body = htmlOfText(sent.text);
  const mail: Mail = {
    ...initialOf(mailShape.fields),
    uuid: sent.id,
    owner: sent.owner,
    person: sent.person,
    createdAt: sent.at,
    createdBy: sent.person,
    updatedAt: sent.at,
    updatedBy: sent.person,
    messageId: '',
    conversationId: sent.id.slice(0, 64),
    fromUid: sent.person,
    fromName: sent.name,
    to: sent.to.map((address) => ({ uid: '', name: '', address })),
    subject: sent.subject.slice(0, 200),
    body,
    preview: previewOf(body),
    sentAt: sent.at,
    state: 'sent',
    box: 'sent',
    ...sent.about,
  };
  const kept = { ...mail, lists: listsOf(mail), find: mailKeys(mail) };
  tx.set(db.collection(COLLECTIONS.mail).doc(sent.id), storedRecord(mailShape, kept));
}
