import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import type { CustomerAmount } from '@/domain/customers/import/match-keys';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { IDS_AT_ONCE } from '../customers/customers';
import { query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { chunks } from '../customers/read-customers';
import { scopeOf } from '../core/scope';
import type { QueryResult, QuerySpec, Write } from '../store/port';
import { createRecord, deleteRecord, inverse, patchRecord } from '../core/writes';

/** The fields of a record that its price repeats. */
export type PricedRecord = {
  readonly uuid: string;
  readonly assignees: readonly string[];
  readonly customerId: string;
  readonly trackerId: string;
};

/** The amount of a customer, tracker or job; readable with `pricing:show` only. */
export function priceRef(recordId: string): TypedRef<Price> {
  return recordRef(priceShape, recordId);
}

/** The amounts of up to 30 customers; those without one are omitted. */
export function amountsOfCustomers(viewer: Viewer, ids: readonly string[]): TypedQuery<Price> {
  return query(priceShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: 'customer' },
      { field: 'uuid', op: 'in', value: ids },
    ],
    orderBy: [],
    limit: IDS_AT_ONCE,
  });
}

/** Reads customers' amounts by id, in cents. `page` must read from the server (`server-page.ts`). */
export async function readAmounts(
  page: (spec: QuerySpec) => Promise<QueryResult>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<readonly CustomerAmount[]> {
  const found: CustomerAmount[] = [];
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    const { spec, decode } = amountsOfCustomers(viewer, some);
    for (const one of (await page(spec)).rows.map(decode))
      if (one.ok) found.push({ customerId: one.record.uuid, amount: one.record.amount });
  }
  return found;
}

/** The write of a record's first amount, in cents. */
export function createPrice(
  viewer: Viewer,
  input: { readonly noun: Price['noun']; readonly record: PricedRecord; readonly amount: number },
): Write {
  const { noun, record, amount } = input;
  return createRecord(viewer, priceShape, {
    uuid: record.uuid,
    assignees: record.assignees,
    customerId: record.customerId,
    trackerId: record.trackerId,
    noun,
    amount,
  });
}

/** Sets a record's amount in cents; `price` is the earlier one, or null. */
export function editPrice(
  viewer: Viewer,
  input: {
    readonly noun: Price['noun'];
    readonly record: PricedRecord;
    readonly amount: number;
    readonly price: Price | null;
  },
): Intent {
  const { record, amount, price } = input;
  if (price === null) {
    return {
      name: 'editPrice',
      label: 'Amount set',
      writes: [createPrice(viewer, input)],
      undo: [deleteRecord(priceShape, record.uuid)],
    };
  }
  const changes = { amount };
  return {
    name: 'editPrice',
    label: 'Amount changed',
    writes: [patchRecord(viewer, priceShape, record.uuid, changes)],
    undo: [patchRecord(viewer, priceShape, record.uuid, inverse(priceShape, price, changes))],
  };
}
