import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '@/domain/core/collections';
import { CHUNK_IDS } from '@/domain/files/file';
import type { Step } from '../triggers/change';

/** Files per batch: with their content parts they stay below 500 documents. */
export const FILE_PAGE = 25;

function partsOf(db: Firestore, fileId: string): readonly DocumentReference[] {
  return CHUNK_IDS.map((id) => db.collection(chunksOf(fileId)).doc(id));
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
