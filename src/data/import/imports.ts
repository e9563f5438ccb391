import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { importBatchShape, importShape } from '@/domain/import/import-run';
import type { ImportBatch, ImportRun } from '@/domain/import/import-run';
import { matchKeys } from '@/domain/import/customers/match-keys';
import type { MetCustomers, SearchKeys } from '@/domain/import/customers/match-keys';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { numberOf } from '../core/answers';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import type { DirectoryMatches } from '../directory/use-directory-matches';
import { nextTask } from '../core/next-task';
import { amountsOf } from '../money/prices';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { chunks, QUERIES_AT_ONCE } from '../customers/read-customers';
import { scopeOf } from '../core/scope';
import { patientServerPage } from '../core/server-page';
import type { DocStore } from '../store/port';

const KEYS_PER_QUERY = 30;
/** With more queries than this the directory of all customers costs less, and takes no minutes for a large file. */
const MOST_QUERIES = 20;
const SHOWN_IMPORTS = 10;
const SHOWN_BATCHES = 100;
const SHOWN_CUSTOMERS = 50;

/** Customers with one of up to 30 values in a search key. */
export function customersByKeys(
  viewer: Viewer,
  field: keyof SearchKeys,
  values: readonly string[],
): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...scopeOf(viewer), { field, op: 'in', value: values }],
    orderBy: [],
    limit: MOST_ROWS,
  });
}

/** The latest imports of the business that the viewer may see, newest first. */
export function latestImports(viewer: Viewer): TypedQuery<ImportRun> {
  return query(importShape, {
    where: scopeOf(viewer),
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: SHOWN_IMPORTS,
  });
}

/** A reference to one import. */
export function importRef(importId: string): TypedRef<ImportRun> {
  return recordRef(importShape, importId);
}

/** The existing customers created by an import. */
export function customersOfImport(viewer: Viewer, importId: string): TypedQuery<Customer> {
  return query(customerShape, {
    where: [...scopeOf(viewer), { field: 'importId', op: '==', value: importId }],
    orderBy: [],
    limit: SHOWN_CUSTOMERS,
  });
}

/** The batches of an import, with the customers that its Undo kept. */
export function batchesOfImport(viewer: Viewer, importId: string): TypedQuery<ImportBatch> {
  return query(importBatchShape, {
    where: [...scopeOf(viewer), { field: 'importId', op: '==', value: importId }],
    orderBy: [],
    limit: SHOWN_BATCHES,
  });
}

/** The keys of a file's rows: those to query by, and those of which a match must share one. */
export type WantedKeys = { readonly search: SearchKeys; readonly match: readonly string[] };

/**
 * Finds the customers that a file's rows may match, by phone, e-mail and name: for a small file by one query per 30
 * values, which returns full records; for a large one in the directory, without reads. Rejects with AppError.
 */
export async function findMatches(
  store: DocStore,
  viewer: Viewer,
  { search, match }: WantedKeys,
  matchesInDirectory: DirectoryMatches,
  onProgress: (done: number, total: number) => void,
): Promise<MetCustomers> {
  // The worker's answer with the keys of 10,000 rows has just blocked the page.
  await nextTask();
  const parts = (['phoneKey', 'emailKey', 'nameKey'] as const).flatMap((field) =>
    chunks(search[field], KEYS_PER_QUERY).map((values) => ({ field, values })),
  );
  const named = parts.length > MOST_QUERIES ? await matchesInDirectory(match) : null;
  if (named) return { matches: named, whole: [] };
  const wanted = new Set(match);
  const found = new Map<string, Customer>();
  let done = 0;
  const ask = async ({ field, values }: (typeof parts)[number]) => {
    const { spec, decode } = customersByKeys(viewer, field, values);
    const { rows } = await patientServerPage(store, spec);
    for (const row of rows) {
      const decoded = decode(row);
      if (decoded.ok && matchKeys(decoded.record).some((key) => wanted.has(key)))
        found.set(row.id, decoded.record);
    }
    done += 1;
    onProgress(done, parts.length);
  };
  for (const group of chunks(parts, QUERIES_AT_ONCE)) await Promise.all(group.map(ask));
  const whole = [...found.values()];
  return { matches: whole, whole };
}

/** The progress of undoing an import. */
export type UndoProgress = { readonly undone: number; readonly batches: number };

/** Undoes some batches of an import; call again until all are undone. Rejects with AppError. */
export function undoImport(importId: string): Promise<UndoProgress> {
  return callFunction('undoImport', { importId }, (answer) => ({
    undone: numberOf(answer, 'undone'),
    batches: numberOf(answer, 'batches'),
  }));
}

/** The import's queries, for the suites that run every query. */
export const importsCatalog: readonly CatalogEntry[] = [
  {
    name: 'existing customers of an import',
    build: (viewer) => [
      customersByKeys(viewer, 'phoneKey', ['2185550101', '2185550102']).spec,
      customersByKeys(viewer, 'emailKey', ['ann@mail.example']).spec,
      customersByKeys(viewer, 'nameKey', ['ann berg']).spec,
      customersOfImport(viewer, 'import-1').spec,
    ],
    needs: 'customers:view',
  },
  {
    name: 'amounts of customers that an import updates',
    // With the noun's own right, too, which the page queries alone.
    build: (viewer) =>
      may(viewer, 'customers:view') ? [amountsOf(viewer, 'customer', ['customer-1', 'customer-2']).spec] : [],
    needs: 'pricing:show',
  },
  {
    name: 'earlier imports',
    build: (viewer) => [latestImports(viewer).spec, batchesOfImport(viewer, 'import-1').spec],
    needs: 'customers:edit',
  },
];
