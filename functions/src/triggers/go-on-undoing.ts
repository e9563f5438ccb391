import { AppError } from '@/domain/core/errors';
import { COLLECTIONS } from '@/domain/core/collections';
import { importShape } from '@/domain/import/import-run';
import { undoBatch } from '../callables/imports/undo-import';
import { readRecord, readSnapshot } from '../records';
import type { Step } from './change';

/**
 * On an import of which a batch was just undone: undoes the next one, whose write is the next event. So the Undo ends
 * without the browser that began it. Does nothing where a browser or an earlier delivery has gone further.
 */
export const goOnUndoing: Step = async (db, { id, after, at }) => {
  const written = after && readRecord(importShape, after);
  if (written?.state !== 'undoing') return;
  const run = readSnapshot(importShape, await db.collection(COLLECTIONS.imports).doc(id).get());
  if (run?.state !== 'undoing' || run.batchesUndone !== written.batchesUndone) return;
  try {
    // Functions alone write this state, with the user who undoes the import.
    await undoBatch(db, { uid: run.updatedBy, email: '' }, id, at, written.batchesUndone);
  } catch (error) {
    // The user lost the right meanwhile; the screen shows that it stopped, and others may go on.
    if (!(error instanceof AppError)) throw error;
  }
};
