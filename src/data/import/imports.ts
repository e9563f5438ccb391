import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { importBatchShape, importShape } from '@/domain/import/import-run';
import type { ImportBatch, ImportNoun, ImportRun } from '@/domain/import/import-run';
import { may } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import { numberOf } from '../core/answers';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import { amountsOf } from '../money/prices';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { scopeOf } from '../core/scope';
import { customersByKeys } from './customers/find-matches';

const SHOWN_IMPORTS = 10;
const SHOWN_BATCHES = 100;
const SHOWN_CUSTOMERS = 50;

/** The business's latest imports of a noun that the viewer may see, newest first. */
export function latestImports(viewer: Viewer, noun: ImportNoun): TypedQuery<ImportRun> {
  return query(importShape, {
    where: [...scopeOf(viewer), { field: 'noun', op: '==', value: noun }],
    orderBy: [{ field: 'createdAt', direction: 'desc' }],
    limit: SHOWN_IMPORTS,
  });
}

/** One import, as a query: its answer tells whether it is the server's. */
export function importRun(
  viewer: Viewer,
  { noun, uuid }: Pick<ImportRun, 'noun' | 'uuid'>,
): TypedQuery<ImportRun> {
  return query(importShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: noun },
      { field: 'uuid', op: '==', value: uuid },
    ],
    orderBy: [],
    limit: 1,
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

/** The batches of an import, with the records that its Undo kept. */
export function batchesOfImport(
  viewer: Viewer,
  { noun, uuid: importId }: Pick<ImportRun, 'noun' | 'uuid'>,
): TypedQuery<ImportBatch> {
  return query(importBatchShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: noun },
      { field: 'importId', op: '==', value: importId },
    ],
    orderBy: [],
    limit: SHOWN_BATCHES,
  });
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
    name: 'earlier imports of customers',
    build: (viewer) => earlierImports(viewer, 'customer'),
    needs: 'customers:edit',
  },
  {
    name: 'earlier imports of jobs',
    build: (viewer) => earlierImports(viewer, 'job'),
    needs: 'jobs:edit',
  },
];

function earlierImports(viewer: Viewer, noun: ImportNoun) {
  const run = { noun, uuid: 'import-1' };
  return [latestImports(viewer, noun).spec, importRun(viewer, run).spec, batchesOfImport(viewer, run).spec];
}
