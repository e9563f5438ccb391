import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { readKeptValues, takeBack } from '@/domain/customers/import/take-back';
import type { TakeBack } from '@/domain/customers/import/take-back';
import { importBatchId, importBatchShape, importShape } from '@/domain/customers/import/import-run';
import type { ImportBatch, ImportRun } from '@/domain/customers/import/import-run';
import { priceShape } from '@/domain/money/price';
import { mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { Caller } from '../guard';
import { id, object } from '../parse';
import { readSnapshot, storedRecord } from '../records';
import { readViewer } from '../viewers';
import { takeBackFields } from './own-fields-of-import';

/** What `undoImport` takes. */
export const undoImportInput = object({ importId: id(8, 64) });

/** How far it has come: batches taken back of all that came in, and what happened to the customers. */
export type UndoProgress = {
  readonly undone: number;
  readonly batches: number;
  readonly takenBack: number;
  readonly kept: number;
};

/** Batches of one call; the app calls until all are undone. */
const BATCHES_PER_CALL = 10;
/** No batch begins after so long in one call, in ms: a function has a minute, and a busy database takes seconds a batch. */
const LATEST_BEGIN_MS = 20_000;
/** Values one `in` takes. */
const IDS_PER_QUERY = 30;

/**
 * Takes an import back, last batch first: what it made is deleted, what it changed gets its earlier values, and amounts
 * it brought go with that. Customers that somebody worked on since stay and are listed. One batch is one transaction
 * that also moves the import's own counter, so calling again, or twice at once, goes on where it stands.
 * Whoever made the import may take it back; others need the right to delete customers. Own fields that it made go
 * with its last batch where no customer uses them.
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
  /** Customers whose amount the batch made and nobody changed since: it goes with what the batch did. */
  readonly amounts: ReadonlySet<string>;
};

const NOTHING: Steps = { steps: [], amounts: new Set() };

/** What to do with each customer of a batch; what the caller may not change now stays and is listed. */
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

/**
 * The amounts beside customers: those that the batch made in its commit and nobody changed since, and all others.
 */
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

/** Customers the batch made that have notes, calls or files beside them. */
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
