import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { fileShape, MOST_FILES_BESIDE, safeType } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import { mailShape, recipientsOf } from '@/domain/mail/mail';
import type { Mail } from '@/domain/mail/mail';
import { FILE_DAYS } from '@/domain/mail/outside-mail';
import type { LinkedFile } from '@/domain/mail/outside-mail';
import { DAY_MS } from '@/domain/time/time';
import { appAddress } from '../app-address';
import type { Download } from '../calls/http-get';
import { readContent } from '../files/content';
import { noteSince } from '../files/orphans';
import { addReaders } from '../files/readers';
import { readRecord, readSnapshot } from '../records';
import { textField } from '../triggers/change';
import type { Step } from '../triggers/change';

/** 128 bits, too many to guess: the code is all that its reader needs. */
const CODE_BYTES = 16;

function filesOfMail(db: Firestore, owner: string, messageId: string): Query {
  return db
    .collection(COLLECTIONS.files)
    .where('owner', '==', owner)
    .where('noun', '==', 'mail')
    .where('recordId', '==', messageId);
}

/** The files that its sender added to a mail. */
export async function filesOf(
  db: Firestore,
  tx: Transaction,
  { owner, messageId, person }: Pick<Mail, 'owner' | 'messageId' | 'person'>,
): Promise<readonly FileRecord[]> {
  const found = await tx.get(filesOfMail(db, owner, messageId).limit(MOST_FILES_BESIDE.mail));
  return found.docs
    .map((doc) => readRecord(fileShape, doc.data()))
    .filter(({ state, createdBy }) => state === 'ready' && createdBy === person);
}

/** Makes an address for each file of a mail to clients. */
export function linkFiles(
  db: Firestore,
  tx: Transaction,
  { person }: Pick<Mail, 'person'>,
  files: readonly FileRecord[],
  at: number,
): readonly LinkedFile[] {
  return files.map(({ uuid, name }) => {
    const code = randomBytes(CODE_BYTES).toString('hex');
    const createdAt = Timestamp.fromMillis(at);
    tx.create(db.collection(COLLECTIONS.codes).doc(code), {
      uid: person,
      kind: 'file',
      file: uuid,
      createdAt,
    });
    return { name, link: `${appAddress()}/file/${code}` };
  });
}

/** After delivery: the recipients at work read the mail's files too. May run twice. */
export async function shareFiles(db: Firestore, mailId: string): Promise<void> {
  const mail = readSnapshot(mailShape, await db.collection(COLLECTIONS.mail).doc(mailId).get());
  if (mail?.state !== 'sent' || mail.fileCount === 0) return;
  const readers = recipientsOf(mail).flatMap(({ uid }) => (uid === '' ? [] : [uid]));
  await addReaders(db, { holder: 'mail', recordId: mail.messageId, owner: mail.owner }, readers);
}

/** On a copy that is deleted for good, or brought back: the files go once no copy is left. */
export const noteMailGone: Step = async (db, change) => {
  if (change.before && change.after) return;
  const owner = textField(change, 'owner');
  const messageId = textField(change, 'messageId') || change.id;
  const files = filesOfMail(db, owner, messageId).select('recordGoneAt');
  if ((await files.limit(1).get()).empty) return;
  const mails = db.collection(COLLECTIONS.mail);
  const copies = mails.where('owner', '==', owner).where('messageId', '==', messageId).limit(1);
  await noteSince(db, files, change.at, async (tx) => {
    const [own, others] = await Promise.all([tx.get(mails.doc(messageId)), tx.get(copies)]);
    return own.exists || !others.empty;
  });
};

/** The file behind a code at `now` (epoch ms); null for an unknown or expired one, and for a file that is gone. */
export async function mailFile(db: Firestore, code: string, now: number): Promise<Download | null> {
  const known = await db.collection(COLLECTIONS.codes).doc(code).get();
  const [kind, id, createdAt]: unknown[] = [known.get('kind'), known.get('file'), known.get('createdAt')];
  if (kind !== 'file' || typeof id !== 'string' || !(createdAt instanceof Timestamp)) return null;
  if (createdAt.toMillis() < now - FILE_DAYS * DAY_MS) return null;
  const file = readSnapshot(fileShape, await db.collection(COLLECTIONS.files).doc(id).get());
  if (!file || file.recordGoneAt !== null) return null;
  const content = await readContent(db, file);
  return content && { name: file.name, type: safeType(file.type), content };
}

/** The code in a path such as /file/0a1b…; throws AppError('not-found') for any other path. */
export function codeOfFile(path: string): string {
  const code = /\/([0-9a-f]{32})$/.exec(path)?.[1];
  if (code === undefined) throw new AppError('not-found');
  return code;
}
