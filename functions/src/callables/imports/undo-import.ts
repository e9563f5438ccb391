import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import type { ImportNoun, ImportRun } from '@/domain/import/import-run';
import { mayOn } from '@/domain/access/viewer';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';
import { readViewer } from '../../company/viewers';
import { recount } from '../../triggers/usage';
import { takeBackFields } from './own-fields-of-import';
import { undoCustomers } from './undo-customers';
import { undoJobs } from './undo-jobs';
import type { TakenBack, UndoBatch } from './taken-back';

export const undoImportInput = v.strictObject({ importId: id(8, 64) });

export type UndoProgress = {
  readonly undone: number;
  readonly batches: number;
  readonly takenBack: number;
  readonly kept: number;
};

/** Batches per call; the app calls until all are undone. */
const BATCHES_PER_CALL = 10;
/** Latest start of a batch in one call, ms: a function has a minute, a busy database takes seconds per batch. */
const LATEST_BEGIN_MS = 20_000;

const AREA = { customer: 'customers', job: 'jobs' } as const satisfies Record<ImportNoun, string>;
const UNDO: Readonly<Record<ImportNoun, UndoBatch>> = { customer: undoCustomers, job: undoJobs };
const NOTHING: TakenBack = { count: 0, kept: [], write: () => undefined };

/**
 * Undoes an import, last batch first: deletes the records it created, restores earlier values, and removes
 * its amounts. Records edited since stay and are listed. One transaction per batch also moves the import's
 * counter, so repeated and concurrent calls are safe. Without further calls `goOnUndoing` ends it. The importer may
 * undo; others need the right to delete the noun's records.
 */
export async function undoImport(
  db: Firestore,
  caller: Caller,
  { importId }: { readonly importId: string },
  now: number,
): Promise<UndoProgress> {
  const begun = performance.now();
  let run = await undoBatch(db, caller, importId, now);
  for (let more = 1; more < BATCHES_PER_CALL && run.state !== 'undone'; more += 1) {
    if (performance.now() - begun > LATEST_BEGIN_MS) break;
    run = await undoBatch(db, caller, importId, now);
  }
  const { batchesUndone, batchesIn, takenBack, kept } = run;
  return { undone: batchesUndone, batches: batchesIn, takenBack, kept };
}

/**
 * Undoes the last batch that is not undone, unless more than `after` are undone already. The room that its records took
 * is counted once, and with the last batch go the custom fields that no customer uses.
 */
export async function undoBatch(
  db: Firestore,
  caller: Caller,
  importId: string,
  now: number,
  after = Infinity,
): Promise<ImportRun> {
  const run = await undoInTransaction(db, caller, importId, now, after);
  await recount(db, run.owner, now);
  if (run.state === 'undone') await takeBackFields(db, run);
  return run;
}

async function undoInTransaction(
  db: Firestore,
  caller: Caller,
  importId: string,
  now: number,
  after: number,
): Promise<ImportRun> {
  const runRef = db.collection(COLLECTIONS.imports).doc(importId);
  return db.runTransaction(async (tx) => {
    const run = readSnapshot(importShape, await tx.get(runRef));
    const viewer = await readViewer(db, tx, caller.uid);
    if (!run || !mayOn(viewer, `${AREA[run.noun]}:edit`, run)) throw new AppError('not-found');
    if (run.createdBy !== caller.uid && !mayOn(viewer, `${AREA[run.noun]}:delete`, run))
      throw new AppError('denied');
    if (run.state === 'undone' || run.batchesUndone > after) return run;

    const index = run.batchesIn - run.batchesUndone - 1;
    const batchRef = db.collection(COLLECTIONS.importBatches).doc(importBatchId(importId, index));
    const stored = index < 0 ? null : readSnapshot(importBatchShape, await tx.get(batchRef));
    // Browsers choose the ids: a batch may be another business's, or name another import.
    const batch = stored?.owner === run.owner && stored.importId === importId ? stored : null;
    const taken = batch ? await UNDO[run.noun](db, tx, viewer, batch) : NOTHING;
    const { kept } = taken;
    const undone: ImportRun = {
      ...run,
      batchesUndone: Math.min(run.batchesIn, run.batchesUndone + 1),
      takenBack: run.takenBack + taken.count,
      kept: run.kept + kept.length,
      state: index <= 0 ? 'undone' : 'undoing',
      updatedAt: now,
      updatedBy: caller.uid,
    };
    const { batchesUndone, takenBack, state, updatedAt, updatedBy } = undone;
    // First, so that emulators deliver its event before those of the records: it begins the next batch.
    tx.update(
      runRef,
      storedRecord(importShape, { batchesUndone, takenBack, kept: undone.kept, state, updatedAt, updatedBy }),
    );
    taken.write();
    if (batch) tx.update(batchRef, { undone: true, changed: '', kept });
    return undone;
  });
}
