import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Viewer } from '@/domain/access/viewer';
import { entryOfWrite, subjectOf } from '@/domain/history/activity-entry';
import type { EntrySubject } from '@/domain/history/activity-entry';
import { activityShape } from '@/domain/history/activity';
import { historyShape } from '@/domain/history/history-place';
import { shownSubject } from '@/domain/mail/draft';
import { MAIL_ENTRY, recipientName, shownRecipients } from '@/domain/mail/mail';
import type { Mail } from '@/domain/mail/mail';
import { nounNamed } from '@/domain/nouns';
import { mayView } from '@/domain/nouns/record-rights';
import { storedRecord } from '../records';

/** The record a mail is about, and who may see it. */
export type MailSubject = { readonly subject: EntrySubject; readonly assignees: readonly string[] };

/** The record a mail names; null for none, and for one that the sender may not see or that is gone. */
export async function readSubject(
  db: Firestore,
  tx: Transaction,
  { recordNoun, recordId }: Mail,
  viewer: Viewer,
): Promise<MailSubject | null> {
  if (recordNoun === '' || recordId === '') return null;
  const noun = nounNamed(recordNoun);
  const data = (await tx.get(db.collection(noun.shape.collection).doc(recordId))).data();
  if (!data) return null;
  const listed: unknown = data['assignees'];
  const assignees = Array.isArray(listed) ? listed.filter((uid) => typeof uid === 'string') : [];
  if (!mayView(viewer, noun, { owner: String(data['owner']), assignees })) return null;
  return { subject: subjectOf(noun, recordId, data), assignees };
}

/** The id of a message's entry. */
export function entryId(messageId: string): string {
  return `${MAIL_ENTRY}${messageId}`;
}

/** Writes the entry of a sent mail into its record's history, once per message; `readers` have the mail. */
export function enterMail(
  db: Firestore,
  tx: Transaction,
  mail: Mail,
  { subject, assignees }: MailSubject,
  readers: readonly string[],
): void {
  const uuid = entryId(mail.messageId);
  const to = shownRecipients(mail).map(recipientName).join(', ');
  const entry = {
    ...entryOfWrite({
      uuid,
      subject,
      owner: mail.owner,
      assignees,
      at: mail.sentAt,
      by: mail.person,
      byName: mail.fromName,
      kind: 'mail',
      changes: [],
    }),
    body: `${shownSubject(mail.subject)}\nTo ${to}`.slice(0, 2_000),
    mailReaders: [...new Set(readers)],
  };
  const { collection } = historyShape(nounNamed(subject.noun));
  tx.create(db.collection(collection).doc(uuid), storedRecord(activityShape, entry));
}
