import { importDrafts, importer as viewer, importLine } from '@tests/factories/imports';
import type { ImportLine } from '@tests/factories/imports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { AppError } from '@/domain/core/errors';
import { cutBatches } from '@/domain/import/customers/batches';
import { importedId } from '@/domain/import/imported-id';
import type { WritingRow } from '@/domain/import/customers/batches';
import { planImport } from '@/domain/import/customers/plan';
import { DUPLICATE_CHOICES } from '@/domain/import/planned';
import type { DuplicateChoice } from '@/domain/import/planned';
import { takeBack } from '@/domain/import/customers/take-back';
import { importBatchShape } from '@/domain/import/import-run';
import { priceShape } from '@/domain/money/price';
import { encodeFields, parseFields } from '@/domain/core/record-codec';
import type { Fields, InferFields, Shape } from '@/domain/core/shape';
import type { Doc } from '@/domain/core/value';
import { createCustomer } from '../customers/customer-changes';
import { startImport } from './import-record';
import type { Intent } from '../core/intent';
import { editPrice } from '../money/prices';
import { customerBatches } from './customers/write-batch';
import { runImport } from './run-import';
import { createMemoryStore } from '../store/memory/memory-store';
import type { MemoryStore } from '../store/memory/memory-store';

function recordsOf<F extends Fields>(store: MemoryStore, shape: Shape<F>): readonly InferFields<F>[] {
  return [...store.server.rows(shape.collection).values()].map(({ data }) => {
    const parsed = parseFields(shape.fields, data);
    if (!parsed.ok) throw new Error(parsed.problem.reason);
    return parsed.value;
  });
}

function contentOf(store: MemoryStore): ReadonlyMap<string, unknown> {
  return new Map(
    recordsOf(store, customerShape).map(({ updatedAt: _at, updatedBy: _by, ...content }) => [
      content.uuid,
      content,
    ]),
  );
}

/** A store with these customers, whose clock advances with every batch. */
async function storeWith(rows: readonly ImportLine[]): Promise<MemoryStore> {
  let clock = 1_000;
  const store = createMemoryStore({ clock: () => (clock += 1) });
  for (const { fields, row, problems } of importDrafts(rows)) {
    if (problems.length === 0)
      await store.commit(createCustomer(viewer, { ...fields, uuid: `known-${row}` }).writes);
  }
  return store;
}

const ofCustomers = (store: MemoryStore) =>
  ({ noun: 'customer', write: customerBatches({ store, viewer }, 'run') }) as const;

/** How a commit fails: it is lost, or its answer is lost. */
type Fault = 'none' | 'lost' | 'unanswered';

/** Runs an import to its end over a connection with these faults, restarting after each. */
async function importAll(
  store: MemoryStore,
  rows: readonly ImportLine[],
  choice: DuplicateChoice,
  faults: readonly Fault[],
): Promise<void> {
  const plan = planImport(importDrafts(rows), { existing: recordsOf(store, customerShape), choice });
  // Batches of two, so that a few rows make several.
  const writing = cutBatches(plan).flat();
  const batches = Array.from({ length: Math.ceil(writing.length / 2) }, (_, at) =>
    writing.slice(at * 2, at * 2 + 2),
  );
  const counts = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
  const start = startImport(viewer, {
    importId: 'run',
    noun: 'customer',
    fileName: 'a.csv',
    total: rows.length,
    batches: batches.length,
    counts,
  });
  const left = [...faults];
  const send = async ({ writes }: Intent) => {
    const fault = left.shift() ?? 'none';
    if (fault === 'lost') throw new AppError('network');
    await store.commit(writes);
    if (fault === 'unanswered') throw new AppError('unavailable');
  };
  for (let tries = 0; tries <= faults.length; tries += 1) {
    const end = await runImport({
      ...ofCustomers(store),
      store,
      send,
      viewer,
      importId: 'run',
      start,
      batch: async (index) => batches[index] ?? [],
      onProgress: () => undefined,
      isCancelled: () => false,
      untilBack: async () => undefined,
    }).catch((error: unknown) => error);
    if (end === 'done') return;
    expect(end).toBeInstanceOf(AppError);
  }
  throw new Error('The import never ended.');
}

function undoAll(store: MemoryStore): void {
  const put = (id: string, doc: Doc | null) =>
    store.server.put({ collection: COLLECTIONS.customers, id }, doc);
  for (const batch of recordsOf(store, importBatchShape)) {
    const customers = new Map(recordsOf(store, customerShape).map((customer) => [customer.uuid, customer]));
    for (const step of takeBack(batch, customers, new Set())) {
      const customer = customers.get(step.id);
      if (step.kind === 'delete') put(step.id, null);
      if (step.kind === 'restore' && customer) {
        const restored: Customer = { ...customer, ...step.values };
        put(step.id, encodeFields(customerShape.fields, restored));
      }
    }
  }
}

const amountsIn = (store: MemoryStore) =>
  Object.fromEntries(recordsOf(store, priceShape).map(({ uuid, amount }) => [uuid, amount]));

describe('amounts of an import', () => {
  it('are stored beside their customers, and an update keeps amounts that exist by then', async () => {
    const lines: readonly ImportLine[] = [
      ['Ann', '2185550101', '', '', '900'],
      ['Bo', '2185550102', '', '', '$1,200.50'],
      ['Cy', '2185550103', '', '', ''],
    ];
    const store = await storeWith(lines.slice(0, 1));
    const other: readonly ImportLine[] = [['Dee', '2185550104', '', '', '']];
    const [dee] = importDrafts(other);
    if (!dee) throw new Error('There is a row.');
    await store.commit(createCustomer(viewer, { ...dee.fields, uuid: 'known-dee' }).writes);
    const plan = planImport(importDrafts([...lines, ['Dee', '2185550104', '', '', '70']]), {
      choice: 'update',
      existing: recordsOf(store, customerShape),
    });
    expect(plan.map(({ action }) => action)).toEqual(['update', 'create', 'create', 'update']);
    // Another user sets an amount while the file is being checked.
    const record = { uuid: 'known-1', customerId: 'known-1', trackerId: '', assignees: [] };
    await store.commit(editPrice(viewer, { noun: 'customer', record, amount: 5, price: null }).writes);
    const rows = cutBatches(plan).flat();
    await runImport({
      ...ofCustomers(store),
      store,
      viewer,
      importId: 'run',
      onProgress: () => undefined,
      isCancelled: () => false,
      start: startImport(viewer, {
        importId: 'run',
        noun: 'customer',
        fileName: 'a.csv',
        total: 4,
        batches: 1,
        counts: { create: 2, update: 2, join: 0, skip: 0, refuse: 0 },
      }),
      send: ({ writes }) => store.commit(writes),
      batch: async () => rows,
      untilBack: null,
    });
    expect(amountsIn(store)).toEqual({
      'known-1': 5,
      [importedId('run', 2)]: 120_050,
      'known-dee': 7_000,
    });
    // Undo recognizes an untouched customer by the batch's time, also when only the amount was new.
    const [batch] = recordsOf(store, importBatchShape);
    const stamps = recordsOf(store, customerShape).map(({ uuid, updatedAt }) => [uuid, updatedAt]);
    expect(Object.fromEntries(stamps)['known-dee']).toBe(batch?.createdAt);
  });
});

const world = {
  stored: fc.array(importLine, { maxLength: 4 }),
  file: fc.array(importLine, { minLength: 1, maxLength: 9 }),
  choice: fc.constantFrom(...DUPLICATE_CHOICES),
};

describe('running an import', () => {
  it('continues the record of a faster tab', async () => {
    const store = await storeWith([]);
    const batch = importDrafts([['Ann', '2185550101', '', '']]).map((draft): WritingRow => ({
      action: 'create',
      draft,
      fields: draft.fields,
    }));
    const counts = { create: 1, update: 0, join: 0, skip: 0, refuse: 0 };
    const start = startImport(viewer, {
      importId: 'run',
      noun: 'customer',
      fileName: 'a.csv',
      total: 1,
      batches: 1,
      counts,
    });
    const refusedStart = async ({ writes }: Intent) => {
      const isStart = writes === start.writes;
      await store.commit(writes);
      if (isStart) throw new AppError('denied');
    };
    const run = { store, viewer, importId: 'run', start, batch: async () => batch };
    const end = await runImport({
      ...ofCustomers(store),
      ...run,
      send: refusedStart,
      onProgress: () => undefined,
      isCancelled: () => false,
      untilBack: async () => undefined,
    });
    expect(end).toBe('done');
    expect(recordsOf(store, customerShape)).toHaveLength(1);
  });

  it('waits for a connection, and stops waiting when it is cancelled', async () => {
    const store = await storeWith([]);
    const start = startImport(viewer, {
      importId: 'run',
      noun: 'customer',
      fileName: 'a.csv',
      total: 0,
      batches: 0,
      counts: { create: 0, update: 0, join: 0, skip: 0, refuse: 0 },
    });
    const waited: string[] = [];
    const runWith = (cancelAfter: number) =>
      runImport({
        ...ofCustomers(store),
        store,
        viewer,
        importId: 'run',
        start,
        batch: async () => [],
        send: async ({ writes }) => {
          if (waited.length < 2) throw new AppError('network');
          await store.commit(writes);
        },
        onProgress: () => undefined,
        isCancelled: () => waited.length >= cancelAfter,
        untilBack: async () => void waited.push('again'),
      });
    expect(await runWith(1)).toBe('stopped');
    expect(waited).toHaveLength(1);
    expect(await runWith(5)).toBe('done');
    expect(waited).toHaveLength(2);
  });

  it('retries a busy server only a few times', async () => {
    const store = await storeWith([]);
    let tries = 0;
    const counts = { create: 0, update: 0, join: 0, skip: 0, refuse: 0 };
    const start = startImport(viewer, {
      importId: 'run',
      noun: 'customer',
      fileName: 'a.csv',
      total: 0,
      batches: 0,
      counts,
    });
    const run = runImport({
      ...ofCustomers(store),
      store,
      viewer,
      importId: 'run',
      start,
      batch: async () => [],
      send: async () => {
        tries += 1;
        throw new AppError('unavailable');
      },
      onProgress: () => undefined,
      isCancelled: () => false,
      untilBack: async () => undefined,
    });
    await expect(run).rejects.toMatchObject({ code: 'unavailable' });
    expect(tries).toBe(4);
  });

  it('ends the same over a bad connection as over a good one, without duplicates (property)', async () => {
    const faults = fc.array(fc.constantFrom<Fault>('none', 'lost', 'unanswered'), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.record({ ...world, faults }), async ({ stored, file, choice, faults: bad }) => {
        const good = await storeWith(stored);
        await importAll(good, file, choice, []);
        const shaky = await storeWith(stored);
        await importAll(shaky, file, choice, bad);
        const plain = (store: MemoryStore) =>
          new Map(
            recordsOf(store, customerShape).map(({ uuid, name, phone, email, notes }) => [
              uuid,
              { name, phone, email, notes },
            ]),
          );
        expect(plain(shaky)).toEqual(plain(good));
      }),
      { numRuns: 60 },
    );
  });

  it('can be undone, keeping edited customers (property)', async () => {
    const edits = fc.array(fc.nat(12), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.record({ ...world, edits }), async ({ stored, file, choice, edits: at }) => {
        const store = await storeWith(stored);
        const before = contentOf(store);
        await importAll(store, file, choice, []);
        const all = recordsOf(store, customerShape);
        const edited = new Set(at.flatMap((index) => all[index]?.uuid ?? []));
        for (const customer of all) {
          if (!edited.has(customer.uuid)) continue;
          const doc = encodeFields(customerShape.fields, {
            ...customer,
            city: 'Duluth',
            updatedAt: customer.updatedAt + 1,
          });
          store.server.put({ collection: COLLECTIONS.customers, id: customer.uuid }, doc);
        }
        const touched = contentOf(store);
        undoAll(store);
        const wanted = new Map([...before, ...[...edited].map((id) => [id, touched.get(id)] as const)]);
        expect(contentOf(store)).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });
});
