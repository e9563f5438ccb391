import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { readKeptValues, takeBack } from '@/domain/import/customers/take-back';
import type { TakeBack } from '@/domain/import/customers/take-back';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import type { ImportBatch, ImportRun } from '@/domain/import/import-run';
import { priceShape } from '@/domain/money/price';
import { mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Caller } from '../../calls/guard';
import { id } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';
import { readViewer } from '../../company/viewers';
import { takeBackFields } from './own-fields-of-import';

export const undoImportInput = v.strictObject({ importId: id(8, 64) });

export type UndoProgress = {
  readonly undone: number;
  readonly batches: number;
  readonly takenBack: number;
  readonly kept: number;
};

/** Batches per call; the app calls until all are undone. */
const BATCHES_PER_CALL = 10;
/**
 * No batch begins later than this in one call, ms: a function has a minute, and a busy database takes seconds
 * per batch.
 */
const LATEST_BEGIN_MS = 20_000;
const IDS_PER_QUERY = 30;

/**
 * Undoes an import, last batch first: deletes the customers it created, restores earlier values, and removes
 * its amounts. Customers edited since stay and are listed. One transaction per batch also moves the import's
 * counter, so repeated and concurrent calls are safe. The importer may undo; others need the right to delete
 * customers. Custom fields go with the last batch if no customer uses them.
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
  if (run.state === 'undone') await takeBackFields(db, run);
  const { batchesUndone, batchesIn, takenBack, kept } = run;
  return { undone: batchesUndone, batches: batchesIn, takenBack, kept };
}

async function undoBatch(db: Firestore, caller: Caller, importId: string, now: number): Promise<ImportRun> {
  const runRef = db.collection(COLLECTIONS.imports).doc(importId);
  return db.runTransaction(async (tx) => {
    const run = readSnapshot(importShape, await tx.get(runRef));
    const viewer = await readViewer(db, tx, caller.uid);
    if (!run || !mayOn(viewer, 'customers:edit', run)) throw new AppError('not-found');
    if (run.createdBy !== caller.uid && !mayOn(viewer, 'customers:delete', run)) throw new AppError('denied');
    if (run.state === 'undone') return run;

    const index = run.batchesIn - run.batchesUndone - 1;
    const batchRef = db.collection(COLLECTIONS.importBatches).doc(importBatchId(importId, index));
    const batch = index < 0 ? null : readSnapshot(importBatchShape, await tx.get(batchRef));
    const { steps, amounts } =
      batch && batch.owner === run.owner ? await stepsOf(db, tx, viewer, batch) : NOTHING;
    const kept = steps.filter((step) => step.kind === 'keep');
    const after: ImportRun = {
      ...run,
      batchesUndone: Math.min(run.batchesIn, run.batchesUndone + 1),
      takenBack: run.takenBack + steps.length - kept.length,
      kept: run.kept + kept.length,
      state: index <= 0 ? 'undone' : 'undoing',
      updatedAt: now,
      updatedBy: caller.uid,
    };
    for (const step of steps) {
      apply(db, tx, step, caller.uid);
      if (step.kind !== 'keep' && amounts.has(step.id))
        tx.delete(db.collection(COLLECTIONS.prices).doc(step.id));
    }
    if (batch)
      tx.update(batchRef, {
        undone: true,
        changed: '',
        kept: kept.map(({ id: uuid, name }) => ({ id: uuid, name })),
      });
    const { batchesUndone, takenBack, state, updatedAt, updatedBy } = after;
    tx.update(
      runRef,
      storedRecord(importShape, { batchesUndone, takenBack, kept: after.kept, state, updatedAt, updatedBy }),
    );
    return after;
  });
}

type Steps = {
  readonly steps: readonly TakeBack[];
  /** Customers whose amount the batch created and nobody changed since: it is undone with the batch. */
  readonly amounts: ReadonlySet<string>;
};

const NOTHING: Steps = { steps: [], amounts: new Set() };

/** The step for each customer of a batch; those the caller may not change stay and are listed. */
async function stepsOf(db: Firestore, tx: Transaction, viewer: Viewer, batch: ImportBatch): Promise<Steps> {
  const ids = [...batch.created, ...readKeptValues(batch.changed).map((entry) => entry.id)];
  if (ids.length === 0) return NOTHING;
  const snapshots = await tx.getAll(...ids.map((uuid) => db.collection(COLLECTIONS.customers).doc(uuid)));
  const customers = new Map<string, Customer>();
  for (const snapshot of snapshots) {
    const customer = readSnapshot(customerShape, snapshot);
    if (customer) customers.set(snapshot.id, customer);
  }
  const amounts = await amountsOf(db, tx, batch, ids);
  const steps = takeBack(batch, customers, new Set([...amounts.others, ...(await workedOn(db, tx, batch))]));
  const allowed = steps.map((step): TakeBack => {
    const customer = customers.get(step.id);
    if (!customer || step.kind === 'keep' || mayOn(viewer, 'customers:edit', customer)) return step;
    return { kind: 'keep', id: step.id, name: customer.name };
  });
  return { steps: allowed, amounts: amounts.made };
}

/** The customers' amounts: those the batch created in its commit that are unchanged, and all others. */
async function amountsOf(
  db: Firestore,
  tx: Transaction,
  { owner, createdAt }: ImportBatch,
  ids: readonly string[],
): Promise<{ readonly made: ReadonlySet<string>; readonly others: ReadonlySet<string> }> {
  const [made, others] = [new Set<string>(), new Set<string>()];
  const prices = await tx.getAll(...ids.map((uuid) => db.collection(COLLECTIONS.prices).doc(uuid)));
  for (const snapshot of prices) {
    const price = readSnapshot(priceShape, snapshot);
    if (!price || price.owner !== owner) continue;
    const isUntouched = price.createdAt === createdAt && price.updatedAt === createdAt;
    (isUntouched ? made : others).add(snapshot.id);
  }
  return { made, others };
}

async function workedOn(db: Firestore, tx: Transaction, batch: ImportBatch): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let at = 0; at < batch.created.length; at += IDS_PER_QUERY) {
    const ids = batch.created.slice(at, at + IDS_PER_QUERY);
    const entries = await tx.get(
      db.collection(COLLECTIONS.activity).where('owner', '==', batch.owner).where('recordId', 'in', ids),
    );
    const files = await tx.get(
      db.collection(COLLECTIONS.files).where('owner', '==', batch.owner).where('recordId', 'in', ids),
    );
    for (const doc of [...entries.docs, ...files.docs]) found.add(String(doc.get('recordId')));
  }
  return found;
}

function apply(db: Firestore, tx: Transaction, step: TakeBack, uid: string): void {
  const ref = db.collection(COLLECTIONS.customers).doc(step.id);
  switch (step.kind) {
    case 'delete':
      tx.delete(ref);
      return;
    case 'restore':
      tx.update(ref, {
        ...storedRecord(customerShape, step.values),
        updatedAt: FieldValue.serverTimestamp(),
        updatedBy: uid,
      });
      return;
    case 'keep':
  }
}
