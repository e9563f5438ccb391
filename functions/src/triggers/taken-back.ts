import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { importBatchShape, importShape } from '@/domain/import/import-run';
import { jobWith } from '@/domain/import/jobs/batches';
import { SECOND_MS } from '@/domain/time/time';
import { readRecord, readSnapshot } from '../records';
import { textField } from './change';
import type { RecordChange } from './change';

/**
 * Whether an import's Undo deleted the record: ten thousand entries and counts would help nobody. What the Undo left and
 * a user deletes later is told. Asks what functions alone write, because clients choose a record's `importId`.
 */
export async function isTakenBack(db: Firestore, change: RecordChange): Promise<boolean> {
  const importId = textField(change, 'importId');
  if (change.after || importId === '') return false;
  const run = readSnapshot(importShape, await db.collection(COLLECTIONS.imports).doc(importId).get());
  if (run?.owner !== textField(change, 'owner')) return false;
  if (run.state === 'undoing') return true;
  if (run.state !== 'undone') return false;
  return change.at <= run.updatedAt + SECOND_MS || wasUndone(db, run.owner, importId, change.id);
}

/** Whether an undone batch made the record and its Undo did not keep it; for events that come late. */
async function wasUndone(db: Firestore, owner: string, importId: string, id: string): Promise<boolean> {
  const made = jobWith(id);
  const found = await db
    .collection(COLLECTIONS.importBatches)
    .where('owner', '==', owner)
    .where('importId', '==', importId)
    .where('created', 'array-contains', made)
    .get();
  return found.docs.some((doc) => {
    const batch = readRecord(importBatchShape, doc.data());
    return batch.undone && !batch.kept.some((kept) => kept.id === made);
  });
}
