import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { chunksOf } from '@/domain/core/collections';
import { CHUNK_IDS } from '@/domain/files/file';
import type { Step } from '../triggers/change';

/** Files of one batch: with the parts of their content they stay below 500 documents. */
export const FILE_PAGE = 25;

/** Every part that a file's content can have. */
function partsOf(db: Firestore, fileId: string): readonly DocumentReference[] {
  return CHUNK_IDS.map((id) => db.collection(chunksOf(fileId)).doc(id));
}

/** A file and all of its content: what has to go with it. */
export function withContent(db: Firestore, file: DocumentReference): readonly DocumentReference[] {
  return [...partsOf(db, file.id), file];
}

/** On a file that was deleted: its content goes, too. */
export const dropContent: Step = async (db, change) => {
  if (change.after) return;
  const batch = db.batch();
  for (const part of partsOf(db, change.id)) batch.delete(part);
  await batch.commit();
};
