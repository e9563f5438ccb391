import { createHash } from 'node:crypto';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { chunksOf, COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { initialOf } from '@/domain/core/shape';
import { CHUNK_BYTES, chunkCount, fileShape } from '@/domain/files/file';
import type { HeldMail } from '@/domain/mail/held-mail';
import { MAX_PAPER_BYTES } from '@/domain/mail/paper-mail';
import type { PaperFile } from '@/domain/mail/paper-mail';
import { plainFileName } from '@/domain/papers/paper-file-name';
import { storedRecord } from '../records';

/** A PDF that was checked: `content` is its base64, `bytes` the same decoded. */
export type PaperOfMail = PaperFile & { readonly bytes: Buffer; readonly at: number };

/**
 * Checks a PDF for a mail; `at` in epoch ms.
 *
 * @throws AppError('too-large') above `MAX_PAPER_BYTES`, 'invalid' for anything but a PDF
 */
export function readPaper({ name, content }: PaperFile, at: number): PaperOfMail {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > MAX_PAPER_BYTES) throw new AppError('too-large');
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    throw new AppError('invalid', { sentence: 'This file is no PDF, so it was not attached.' });
  const plain = plainFileName([name.replace(/\.pdf$/i, '')]);
  return { name: plain, content: bytes.toString('base64'), bytes, at };
}

/** Keeps the PDF in the sender's copy of the mail, as a file that only they read. */
export function keepPaper(db: Firestore, tx: Transaction, held: HeldMail, paper: PaperOfMail): void {
  const { uuid: mailId, owner, person } = held;
  const { name, bytes, at } = paper;
  const uuid = createHash('sha256').update(`paper ${mailId}`).digest('base64url').slice(0, 24);
  const stamps = { createdAt: at, createdBy: person, updatedAt: at, updatedBy: person };
  tx.create(
    db.collection(COLLECTIONS.files).doc(uuid),
    storedRecord(fileShape, {
      ...initialOf(fileShape.fields),
      ...{ uuid, owner, assignees: [person], ...stamps, noun: 'mail', recordId: mailId },
      ...{ name, type: 'application/pdf', size: bytes.length, chunks: chunkCount(bytes.length) },
      state: 'ready',
    }),
  );
  for (let part = 0; part < chunkCount(bytes.length); part += 1) {
    const content = bytes.subarray(part * CHUNK_BYTES, (part + 1) * CHUNK_BYTES).toString('base64');
    tx.create(db.collection(chunksOf(uuid)).doc(String(part)), { content });
  }
  tx.update(db.collection(COLLECTIONS.mail).doc(mailId), { fileCount: 1 });
}
