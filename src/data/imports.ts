import { customerKeys, customerShape } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import { importShape } from '@/domain/import-run';
import { MOST_ROWS } from '@/domain/list-bounds';
import { changesFrom, matchKeys } from '@/domain/import/plan';
import type { PlanCounts, PlannedRow } from '@/domain/import/plan';
import type { ImportDraft } from '@/domain/import/read-row';
import type { Viewer } from '@/domain/viewer';
import type { CatalogEntry } from './catalog-entry';
import { createCustomer, editCustomer } from './customer-changes';
import { newId } from './ids';
import { query } from './query';
import type { TypedQuery } from './query';
import { scopeOf } from './scope';
import type { DocStore, Write } from './store/port';
import { createRecord, patchRecord } from './writes';

/** Values one `in` takes. */
const KEYS_PER_QUERY = 30;
/** Queries asked at the same time: waiting for each in turn would take minutes for a large file. */
const QUERIES_AT_ONCE = 6;
/** Rows of one batch: small enough to show progress, far below the rules' limits. */
const ROWS_PER_BATCH = 100;

/** Customers that have one of up to 30 values in a search key. */
export function customersByKeys(
  viewer: Viewer,
  field: 'phoneKey' | 'emailKey' | 'nameKey',
  values: readonly string[],
): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...scopeOf(viewer), { field, op: 'in', value: values }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/**
 * Finds the customers that rows of a file may be, by phone, e-mail and name: one query per 30 values,
 * so that only likely matches are read. Rejects with AppError.
 */
export async function findExisting(
  store: DocStore,
  viewer: Viewer,
  drafts: readonly ImportDraft[],
  onProgress: (done: number, total: number) => void,
): Promise<readonly Customer[]> {
  const wanted = new Set(drafts.flatMap((draft) => matchKeys(draft.fields)));
  const keys = drafts.map((draft) => customerKeys(draft.fields));
  const queries = (['phoneKey', 'emailKey', 'nameKey'] as const).flatMap((field) =>
    chunks(
      [...new Set(keys.map((key) => key[field]).filter((value) => value.length > 2))],
      KEYS_PER_QUERY,
    ).map((values) => customersByKeys(viewer, field, values)),
  );
  const found = new Map<string, Customer>();
  let done = 0;
  const ask = async ({ spec, decode }: (typeof queries)[number]) => {
    const { rows } = await store.page(spec);
    for (const row of rows) {
      const decoded = decode(row);
      if (decoded.ok && matchKeys(decoded.record).some((key) => wanted.has(key)))
        found.set(row.id, decoded.record);
    }
    done += 1;
    onProgress(done, queries.length);
  };
  for (const group of chunks(queries, QUERIES_AT_ONCE)) await Promise.all(group.map(ask));
  return [...found.values()];
}

/** What an import will write, cut into batches that are saved one after the other. */
export type ImportBatches = {
  readonly importId: string;
  readonly start: Write;
  readonly batches: readonly { readonly rows: number; readonly writes: readonly Write[] }[];
  readonly finish: Write;
};

/**
 * Turns a plan into batches. The run itself is a record, so that people see what came in by whom.
 * @throws AppError('invalid') when a row breaks a bound of the customer record.
 */
export function importBatches(
  viewer: Viewer,
  fileName: string,
  plan: readonly PlannedRow[],
  counts: PlanCounts,
): ImportBatches {
  const importId = newId();
  const writes = plan.flatMap((row) => writesOf(viewer, importId, row));
  return {
    importId,
    start: createRecord(viewer, importShape, {
      uuid: importId,
      assignees: [viewer.uid],
      fileName: fileName.slice(0, 200),
      state: 'running',
      total: plan.length,
      created: counts.create,
      changed: counts.update,
      skipped: counts.skip,
      refused: counts.refuse,
    }),
    batches: chunks(writes, ROWS_PER_BATCH).map((part) => ({ rows: part.length, writes: part })),
    finish: patchRecord(viewer, importShape, importId, { state: 'done' }),
  };
}

function writesOf(viewer: Viewer, importId: string, row: PlannedRow): readonly Write[] {
  switch (row.action) {
    case 'create':
      return createCustomer(viewer, { ...row.draft.fields, uuid: newId(), importId }).writes;
    case 'update': {
      const changes = changesFrom(row.draft, row.existing);
      return Object.keys(changes).length === 0 ? [] : editCustomer(viewer, row.existing, changes).writes;
    }
    case 'skip':
    case 'refuse':
      return [];
  }
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

/** What an import asks, for the suites that walk every query. */
export const importsCatalog: readonly CatalogEntry[] = [
  {
    name: 'existing customers of an import',
    build: (viewer) => [
      customersByKeys(viewer, 'phoneKey', ['2185550101', '2185550102']).spec,
      customersByKeys(viewer, 'emailKey', ['ann@mail.example']).spec,
      customersByKeys(viewer, 'nameKey', ['ann berg']).spec,
    ],
    needs: 'customers:view',
  },
];
