import type { Customer } from '@/domain/customers/customer';
import { reachedInHistory } from '@/domain/customers/reached';
import type { ToldEntry } from '@/domain/customers/reached';
import type { Activity } from '@/domain/history/activity';

/** The customers with the first time of each milestone, as triggers would have kept them along their history. */
export function withReached({
  customers,
  activity,
}: {
  readonly customers: readonly Customer[];
  readonly activity: readonly Activity[];
}): readonly Customer[] {
  const told = new Map<string, ToldEntry[]>();
  for (const { noun, recordId, createdAt: at, changes } of activity)
    if (noun === 'customer') told.set(recordId, [...(told.get(recordId) ?? []), { at, changes }]);
  return customers.map((customer) => ({
    ...customer,
    reached: reachedInHistory(customer, told.get(customer.uuid) ?? []),
  }));
}
