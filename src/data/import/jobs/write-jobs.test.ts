import { importer as viewer, newJobLines } from '@tests/factories/imports';
import { makeCustomer, makeTracker } from '@tests/factories/records';
import { describe, expect, it } from 'vitest';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { madeIds } from '@/domain/import/jobs/batches';
import type { JobPlace, NewJobLine } from '@/domain/import/jobs/plan';
import { readSaleValues } from '@/domain/import/jobs/take-back';
import { instant } from '@/domain/core/value';
import type { Doc } from '@/domain/core/value';
import { trackerShape } from '@/domain/trackers/tracker';
import { createRecord } from '../../core/writes';
import { createMemoryStore } from '../../store/memory/memory-store';
import type { MemoryStore } from '../../store/memory/memory-store';
import { startImport } from '../import-record';
import { jobBatches } from './write-jobs';

const owned = { owner: viewer.owner, assignees: [viewer.uid] };
const lead = makeCustomer({ ...owned, uuid: 'ann', name: 'Ann Berg', productOfInterest: 'Gutters' });

const linesAt = (places: readonly JobPlace[]): readonly NewJobLine[] =>
  newJobLines(places.length).map((line, at) => ({ ...line, place: places[at] ?? line.place }));

/** Writes batches of lines over a store, as an import does. */
async function write(store: MemoryStore, batches: readonly (readonly NewJobLine[])[]): Promise<void> {
  const counts = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
  const start = startImport(viewer, {
    importId: 'run',
    noun: 'job',
    fileName: 'a.csv',
    total: 9,
    counts,
    batches: batches.length,
  });
  await store.commit(start.writes);
  const batch = jobBatches({ store, viewer, zone: 'UTC' }, 'run');
  for (const [index, lines] of batches.entries()) await store.commit((await batch(index, lines)).writes);
}

async function storeWith(customers: readonly Customer[]): Promise<MemoryStore> {
  const store = createMemoryStore();
  for (const customer of customers) await store.commit([createRecord(viewer, customerShape, customer)]);
  return store;
}

const rowsOf = (store: MemoryStore, collection: string): readonly Doc[] =>
  [...store.server.rows(collection).values()].map(({ data }) => data);

describe('a batch of imported jobs', () => {
  it('makes one customer for all rows of a new client, in whatever batches they are', async () => {
    const store = await storeWith([]);
    const lines = linesAt([1, 1, 1].map((of) => ({ kind: 'new', of })));
    await write(store, [lines.slice(0, 2), lines.slice(2)]);
    const { customer } = madeIds('run', 1);
    expect(rowsOf(store, 'Customers')).toMatchObject([
      { uuid: customer, listOrganizer: 'Sold', trackerId: madeIds('run', 1).tracker, importId: 'run' },
    ]);
    expect(rowsOf(store, 'Jobs').map(({ customerId }) => customerId)).toEqual([customer, customer, customer]);
    expect(rowsOf(store, 'Trackers')).toHaveLength(3);
  });

  it('sells a lead once, and keeps what it was for Undo', async () => {
    const store = await storeWith([lead]);
    const lines = linesAt([1, 2].map(() => ({ kind: 'customer', customer: lead })));
    await write(store, [lines.slice(0, 1), lines.slice(1)]);
    expect(rowsOf(store, 'Customers')).toMatchObject([
      { listOrganizer: 'Sold', trackerId: madeIds('run', 1).tracker, productOfInterest: 'Gutters' },
    ]);
    const kept = rowsOf(store, 'ImportBatches').map(({ changed }) =>
      readSaleValues(typeof changed === 'string' ? changed : ''),
    );
    expect(kept).toEqual([
      [
        {
          id: 'ann',
          values: { listOrganizer: 'Open', soldAt: null, trackerId: '', productOfInterest: 'Gutters' },
          absent: [],
        },
      ],
      [],
    ]);
  });

  it('stamps job, visit and tracker with the import, in the names of crew and importer', async () => {
    const store = await storeWith([]);
    const [line] = linesAt([{ kind: 'new', of: 1 }]);
    if (!line) throw new Error('There is a line.');
    const { fields } = line.draft;
    const draft = { ...line.draft, crew: ['omar'], fields: { ...fields, status: 'In Progress' as const } };
    await write(store, [[{ ...line, draft }]]);
    const ids = madeIds('run', 1);
    const common = { importId: 'run', assignees: ['sam', 'omar'] };
    expect(rowsOf(store, 'Jobs')).toMatchObject([{ ...common, uuid: ids.job, status: 'In Progress' }]);
    expect(rowsOf(store, 'Trackers')).toMatchObject([
      { ...common, uuid: ids.tracker, status: 'In Progress' },
    ]);
    expect(rowsOf(store, 'Visits')).toMatchObject([
      { ...common, uuid: ids.visit, jobId: ids.job, crew: ['omar'], status: 'Planned' },
    ]);
    expect(rowsOf(store, 'Prices').map(({ noun, amount }) => [noun, amount])).toEqual([
      ['tracker', 90_000],
      ['job', 90_000],
    ]);
  });

  it('makes finished work of the past, in the archives, and leaves a lead a lead', async () => {
    const store = await storeWith([lead]);
    const lines = linesAt([
      { kind: 'new', of: 1 },
      { kind: 'customer', customer: lead },
    ]).map(({ draft, ...line }) => ({
      ...line,
      draft: { ...draft, fields: { ...draft.fields, status: 'Completed' as const } },
    }));
    await write(store, [lines]);
    const end = lines[0]?.draft.span?.end ?? 0;
    const past = { listOrganizer: 'Archive', statusAt: instant(end) };
    expect(rowsOf(store, 'Jobs')).toMatchObject([
      { ...past, status: 'Completed' },
      { ...past, status: 'Completed' },
    ]);
    expect(rowsOf(store, 'Trackers')).toMatchObject([
      { ...past, status: 'Complete', stageAt: { sold: instant(end), complete: instant(end) } },
      { ...past, status: 'Complete' },
    ]);
    expect(rowsOf(store, 'Visits').map(({ status }) => status)).toEqual(['Done', 'Done']);
    expect(rowsOf(store, 'Customers')).toMatchObject([
      { uuid: 'ann', listOrganizer: 'Open', soldAt: null, trackerId: '' },
      { listOrganizer: 'Sold', soldAt: instant(end) },
    ]);
    expect(rowsOf(store, 'Prices').map(({ noun }) => noun)).toEqual(['tracker', 'job', 'tracker', 'job']);
  });

  it('leaves out rows whose customer or tracker is gone since, and counts what it made', async () => {
    const store = await storeWith([]);
    const tracker = makeTracker({ ...owned, uuid: 't1' });
    const archived = makeTracker({ ...owned, uuid: 't2', listOrganizer: 'Archive' });
    await store.commit([createRecord(viewer, trackerShape, archived)]);
    const lines = linesAt([
      { kind: 'customer', customer: lead },
      { kind: 'tracker', tracker },
      { kind: 'tracker', tracker: { ...archived, listOrganizer: 'Open' } },
      { kind: 'new', of: 4 },
    ]);
    await write(store, [lines]);
    expect(rowsOf(store, 'Jobs')).toMatchObject([{ uuid: madeIds('run', 4).job }]);
    expect(rowsOf(store, 'Imports')).toMatchObject([{ created: 1, batchesIn: 1 }]);
  });
});
