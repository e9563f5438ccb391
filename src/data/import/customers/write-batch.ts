import type { Viewer } from '@/domain/access/viewer';
import type { Customer } from '@/domain/customers/customer';
import type { WritingRow } from '@/domain/import/customers/batches';
import { newAmountOf } from '@/domain/import/customers/plan';
import type { Intent } from '../../core/intent';
import { nextTask } from '../../base/next-task';
import { serverPage } from '../../core/server-page';
import { readCustomers } from '../../customers/read-customers';
import { readAmounts } from '../../money/prices';
import type { DocStore } from '../../store/port';
import { importBatch } from './import-batch';

type Writing = { readonly store: DocStore; readonly viewer: Viewer };

/** The commits of an import of customers; see `runImport`. */
export function customerBatches(
  { store, viewer }: Writing,
  importId: string,
): (index: number, rows: readonly WritingRow[]) => Promise<Intent> {
  return async (index, planned) => {
    const rows = await asTheyAreNow({ store, viewer }, planned);
    await nextTask();
    return importBatch(viewer, importId, index, rows);
  };
}

/** Uses the currently stored values, because Undo must restore the latest; skips deleted customers. */
async function asTheyAreNow(
  { store, viewer }: Writing,
  rows: readonly WritingRow[],
): Promise<readonly WritingRow[]> {
  const ids = rows.flatMap((row) => (row.action === 'update' ? [row.existing.uuid] : []));
  const current = new Map<string, Customer>();
  await readCustomers(
    (spec) => serverPage(store, spec),
    viewer,
    ids,
    (part) => {
      for (const customer of part) current.set(customer.uuid, customer);
    },
  );
  const priced = rows.flatMap((row) =>
    row.action === 'update' && newAmountOf(row) !== null ? [row.existing.uuid] : [],
  );
  const held = await readAmounts((spec) => serverPage(store, spec), viewer, 'customer', priced);
  return rows.flatMap((row): WritingRow[] => {
    if (row.action === 'create') return [row];
    const existing = current.get(row.existing.uuid);
    const amountHeld = held.get(row.existing.uuid) ?? row.amountHeld ?? null;
    return existing ? [{ ...row, existing, amountHeld }] : [];
  });
}
