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
import { addEntry, deleteEntry } from '@/data/history/activity';
import { editPrice } from '@/data/money/prices';
import { useViewer } from '@/data/session/use-session';
import { changeSubStatus } from '@/data/core/sub-status';
import { useCommit } from '@/data/runtime/use-commit';
import type { Activity } from '@/domain/history/activity';
import type { Customer } from '@/domain/customers/customer';
import type { Price } from '@/domain/money/price';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { SubStatus } from '@/domain/core/sub-statuses';
import type { Day } from '@/domain/time/time';

/** All actions on one customer, each at once and with Undo. */
export type CustomerActions = {
  readonly move: (to: CustomerStatus, why?: { readonly reason: string; readonly note: string }) => void;
  /** Null removes it. */
  readonly setSubStatus: (to: SubStatus | null) => void;
  /** Sets the appointment (epoch ms), or removes it; `status` changes too when the user agreed. */
  readonly reschedule: (at: number | null, status: CustomerStatus | null) => void;
  readonly followUp: (day: Day | '') => void;
  readonly assign: (person: Salesperson | null) => void;
  readonly setContact: (contact: Partial<Pick<Customer, 'phone' | 'phoneAlt' | 'email'>>) => void;
  /** In cents; `before` is the earlier value. */
  readonly setValue: (cents: number, before: Price | null) => void;
  readonly addNote: (body: string) => void;
  readonly logCall: (call: LoggedCall) => void;
  readonly review: (review: AppointmentReview) => void;
  readonly removeEntry: (entry: Activity) => void;
  readonly archive: () => void;
  readonly restore: () => void;
  readonly remove: () => void;
};

/** The actions of one customer's page. */
export function useCustomerActions(customer: Customer): CustomerActions {
  const viewer = useViewer();
  const commit = useCommit();
  const record = {
    uuid: customer.uuid,
    assignees: customer.assignees,
    customerId: customer.uuid,
    trackerId: customer.trackerId,
  };
  return {
    move: (to, why) => commit(changeCustomerStatus(viewer, customer, to, why)),
    setSubStatus: (to) => commit(changeSubStatus(viewer, 'customer', customer, to)),
    reschedule: (at, status) => commit(rescheduleAppointment(viewer, customer, at, status)),
    followUp: (day) => commit(setFollowUp(viewer, customer, day)),
    assign: (person) => commit(assignSalesperson(viewer, customer, person)),
    setContact: (contact) => commit(editCustomer(viewer, customer, contact)),
    setValue: (amount, price) => commit(editPrice(viewer, { noun: 'customer', record, amount, price })),
    addNote: (body) => commit(addEntry(viewer, subjectOf(customer), { kind: 'note', body })),
    logCall: (call) => commit(logCall(viewer, customer, call)),
    review: (review) => commit(reviewAppointment(viewer, customer, review)),
    removeEntry: (entry) => commit(deleteEntry(viewer, entry)),
    archive: () => commit(customerIntents.archive(viewer, customer)),
    restore: () => commit(customerIntents.restore(viewer, customer)),
    remove: () => commit(customerIntents.remove(viewer, customer)),
  };
}
