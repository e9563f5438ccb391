import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { initialOf } from '@/domain/core/shape';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import { idsBeside, madeIds } from '@/domain/import/jobs/batches';
import { visitOf, workFor } from '@/domain/import/jobs/made';
import { SALE_FIELDS } from '@/domain/import/jobs/take-back';
import { jobShape } from '@/domain/jobs/job';
import { visitShape } from '@/domain/jobs/visit';
import { priceShape } from '@/domain/money/price';
import { taskShape } from '@/domain/tasks/task';
import { trackerShape } from '@/domain/trackers/tracker';
import { storedRecord } from '../../functions/src/records';
import { newJobLines } from '../factories/imports';
import { call, db, freshId, person } from './emulator';
import { aCustomer, COLD, get, put } from './rows';

/** Writes an import of jobs as the app does: one commit, so that its records share one timestamp. */
async function importJobs(owner: string, leads: readonly (Customer | null)[]): Promise<string> {
  const importId = freshId();
  await put(importShape, importId, {
    uuid: importId,
    owner,
    noun: 'job',
    assignees: [owner],
    createdBy: owner,
    state: 'done',
    batches: 1,
    batchesIn: 1,
    created: leads.length,
  });
  const moment = FieldValue.serverTimestamp();
  const batch = db.batch();
  const create = <F extends Fields>(shape: Shape<F>, id: string, record: Partial<InferFields<F>>) => {
    const whole = { ...initialOf(shape.fields), ...record, uuid: id, owner };
    batch.create(db.collection(shape.collection).doc(id), {
      ...storedRecord(shape, whole),
      createdAt: moment,
      updatedAt: moment,
    });
  };
  const kept: object[] = [];
  for (const [at, { draft }] of newJobLines(leads.length).entries()) {
    const lead = leads[at] ?? null;
    const blank: Customer = { ...initialOf(customerShape.fields), name: draft.client.name, owner };
    const customer = lead ?? { ...blank, uuid: madeIds(importId, draft.row).customer };
    const { sale, job } = workFor(customer, draft, { importId, seller: owner, at: Date.now(), zone: 'UTC' });
    if (lead) {
      batch.update(db.collection(COLLECTIONS.customers).doc(lead.uuid), {
        ...storedRecord(customerShape, sale.customer),
        updatedAt: moment,
      });
      kept.push({ id: lead.uuid, values: Object.fromEntries(SALE_FIELDS.map((name) => [name, lead[name]])) });
    } else create(customerShape, customer.uuid, { ...customer, ...sale.customer, importId });
    create(trackerShape, sale.tracker.uuid, sale.tracker);
    create(jobShape, job.uuid, job);
    const visit = visitOf(job, draft);
    if (visit) create(visitShape, visit.uuid, visit);
    for (const price of sale.prices) create(priceShape, price.uuid, price);
  }
  create(importBatchShape, importBatchId(importId, 0), {
    importId,
    noun: 'job',
    assignees: [owner],
    created: leads.map((_, at) => madeIds(importId, at + 1).job),
    changed: JSON.stringify(kept),
  });
  await batch.commit();
  return importId;
}

async function countIn(collection: string, owner: string): Promise<number> {
  return (await db.collection(collection).where('owner', '==', owner).get()).size;
}

const WORK = [COLLECTIONS.jobs, COLLECTIONS.trackers, COLLECTIONS.visits, COLLECTIONS.prices];

async function aLead(owner: string): Promise<Customer> {
  const uuid = await aCustomer(owner, { name: 'Ann Berg', productOfInterest: 'Gutters' });
  return { ...initialOf(customerShape.fields), uuid, owner, name: 'Ann Berg', productOfInterest: 'Gutters' };
}

describe('undoing an import of jobs', () => {
  it('deletes the jobs and what came with them, and makes sold customers leads again', async () => {
    const sam = await person();
    const lead = await aLead(sam.uid);
    const importId = await importJobs(sam.uid, [null, lead]);
    expect(await get(COLLECTIONS.customers, lead.uuid)).toMatchObject({ listOrganizer: 'Sold' });
    const answer = await call('undoImport', { importId }, sam.token);
    expect(answer.result).toEqual({ undone: 1, batches: 1, takenBack: 2, kept: 0 });
    for (const collection of WORK) expect(await countIn(collection, sam.uid)).toBe(0);
    expect(await countIn(COLLECTIONS.customers, sam.uid)).toBe(1);
    expect(await get(COLLECTIONS.customers, lead.uuid)).toMatchObject({
      listOrganizer: 'Open',
      soldAt: null,
      trackerId: '',
      productOfInterest: 'Gutters',
    });
    // Once more: nothing is left to do.
    expect((await call('undoImport', { importId }, sam.token)).result).toMatchObject({
      takenBack: 2,
      kept: 0,
    });
  });

  it('keeps and lists jobs that were worked on since, with what came with them', async () => {
    const sam = await person();
    const importId = await importJobs(sam.uid, [null, null, null, null, null, null]);
    const [edited, planned, priced, joined, moved] = [1, 2, 3, 4, 5].map((row) => madeIds(importId, row));
    if (!edited || !planned || !priced || !joined || !moved) throw new Error('There are five rows.');
    const change = { updatedAt: FieldValue.serverTimestamp() };
    await db
      .collection(COLLECTIONS.jobs)
      .doc(edited.job)
      .update({ title: 'Other', ...change });
    await put(visitShape, freshId(), { owner: sam.uid, jobId: planned.job, trackerId: planned.tracker });
    await db
      .collection(COLLECTIONS.prices)
      .doc(priced.job)
      .update({ amount: 1, ...change });
    await put(jobShape, freshId(), {
      owner: sam.uid,
      trackerId: joined.tracker,
      customerId: joined.customer,
    });
    await db
      .collection(COLLECTIONS.visits)
      .doc(moved.visit)
      .update({ clientNote: 'Cars', ...change });
    const answer = await call('undoImport', { importId }, sam.token);
    expect(answer.result).toMatchObject({ takenBack: 1, kept: 5 });
    for (const ids of [edited, planned, priced, joined, moved]) {
      expect(await get(COLLECTIONS.jobs, ids.job)).not.toBeNull();
      expect(await get(COLLECTIONS.trackers, ids.tracker)).not.toBeNull();
      expect(await get(COLLECTIONS.customers, ids.customer)).not.toBeNull();
    }
    expect(await get(COLLECTIONS.customers, madeIds(importId, 6).customer)).toBeNull();
    const batch = await get(COLLECTIONS.importBatches, importBatchId(importId, 0));
    expect(batch?.['kept']).toContainEqual({ id: edited.job, name: 'Other' });
  });

  it('keeps a job that a task is about', async () => {
    const sam = await person();
    const importId = await importJobs(sam.uid, [null, null]);
    const { job, tracker } = madeIds(importId, 1);
    await put(taskShape, freshId(), { owner: sam.uid, recordNoun: 'job', recordId: job });
    const answer = await call('undoImport', { importId }, sam.token);
    expect(answer.result).toMatchObject({ takenBack: 1, kept: 1 });
    expect(await get(COLLECTIONS.jobs, job)).not.toBeNull();
    expect(await get(COLLECTIONS.trackers, tracker)).not.toBeNull();
  });

  it('keeps a new customer who has other work by now', async () => {
    const sam = await person();
    const importId = await importJobs(sam.uid, [null]);
    const { customer, job } = madeIds(importId, 1);
    await put(trackerShape, freshId(), { owner: sam.uid, customerId: customer, title: 'Gutters' });
    expect((await call('undoImport', { importId }, sam.token)).result).toMatchObject({
      takenBack: 0,
      kept: 1,
    });
    expect(await get(COLLECTIONS.jobs, job)).not.toBeNull();
  });

  it('is refused to strangers', async () => {
    const sam = await person();
    const importId = await importJobs(sam.uid, [null]);
    const stranger = await person();
    expect((await call('undoImport', { importId }, stranger.token)).code).toBe('not-found');
    expect(await countIn(COLLECTIONS.jobs, sam.uid)).toBe(1);
  });
});

it('numbers imported jobs and writes no entry for each of them', async () => {
  const sam = await person();
  const importId = await importJobs(sam.uid, [null, null]);
  const ids = [1, 2].map((row) => idsBeside(madeIds(importId, row).job));
  await expect
    .poll(async () => {
      const jobs = await Promise.all(ids.map(({ job }) => get(COLLECTIONS.jobs, job)));
      return jobs.map((job) => Number(job?.['number'])).toSorted((a, b) => a - b);
    }, COLD)
    .toEqual([1, 2]);
  expect(await countIn(COLLECTIONS.activity, sam.uid)).toBe(0);
});
