import { initializeTestEnvironment } from '@firebase/rules-unit-testing';
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import fc from 'fast-check';
import { deleteApp, initializeApp } from 'firebase/app';
import type { FirebaseApp } from 'firebase/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFirestoreStore } from '@/data/store/firestore/firestore-store';
import { createMemoryStore } from '@/data/store/memory/memory-store';
import type { DocStore, OrderBy, QuerySpec, Where, Write } from '@/data/store/port';
import { instant } from '@/domain/core/value';
import type { Value } from '@/domain/core/value';
import { emulators } from '../setup/emulators';

const PROJECT = 'demo-joblane-same-answers';
const FIELDS = ['a', 'b', 'group.c'] as const;

let env: RulesTestEnvironment;
let app: FirebaseApp;
let firestore: DocStore;

beforeAll(async () => {
  const { host, port } = emulators.firestore;
  const rules = `service cloud.firestore { match /databases/{db}/documents { match /{any=**} { allow read, write; } } }`;
  env = await initializeTestEnvironment({ projectId: PROJECT, firestore: { host, port, rules } });
  await env.clearFirestore();
  app = initializeApp({ projectId: PROJECT, apiKey: 'none' }, PROJECT);
  firestore = openFirestoreStore(app, { ownDevice: false, emulator: { host, port } });
});

afterAll(async () => {
  await firestore.close();
  await deleteApp(app);
  await env.cleanup();
});

/** Few different values, so that queries often match several documents and types. */
const simple: fc.Arbitrary<Value> = fc.constantFrom<Value[]>(
  null,
  false,
  true,
  -1,
  0,
  0.5,
  3,
  instant(0),
  instant(86_400_000),
  '',
  'a',
  'B',
  'é',
  '\uE000',
  '😀',
);
const value: fc.Arbitrary<Value> = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 1, arbitrary: fc.array(simple, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.record({ x: simple }, { noNullPrototype: true }) },
);

const document = fc.record(
  { a: value, b: value, group: fc.record({ c: value }, { requiredKeys: [], noNullPrototype: true }) },
  { requiredKeys: [], noNullPrototype: true },
);

const field = fc.constantFrom(...FIELDS);
const where: fc.Arbitrary<Where> = fc.oneof(
  fc.record({ field, op: fc.constant('==' as const), value }),
  fc.record({
    field,
    op: fc.constantFrom('<', '<=', '>', '>='),
    value: simple.filter((one) => one !== null),
  }),
  fc.record({
    field,
    op: fc.constant('in' as const),
    value: fc.uniqueArray(
      simple.filter((one) => one !== null),
      {
        minLength: 1,
        maxLength: 4,
        selector: (one) => JSON.stringify(one),
      },
    ),
  }),
  fc.record({
    field,
    op: fc.constant('array-contains' as const),
    value: simple.filter((one) => one !== null),
  }),
);

/** At most one condition and one sort order per field, as our screens use. */
const question = fc.record({
  where: fc.uniqueArray(where, { maxLength: 2, selector: (one) => one.field }),
  orderBy: fc.uniqueArray(fc.record<OrderBy>({ field, direction: fc.constantFrom('asc', 'desc') }), {
    maxLength: 2,
    selector: (one) => one.field,
  }),
  limit: fc.integer({ min: 1, max: 4 }),
});

/** All ids page by page, so that cursors are compared too. */
async function idsByPage(store: DocStore, spec: QuerySpec): Promise<string[][]> {
  const pages: string[][] = [];
  let after: QuerySpec['after'];
  for (;;) {
    const { rows, next } = await store.page({ ...spec, ...(after && { after }) });
    pages.push(rows.map((row) => row.id));
    if (!next) return pages;
    after = next;
  }
}

it('memory and Firestore give the same rows in the same order for any query', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.stringMatching(/^[a-zA-Z0-9]{1,3}$/), document, {
        minKeys: 1,
        maxKeys: 8,
        noNullPrototype: true,
      }),
      fc.array(question.filter(isAskable), { minLength: 3, maxLength: 6 }),
      async (docs, questions) => {
        run += 1;
        const collection = `Run${run}`;
        const writes = Object.entries(docs).map(([id, data]): Write => ({
          kind: 'create',
          ref: { collection, id },
          data,
        }));
        await firestore.commit(writes);
        const memory = createMemoryStore({ docs: { [collection]: docs } });
        for (const one of questions) {
          const spec = { collection, ...one };
          expect(await idsByPage(memory, spec)).toEqual(await idsByPage(firestore, spec));
          expect(await memory.count(spec)).toBe(await firestore.count(spec));
          // Sums without a limit: which rows a limit leaves out is undefined.
          const unlimited = { ...spec, limit: 1000 };
          expect(await memory.sum(unlimited, 'a')).toBe(await firestore.sum(unlimited, 'a'));
        }
      },
    ),
    { numRuns: 40, seed: 20_261_121 },
  );
});

/** The SDK accepts one array-contains, and no sorting by a field with fixed values. */
function isAskable({ where: conditions, orderBy }: Pick<QuerySpec, 'where' | 'orderBy'>): boolean {
  const pinned = conditions.filter((one) => one.op === '==' || one.op === 'in').map((one) => one.field);
  return (
    conditions.filter((one) => one.op === 'array-contains').length <= 1 &&
    orderBy.every((order) => !pinned.includes(order.field))
  );
}
