import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { mayOn } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { readKeptValues, takeBack } from '@/domain/import/customers/take-back';
import type { TakeBack } from '@/domain/import/customers/take-back';
import type { ImportBatch } from '@/domain/import/import-run';
import { amountsOf, annotated, givenBack, recordsNamed } from './taken-back';
import type { UndoBatch } from './taken-back';

/** Takes back a batch of customers: those it created, the earlier values of the others, and its amounts. */
export const undoCustomers: UndoBatch = async (db, tx, viewer, batch) => {
  const { steps, amounts } = await stepsOf(db, tx, viewer, batch);
  const kept = steps.filter((step) => step.kind === 'keep');
  return {
    count: steps.length - kept.length,
    kept: kept.map(({ id, name }) => ({ id, name })),
    write: () => {
      for (const step of steps) {
        apply(db, tx, step, viewer.uid);
        if (step.kind !== 'keep' && amounts.has(step.id))
          tx.delete(db.collection(COLLECTIONS.prices).doc(step.id));
      }
    },
  };
};

type Steps = {
  readonly steps: readonly TakeBack[];
  /** Customers whose amount the batch created and nobody changed since: it is undone with the batch. */
  readonly amounts: ReadonlySet<string>;
};

/** The step for each customer of a batch; those the caller may not change stay and are listed. */
async function stepsOf(db: Firestore, tx: Transaction, viewer: Viewer, batch: ImportBatch): Promise<Steps> {
  const ids = [...batch.created, ...readKeptValues(batch.changed).map((entry) => entry.id)];
  if (ids.length === 0) return { steps: [], amounts: new Set() };
  const customers = await recordsNamed(db, tx, customerShape, ids);
  const amounts = await amountsOf(db, tx, batch, ids);
  const steps = takeBack(
    batch,
    customers,
    new Set([...amounts.others, ...(await annotated(db, tx, batch.owner, batch.created))]),
  );
  const allowed = steps.map((step): TakeBack => {
    const customer = customers.get(step.id);
    if (!customer || step.kind === 'keep' || mayOn(viewer, 'customers:edit', customer)) return step;
    return { kind: 'keep', id: step.id, name: customer.name };
  });
  return { steps: allowed, amounts: amounts.made };
}

function apply(db: Firestore, tx: Transaction, step: TakeBack, uid: string): void {
  const ref = db.collection(COLLECTIONS.customers).doc(step.id);
  switch (step.kind) {
    case 'delete':
      tx.delete(ref);
      return;
    case 'restore':
      tx.update(ref, {
        ...givenBack(customerShape, step),
        updatedAt: FieldValue.serverTimestamp(),
        updatedBy: uid,
      });
      return;
    case 'keep':
  }
}
