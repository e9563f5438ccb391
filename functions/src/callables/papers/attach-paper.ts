import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { mailShape } from '@/domain/mail/mail';
import { MAX_PAPER_LENGTH } from '@/domain/mail/paper-mail';
import type { Caller } from '../../calls/guard';
import { id, integer, text } from '../../calls/input';
import { letGo, readHeld } from '../../mail/held-mails';
import { readPaper } from '../../mail/paper-of-mail';
import { readSnapshot } from '../../records';

/** Input of `attachPaper`: the mail, the paper it is about, and its PDF in base64; null lets the mail go without one. */
export const attachPaperInput = v.strictObject({
  mailId: id(1, 200, 'not-found'),
  recordId: id(1, 64, 'not-found'),
  version: integer(1, 9_999),
  paper: v.nullable(
    v.strictObject({
      name: text(1, 200),
      content: v.pipe(v.string(), v.maxLength(MAX_PAPER_LENGTH, 'too-large')),
    }),
  ),
});

type Attaching = v.InferOutput<typeof attachPaperInput>;

/**
 * Gives a mail that waits its PDF and lets it go, in one transaction. Answers whether the mail has the PDF: false where it
 * went before, with the link alone. May be repeated.
 */
export async function attachPaper(
  db: Firestore,
  { uid }: Caller,
  { mailId, recordId, version, paper: given }: Attaching,
  now: number,
): Promise<{ readonly isAttached: boolean }> {
  const paper = given && readPaper(given, now);
  return db.runTransaction(async (tx) => {
    const held = await readHeld(db, tx, mailId);
    const copy = readSnapshot(mailShape, await tx.get(db.collection(COLLECTIONS.mail).doc(mailId)));
    if (!copy || copy.person !== uid) throw new AppError('not-found');
    if (!held) return { isAttached: copy.fileCount > 0 };
    if (held.recordId !== recordId || held.version !== version)
      throw new AppError('conflict', { sentence: 'This PDF is of another version than the mail.' });
    letGo(db, tx, held, paper);
    return { isAttached: paper !== null };
  });
}
