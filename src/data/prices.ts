import { priceShape } from '@/domain/job';
import type { Price } from '@/domain/job';
import type { Viewer } from '@/domain/viewer';
import type { Intent } from './intent';
import { recordRef } from './query';
import type { TypedRef } from './query';
import type { Write } from './store/port';
import { createRecord, deleteRecord, inverse, patchRecord } from './writes';

/** The record an amount belongs to, as far as its price repeats it. */
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

/** The write that gives a record its first amount, in cents. */
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

/** Sets a record's amount in cents; `price` is what there was, or null. */
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
