import { pick } from '@/domain/core/record';
import { priceShape } from '@/domain/money/price';
import type { Price } from '@/domain/money/price';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { createRecord, deleteRecord, inverse, patchRecord } from '../core/writes';
import type { PricedRecord } from './prices';

/** An insurer's claim as it is kept with a tracker's amounts. */
export type ClaimChange = Pick<Price, 'claim' | 'supplements'>;

/** Changes the claim of a tracker; `price` is what is kept of its amounts, or null. */
export function editClaim(
  viewer: Viewer,
  tracker: PricedRecord,
  claim: ClaimChange,
  price: Price | null,
): Intent {
  const changes = pick(claim, ['claim', 'supplements']);
  const { uuid, assignees, customerId } = tracker;
  if (price === null) {
    const record = { uuid, assignees, customerId, trackerId: uuid, noun: 'tracker', ...changes } as const;
    return {
      name: 'editPrice',
      label: 'Claim written',
      writes: [createRecord(viewer, priceShape, record)],
      undo: [deleteRecord(priceShape, uuid)],
    };
  }
  return {
    name: 'editPrice',
    label: 'Claim changed',
    writes: [patchRecord(viewer, priceShape, uuid, changes)],
    undo: [patchRecord(viewer, priceShape, uuid, inverse(priceShape, price, changes))],
  };
}
