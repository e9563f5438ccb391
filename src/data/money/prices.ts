import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import { MOST_ROWS } from '@/domain/core/list-bounds';
import type { TrackerStage } from '@/domain/core/statuses';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { IDS_AT_ONCE, query, recordRef } from '../core/query';
import type { TypedQuery, TypedRef } from '../core/query';
import { QUERIES_AT_ONCE } from '../customers/read-customers';
import { chunks } from '@/domain/core/chunks';
import { scopeOf } from '../core/scope';
import type { QueryResult, QuerySpec, Write } from '../store/port';
import { createRecord, deleteRecord, inverse, patchRecord } from '../core/writes';

/** Most contracts of a stage that are summed. */
const MOST_SUMMED = MOST_ROWS;

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

/** The amounts of up to 30 records of a noun; those without one are omitted. */
export function amountsOf(viewer: Viewer, noun: Price['noun'], ids: readonly string[]): TypedQuery<Price> {
  return query(priceShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: noun },
      { field: 'uuid', op: 'in', value: ids },
    ],
    orderBy: [],
    limit: IDS_AT_ONCE,
  });
}

/** The amounts of up to 30 trackers, to be summed. */
export function contractsOf(viewer: Viewer, trackerIds: readonly string[]): TypedQuery<Price> {
  const { where } = amountsOf(viewer, 'tracker', trackerIds).spec;
  // A sum needs an index with the field it sums.
  return query(priceShape, { where, orderBy: [{ field: 'amount', direction: 'asc' }], limit: IDS_AT_ONCE });
}

/** The amounts of the open trackers at a stage, to be summed: their contract value. */
export function contractsAtStage(viewer: Viewer, stage: TrackerStage): TypedQuery<Price> {
  return query(priceShape, {
    where: [
      ...scopeOf(viewer),
      { field: 'noun', op: '==', value: 'tracker' },
      { field: 'stage', op: '==', value: stage },
    ],
    // A sum needs an index with the field it sums.
    orderBy: [{ field: 'amount', direction: 'asc' }],
    limit: MOST_SUMMED,
  });
}

/** Reads amounts by record id, in cents. `page` must read from the server (`server-page.ts`). */
export async function readAmounts(
  page: (spec: QuerySpec) => Promise<QueryResult>,
  viewer: Viewer,
  noun: Price['noun'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  const read = async (some: readonly string[]) => {
    const { spec, decode } = amountsOf(viewer, noun, some);
    for (const one of (await page(spec)).rows.map(decode))
      if (one.ok) found.set(one.record.uuid, one.record.amount);
  };
  for (const group of chunks(ids, IDS_AT_ONCE * QUERIES_AT_ONCE))
    await Promise.all(chunks(group, IDS_AT_ONCE).map(read));
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
