import type { Customer } from '../../customers/customer';
import { pathsOf } from '../kept-values';
import type { Kept } from '../kept-values';
import { changesFrom, UPDATABLE } from './file-changes';
import { newAmountOf } from './plan';
import type { PlannedRow } from './plan';

export type WritingRow = Extract<PlannedRow, { readonly action: 'create' | 'update' }>;

/** Rows per batch: undone in one transaction, and quick to prepare, which blocks a slow phone's page. */
export const ROWS_PER_BATCH = 50;

/**
 * Most amounts per batch. The rules read the customer of each and allow 20 reads per commit
 * (firebase.google.com/docs/firestore/security/rules-conditions#access_call_limits).
 */
export const AMOUNTS_PER_BATCH = 15;

/** Most characters of earlier values beside a batch; a document holds a megabyte. */
const MOST_KEPT = 250_000;

const DERIVED = ['assignees', 'nameKey', 'phoneKey', 'emailKey'] as const;

export const RESTORABLE = [...UPDATABLE, ...DERIVED] as const;

/** A customer's changed fields before an import, whole, moments in epoch ms. */
export type KeptValues = Kept<Customer, (typeof RESTORABLE)[number]>;

/** The values an update replaces, for Undo; `absent` are the paths of what the stored customer lacks. */
export function keptValuesOf(
  { fields, existing }: Extract<WritingRow, { readonly action: 'update' }>,
  absent: readonly string[] = [],
): KeptValues {
  const changed: readonly string[] = [...Object.keys(changesFrom(fields, existing)), ...DERIVED];
  const kept = RESTORABLE.filter((name) => changed.includes(name)).map((name) => [name, existing[name]]);
  const values = Object.fromEntries(kept);
  return { id: existing.uuid, values, absent: pathsOf(values, absent) };
}

/** Cuts a plan into batches of writing rows, deterministically. */
export function cutBatches(plan: readonly PlannedRow[]): readonly (readonly WritingRow[])[] {
  const batches: WritingRow[][] = [];
  let size = 0;
  let amounts = 0;
  for (const row of plan) {
    if (row.action !== 'create' && row.action !== 'update') continue;
    const kept = row.action === 'update' ? JSON.stringify(keptValuesOf(row)).length : 0;
    const amount = newAmountOf(row) === null ? 0 : 1;
    const last = batches.at(-1);
    const isFull =
      last === undefined ||
      last.length >= ROWS_PER_BATCH ||
      size + kept > MOST_KEPT ||
      amounts + amount > AMOUNTS_PER_BATCH;
    if (isFull) {
      batches.push([row]);
      [size, amounts] = [kept, amount];
    } else {
      last.push(row);
      size += kept;
      amounts += amount;
    }
  }
  return batches;
}
