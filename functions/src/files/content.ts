import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '@/domain/core/collections';
import { CHUNK_IDS } from '@/domain/files/file';
import type { FileRecord } from '@/domain/files/file';
import type { Step } from '../triggers/change';

/** Files per batch: with their content parts they stay below 500 documents. */
export const FILE_PAGE = 25;

function partsOf(db: Firestore, fileId: string): readonly DocumentReference[] {
  return CHUNK_IDS.map((id) => db.collection(chunksOf(fileId)).doc(id));
}

/** A file's whole content; null while a part is missing. */
export async function readContent(
  db: Firestore,
  { uuid, chunks }: Pick<FileRecord, 'uuid' | 'chunks'>,
): Promise<Buffer | null> {
  const parts = await db.collection(chunksOf(uuid)).get();
  const content = parts.docs
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .map((part) => Buffer.from(String(part.get('content')), 'base64'));
  return content.length < chunks ? null : Buffer.concat(content);
}

export function withContent(db: Firestore, file: DocumentReference): readonly DocumentReference[] {
  return [...partsOf(db, file.id), file];
}

/** On a deleted file: deletes its content. */
export const dropContent: Step = async (db, change) => {
  if (change.after) return;
  const batch = db.batch();
  for (const part of partsOf(db, change.id)) batch.delete(part);
  await batch.commit();
};
