import { listBoundsOf } from '../core/bounds';
import { MAX_ASSIGNEES } from '../core/record';
import { DAY_MS } from '../time/time';
import { customerKeys, customerShape } from './customer';
import type { Customer } from './customer';
import { joinLosers } from './merge-losers';
import { differs, lacks, mergeParts, ownKeyOf } from './merge-parts';
import type { MergePartKey } from './merge-parts';
import { earliest } from './reached';

const MOST_OWN = listBoundsOf(customerShape, 'customFields').max;

/** For how long a merge can be undone, ms: 30 days. */
export const UNDO_MERGE_MS = 30 * DAY_MS;

/**
 * The fields of the customer who is kept that change when another is merged into them: `take` names the parts of which
 * the other's value stays. Empty parts are filled from the other, tags and people are joined, notes follow each other
 * and are followed by the phone, address and e-mail that lost, who was sold once is sold, and what either reached first
 * counts.
 */
export function mergedFields(
  kept: Customer,
  gone: Customer,
  take: readonly MergePartKey[],
): Partial<Customer> {
  const merged: Customer = { ...chosen(kept, gone, take) };
  const people = [...kept.assignees, ...gone.assignees];
  const isSold = gone.listOrganizer === 'Sold' && kept.listOrganizer !== 'Sold';
  const { phoneAlt, notes, tags } = joinLosers(merged, kept, gone);
  Object.assign(merged, {
    phoneAlt,
    notes,
    tags,
    // The salesperson is always among them.
    assignees: [...new Set([merged.salesperson, ...people].filter((uid) => uid !== ''))].slice(
      0,
      MAX_ASSIGNEES,
    ),
    trackerId: kept.trackerId || gone.trackerId,
    reached: earliest(kept.reached, gone.reached),
    ...(isSold && { listOrganizer: 'Sold', soldAt: gone.soldAt, archivedAt: null }),
  });
  Object.assign(merged, customerKeys(merged));
  return changedOf(kept, merged);
}

/** How many letters of both notes find no room in the merged customer's; they stay with the one who goes. */
export function notesCut(kept: Customer, gone: Customer, take: readonly MergePartKey[]): number {
  return joinLosers(chosen(kept, gone, take), kept, gone).cut;
}

/** The kept customer with the value of each part that stays. */
function chosen(kept: Customer, gone: Customer, take: readonly MergePartKey[]): Customer {
  const merged: Customer = { ...kept };
  const own: Record<string, string> = { ...kept.customFields };
  for (const part of mergeParts(kept, gone)) {
    const isTaken = differs(kept, gone, part) ? take.includes(part.key) : lacks(kept, part);
    const key = ownKeyOf(part);
    if (!isTaken || lacks(gone, part)) continue;
    if (key === null)
      Object.assign(merged, Object.fromEntries(part.fields.map((field) => [field, gone[field]])));
    else if (key in own || Object.keys(own).length < MOST_OWN) own[key] = gone.customFields[key] ?? '';
  }
  return { ...merged, customFields: own };
}

function changedOf(before: Customer, after: Customer): Partial<Customer> {
  const all = Object.entries(after) as [keyof Customer, unknown][];
  return Object.fromEntries(
    all.filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field])),
  );
}

/** A sentence about two customers that cannot become one, or null. */
export function mergeProblem(
  kept: Pick<Customer, 'uuid' | 'owner' | 'mergedInto'>,
  gone: Pick<Customer, 'uuid' | 'owner' | 'mergedInto'>,
): string | null {
  if (kept.uuid === gone.uuid) return 'Choose another customer: this is the same one.';
  if (kept.owner !== gone.owner) return 'Both customers must belong to your business.';
  return kept.mergedInto === '' && gone.mergedInto === ''
    ? null
    : 'One of them has been merged already. Open the customer who was kept.';
}
