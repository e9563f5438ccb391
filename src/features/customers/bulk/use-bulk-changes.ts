import { changeMany } from '@/data/core/change-many';
import {
  assignSalesperson,
  changeCustomerStatus,
  customerIntents,
  setFollowUp,
} from '@/data/customers/customer-changes';
import type { Salesperson } from '@/data/customers/customer-changes';
import type { Intent } from '@/data/core/intent';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import { useFormat } from '@/shared/format/format-context';
import { plural } from '@/shared/format/counts';

/** Changes of many customers, each a batch with one Undo. */
export type BulkChanges = {
  readonly assign: (customers: readonly ListedCustomer[], person: Salesperson | null) => void;
  readonly changeStatus: (
    customers: readonly ListedCustomer[],
    to: CustomerStatus,
    why: { readonly reason: string; readonly note: string },
  ) => void;
  readonly setFollowUp: (customers: readonly ListedCustomer[], day: Day | '') => void;
  readonly archive: (customers: readonly ListedCustomer[]) => void;
  readonly restore: (customers: readonly ListedCustomer[]) => void;
};

/** Changes of many customers; those that already have the value stay untouched. */
export function useBulkChanges(): BulkChanges {
  const { country } = useFormat();
  const viewer = useViewer();
  const commit = useCommit();
  const apply = (
    customers: readonly ListedCustomer[],
    change: (customer: ListedCustomer) => Intent,
    done: string,
  ) => {
    for (const intent of changeMany(
      customers,
      change,
      (count) => `${plural(count, 'lead', country)} ${done}`,
    )) {
      commit(intent);
    }
  };
  return {
    assign: (customers, person) =>
      apply(
        customers.filter((customer) => customer.salesperson !== (person?.uid ?? '')),
        (customer) => assignSalesperson(viewer, customer, person),
        person ? `assigned to ${person.name}` : 'taken from their salesperson',
      ),
    changeStatus: (customers, to, why) =>
      apply(
        customers.filter((customer) => customer.customerStatus !== to),
        (customer) => changeCustomerStatus(viewer, customer, to, why),
        `now ${to}`,
      ),
    setFollowUp: (customers, day) =>
      apply(
        customers.filter((customer) => customer.nextFollowUp !== day),
        (customer) => setFollowUp(viewer, customer, day),
        day === '' ? 'without follow-up' : 'with a new follow-up',
      ),
    archive: (customers) =>
      apply(customers, (customer) => customerIntents.archive(viewer, customer), 'archived'),
    restore: (customers) =>
      apply(customers, (customer) => customerIntents.restore(viewer, customer), 'restored'),
  };
}
