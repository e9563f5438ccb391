import {
  assignSalesperson,
  changeCustomerStatus,
  customerIntents,
  editCustomer,
  rescheduleAppointment,
  setFollowUp,
  subjectOf,
} from '@/data/customers/customer-changes';
import type { Salesperson } from '@/data/customers/customer-changes';
import { logCall, reviewAppointment } from '@/data/customers/contact-log';
import type { AppointmentReview, LoggedCall } from '@/data/customers/contact-log';
import { together } from '@/data/core/intent';
import type { Intent } from '@/data/core/intent';
import { addEntry } from '@/data/history/activity';
import { editPrice } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { changeSubStatus } from '@/data/core/sub-status';
import { useCommit, useCommitAll } from '@/data/runtime/use-commit';
import type { Customer } from '@/domain/customers/customer';
import type { Price } from '@/domain/money/price';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Day } from '@/domain/time/time';

export type CustomerActions = ReturnType<typeof useCustomerActions>;

type Why = { readonly reason: string; readonly note: string };

/** All actions on one customer, each at once and with Undo. */
export function useCustomerActions(customer: Customer) {
  const viewer = useViewer();
  const commit = useCommit();
  const commitAll = useCommitAll();
  const record = {
    uuid: customer.uuid,
    assignees: customer.assignees,
    customerId: customer.uuid,
    trackerId: customer.trackerId,
  };
  return {
    move: (to: CustomerStatus, why?: Why) => commit(changeCustomerStatus(viewer, customer, to, why)),
    setSubStatus: (to: SubStatus | null) => commit(changeSubStatus(viewer, 'customer', customer, to)),
    /** Epoch ms, null removes it; `status` changes too when the user agreed. */
    reschedule: (at: number | null, status: CustomerStatus | null) =>
      commit(rescheduleAppointment(viewer, customer, at, status)),
    followUp: (day: Day | '') => commit(setFollowUp(viewer, customer, day)),
    assign: (person: Salesperson | null) => commit(assignSalesperson(viewer, customer, person)),
    setContact: (contact: Partial<Pick<Customer, 'phone' | 'phoneAlt' | 'email'>>) =>
      commit(editCustomer(viewer, customer, contact)),
    /** In cents; `price` is the earlier value. */
    setValue: (amount: number, price: Price | null) =>
      commit(editPrice(viewer, { noun: 'customer', record, amount, price })),
    addNote: (body: string) => commit(addEntry(viewer, subjectOf(customer), { kind: 'note', body })),
    logCall: (call: LoggedCall) => commit(logCall(viewer, customer, call)),
    review: (review: AppointmentReview) => commit(reviewAppointment(viewer, customer, review)),
    /** Archives the customer, and cancels the work below with these intents. */
    archive: ([first, ...more]: readonly Intent[] = []) => {
      const archived = customerIntents.archive(viewer, customer);
      commitAll([first ? together(archived, first) : archived, ...more], archived.label);
    },
    restore: () => commit(customerIntents.restore(viewer, customer)),
    remove: () => commit(customerIntents.remove(viewer, customer)),
  };
}
