import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { mayOn } from '@/domain/access/viewer';
import { chunks } from '@/domain/core/chunks';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { idsBeside } from '@/domain/import/jobs/batches';
import { readSaleValues, takeBackJobs } from '@/domain/import/jobs/take-back';
import type { HeldWork } from '@/domain/import/jobs/take-back';
import type { ImportBatch } from '@/domain/import/import-run';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { trackerShape } from '@/domain/trackers/tracker';
import { amountsOf, annotated, givenBack, IDS_PER_QUERY, recordsNamed } from './taken-back';
import type { UndoBatch } from './taken-back';

/** Takes back a batch of jobs with the visits, trackers, customers and amounts that came with them. */
export const undoJobs: UndoBatch = async (db, tx, viewer, batch) => {
  const ids = batch.created.map(idsBeside);
  const sold = readSaleValues(batch.changed).map(({ id }) => id);
  const jobs = await recordsNamed(db, tx, jobShape, batch.created);
  const trackers = await recordsNamed(
    db,
    tx,
    trackerShape,
    ids.map(({ tracker }) => tracker),
  );
  const visits = await recordsNamed(
    db,
    tx,
    visitShape,
    ids.map(({ visit }) => visit),
  );
  const customers = await recordsNamed(db, tx, customerShape, [
    ...ids.map(({ customer }) => customer),
    ...sold,
  ]);
  const amounts = await amountsOf(db, tx, batch, [...jobs.keys(), ...trackers.keys(), ...customers.keys()]);
  const below = await workBelow(db, tx, batch, { jobs, trackers, visits });
  const all = [...jobs.keys(), ...trackers.keys(), ...visits.keys(), ...ids.map(({ customer }) => customer)];
  const hidden = [...jobs.values()].filter((job) => !mayOn(viewer, 'jobs:edit', job));
  const back = takeBackJobs(batch, {
    jobs,
    trackers,
    visits,
    customers,
    workedOn: new Set([
      ...amounts.others,
      ...below,
      ...(await annotated(db, tx, batch.owner, all)),
      ...hidden.map(({ uuid }) => uuid),
    ]),
    trackersOf: await trackersOf(db, tx, batch, [...customers.keys()]),
  });
  return {
    count: back.jobs.length,
    kept: back.kept,
    write: () => {
      const drop = (collection: string, some: readonly string[]) => {
        for (const id of some) tx.delete(db.collection(collection).doc(id));
      };
      drop(COLLECTIONS.jobs, back.jobs);
      drop(COLLECTIONS.visits, back.visits);
      drop(COLLECTIONS.trackers, back.trackers);
      drop(COLLECTIONS.customers, back.customers);
      drop(
        COLLECTIONS.prices,
        [...back.jobs, ...back.trackers].filter((id) => amounts.made.has(id)),
      );
      for (const lead of back.leads)
        tx.update(db.collection(COLLECTIONS.customers).doc(lead.id), {
          ...givenBack(customerShape, lead),
          updatedAt: FieldValue.serverTimestamp(),
          updatedBy: viewer.uid,
        });
    },
  };
};

/** Jobs with further visits, and trackers with further jobs. */
async function workBelow(
  db: Firestore,
  tx: Transaction,
  { owner }: ImportBatch,
  { jobs, trackers, visits }: Pick<HeldWork, 'jobs' | 'trackers' | 'visits'>,
): Promise<readonly string[]> {
  const planned = await children(db, tx, COLLECTIONS.visits, {
    owner,
    field: 'jobId',
    ids: [...jobs.keys()],
  });
  const added = await children(db, tx, COLLECTIONS.jobs, {
    owner,
    field: 'trackerId',
    ids: [...trackers.keys()],
  });
  return [
    ...planned.flatMap(({ id, parent }) => (visits.has(id) ? [] : [parent])),
    ...added.flatMap(({ id, parent }) => (jobs.has(id) ? [] : [parent])),
  ];
}

async function trackersOf(
  db: Firestore,
  tx: Transaction,
  { owner }: ImportBatch,
  ids: readonly string[],
): Promise<HeldWork['trackersOf']> {
  const found = new Map<string, string[]>();
  const all = await children(db, tx, COLLECTIONS.trackers, { owner, field: 'customerId', ids });
  for (const { id, parent } of all) found.set(parent, [...(found.get(parent) ?? []), id]);
  return found;
}

/** A business's records of a collection below some parents. */
async function children(
  db: Firestore,
  tx: Transaction,
  collection: string,
  { owner, field, ids }: { readonly owner: string; readonly field: string; readonly ids: readonly string[] },
): Promise<readonly { readonly id: string; readonly parent: string }[]> {
  const found: { readonly id: string; readonly parent: string }[] = [];
  for (const some of chunks(ids, IDS_PER_QUERY)) {
    const below: Query = db.collection(collection).where('owner', '==', owner).where(field, 'in', some);
    for (const doc of (await tx.get(below)).docs) found.push({ id: doc.id, parent: String(doc.get(field)) });
  }
  return found;
}
