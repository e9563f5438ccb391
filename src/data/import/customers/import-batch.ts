import { AppError } from '@/domain/core/errors';
import { keptValuesOf } from '@/domain/import/customers/batches';
import { importedId } from '@/domain/import/imported-id';
import type { WritingRow } from '@/domain/import/customers/batches';
import { changesFrom } from '@/domain/import/customers/file-changes';
import { importBatchId, importBatchShape, importShape } from '@/domain/import/import-run';
import { newAmountOf } from '@/domain/import/customers/plan';
import { customerShape } from '@/domain/customers/customer';
import { instant } from '@/domain/core/value';
import type { Viewer } from '@/domain/access/viewer';
import { assigneesOf, createCustomer, editCustomer } from '../../customers/customer-changes';
import type { Intent } from '../../core/intent';
import { absentPaths } from '../../core/restored-absence';
import { createPrice } from '../../money/prices';
import { inc } from '../../store/port';
import type { Write } from '../../store/port';
import { createRecord, patchRecord } from '../../core/writes';
import { importIntent } from '../import-record';

/**
 * One batch as one commit: the customers, their earlier values for Undo, and the import's counters. The ids are
 * derived from import and row, and the batch's own record can be created only once, so that a batch sent again is
 * refused as a whole instead of creating duplicates.
 * @throws AppError('invalid') when a row breaks a bound of the customer record
 */
export function importBatch(
  viewer: Viewer,
  importId: string,
  index: number,
  planned: readonly WritingRow[],
): Intent {
  const rows = planned.filter(hasChanges);
  const created = rows.flatMap((row) =>
    row.action === 'create' ? [importedId(importId, row.draft.row)] : [],
  );
  const kept = rows.flatMap((row) =>
    row.action === 'update' ? [keptValuesOf(row, absentPaths(refOf(row.existing.uuid)))] : [],
  );
  return importIntent('Rows imported', [
    ...rows.flatMap((row) => writesOf(viewer, importId, row)),
    createRecord(viewer, importBatchShape, {
      uuid: importBatchId(importId, index),
      assignees: [viewer.uid],
      importId,
      noun: 'customer',
      index,
      created,
      changed: kept.length === 0 ? '' : JSON.stringify(kept),
    }),
    patchRecord(viewer, importShape, importId, {
      batchesIn: inc(1),
      created: inc(created.length),
      changed: inc(kept.length),
    }),
  ]);
}

const refOf = (id: string) => ({ collection: customerShape.collection, id });

/** Instants this close to now (ms) count as now, since this device's clock may be ahead of the server's. */
const AS_NOW_MS = 60 * 60_000;

/** Backdates a new customer; null leaves the time to the server. */
function since(write: Write, createdAt: number | null): Write {
  if (write.kind !== 'create' || createdAt === null || createdAt > Date.now() - AS_NOW_MS) return write;
  return { ...write, data: { ...write.data, createdAt: instant(createdAt) } };
}

/** Another user may have typed the same meanwhile. */
function hasChanges(row: WritingRow): boolean {
  return (
    row.action === 'create' ||
    newAmountOf(row) !== null ||
    Object.keys(changesFrom(row.fields, row.existing)).length > 0
  );
}

function writesOf(viewer: Viewer, importId: string, row: WritingRow): readonly Write[] {
  try {
    return [...customerWrites(viewer, importId, row), ...amountWrites(viewer, importId, row)];
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    throw new AppError(cause.code, {
      cause,
      sentence: `Row ${row.draft.row} of the file cannot be saved as it is.`,
    });
  }
}

function customerWrites(viewer: Viewer, importId: string, row: WritingRow): readonly Write[] {
  // An update of the amount alone stamps the customer, too: Undo recognizes later changes by it.
  if (row.action === 'update')
    return editCustomer(viewer, row.existing, changesFrom(row.fields, row.existing)).writes;
  const uuid = importedId(importId, row.draft.row);
  const { writes } = createCustomer(viewer, { ...row.fields, uuid, importId });
  return writes.map((write) => since(write, row.draft.createdAt ?? null));
}

function amountWrites(viewer: Viewer, importId: string, row: WritingRow): readonly Write[] {
  const amount = newAmountOf(row);
  if (amount === null) return [];
  const { uuid, trackerId, ...people } =
    row.action === 'update'
      ? row.existing
      : { uuid: importedId(importId, row.draft.row), trackerId: '', assignees: [], salesperson: '' };
  const salesperson = row.fields.salesperson || people.salesperson;
  const isSame = row.action === 'update' && salesperson === people.salesperson;
  const assignees = isSame
    ? people.assignees
    : assigneesOf(viewer, people.assignees, people.salesperson, salesperson);
  const record = { uuid, trackerId, customerId: uuid, assignees };
  return [createPrice(viewer, { noun: 'customer', record, amount })];
}
