import { newAppointment } from '@/domain/customers/appointment-outcome';
import { customerKeys } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { customerNoun } from '@/domain/customers/noun';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { AppError } from '@/domain/core/errors';
import { statusChange } from '@/domain/nouns/status-change';
import type { MoveReason } from '@/domain/nouns/status-change';
import { canMove, CUSTOMER_MOVES } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import { seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { ActivitySubject } from '../history/activity';
import { deletionOf } from '../directory/deletion';
import type { Intent } from '../core/intent';
import { recordIntents } from '../core/record-intents';
import { now } from '../store/port';
import type { Changes, NewFields } from '../core/writes';

/** A customer's salesperson: uid, and the name for labels. */
export type Salesperson = { readonly uid: string; readonly name: string };

/** The input for a new customer; keys, assignees and stamps are derived. */
export type CustomerDraft = Pick<Customer, 'uuid' | 'name'> &
  Omit<NewFields<Customer>, 'uuid' | 'name' | 'nameKey' | 'phoneKey' | 'emailKey' | 'assignees'> & {
    readonly phone?: string;
    readonly email?: string;
    readonly salesperson?: string;
  };

/** The usual changes of customers. */
export const customerIntents = recordIntents(customerNoun, deletionOf);

/**
 * Creates a lead.
 * @throws AppError('invalid') when a value does not fit
 */
export function createCustomer(viewer: Viewer, draft: CustomerDraft): Intent {
  const { name, phone = '', email = '', salesperson = '' } = draft;
  const keys = customerKeys({ name, phone, email });
  const assignees = assigneesOf(viewer, [], '', salesperson);
  const fields = { ...draft, ...keys, assignees, statusAt: now() };
  return customerIntents.create(viewer, fields, { label: 'Lead added' });
}

/**
 * Changes fields of a customer and updates search keys and assignees.
 * @throws AppError('invalid') when a value does not fit
 */
export function editCustomer(viewer: Viewer, before: Customer, changes: Changes<Customer>): Intent {
  const after = { name: before.name, phone: before.phone, email: before.email, ...textsOf(changes) };
  const { salesperson } = changes;
  const assignees =
    typeof salesperson === 'string' && salesperson !== before.salesperson
      ? { assignees: assigneesOf(viewer, before.assignees, before.salesperson, salesperson) }
      : {};
  const { appointmentTime = before.appointmentTime } = changes;
  const isMoved = appointmentTime !== before.appointmentTime;
  const all: Changes<Customer> = {
    ...(isMoved && newAppointment(before, null)),
    ...changes,
    ...changedKeys(before, customerKeys(after)),
    ...assignees,
  };
  return customerIntents.change(viewer, before, all, { label: 'Changes saved' });
}

/**
 * Changes a customer's status. Undo is the one step back, even where the table has no such move.
 * @throws AppError('invalid') when the transition table does not allow the move
 */
export function changeCustomerStatus(
  viewer: Viewer,
  customer: ListedCustomer,
  to: CustomerStatus,
  why?: MoveReason,
): Intent {
  checkMove(customer, to);
  const named = { name: 'changeCustomerStatus', label: `Status is now ${to}` } as const;
  return customerIntents.move(viewer, customer, to, now(), { ...named, ...(why && { why }) });
}

/** Assigns a salesperson, who is always among the assignees; null removes the salesperson. */
export function assignSalesperson(
  viewer: Viewer,
  customer: ListedCustomer,
  person: Salesperson | null,
): Intent {
  const salesperson = person?.uid ?? '';
  const assignees = assigneesOf(viewer, customer.assignees, customer.salesperson, salesperson);
  const label = person ? `Assigned to ${person.name}` : 'Salesperson removed';
  const named = { name: 'assignSalesperson', label } as const;
  return customerIntents.change(viewer, customer, { salesperson, assignees }, named);
}

/** Sets, moves or (null) removes the appointment, epoch ms, with its outcome. `status` is the agreed suggestion, or null. */
export function rescheduleAppointment(
  viewer: Viewer,
  customer: ListedCustomer,
  at: number | null,
  status: CustomerStatus | null = null,
): Intent {
  const label =
    at === null
      ? 'Appointment removed'
      : customer.appointmentTime === null
        ? 'Appointment set'
        : 'Appointment moved';
  const moved =
    status === null || status === customer.customerStatus ? {} : statusChanges(viewer, customer, status);
  const named = { name: 'rescheduleAppointment', label } as const;
  return customerIntents.change(viewer, customer, { ...newAppointment(customer, at), ...moved }, named);
}

/** Sets the follow-up day; '' removes it. */
export function setFollowUp(viewer: Viewer, customer: ListedCustomer, day: Day | ''): Intent {
  const label =
    day === '' ? 'Follow-up removed' : customer.nextFollowUp === '' ? 'Follow-up set' : 'Follow-up moved';
  return customerIntents.change(viewer, customer, { nextFollowUp: day }, { label });
}

/** The subject of a customer's own notes and calls. */
export function subjectOf(customer: Customer): ActivitySubject {
  const { uuid, name, trackerId, assignees } = customer;
  return {
    noun: 'customer',
    recordId: uuid,
    timelineId: uuid,
    recordTitle: name,
    customerId: uuid,
    trackerId,
    assignees,
  };
}

/** @throws AppError('invalid') when the transition table does not allow the move. */
export function checkMove({ customerStatus }: ListedCustomer, to: CustomerStatus): void {
  if (!canMove(CUSTOMER_MOVES, customerStatus, to)) {
    throw new AppError('invalid', { cause: { field: 'customerStatus' } });
  }
}

/** The changes of a customer with the status. */
export function statusChanges(
  viewer: Viewer,
  customer: ListedCustomer,
  to: CustomerStatus,
): Changes<Customer> {
  return statusChange(customerNoun, customer, to, now(), viewer.uid);
}

/** The assignees after a change of salesperson. Users who see only their own records stay, or they would lose it. */
export function assigneesOf(
  viewer: Viewer,
  before: readonly string[],
  from: string,
  to: string,
): readonly string[] {
  const needsPlace = !seesAll(viewer);
  const others = before.filter((uid) => uid !== from);
  return [...new Set([...others, ...(needsPlace ? [viewer.uid] : []), ...(to ? [to] : [])])];
}

function textsOf(changes: Changes<Customer>): Partial<Pick<Customer, 'name' | 'phone' | 'email'>> {
  const { name, phone, email } = changes;
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof phone === 'string' ? { phone } : {}),
    ...(typeof email === 'string' ? { email } : {}),
  };
}

function changedKeys(before: ListedCustomer, keys: ReturnType<typeof customerKeys>): Partial<typeof keys> {
  return {
    ...(keys.nameKey === before.nameKey ? {} : { nameKey: keys.nameKey }),
    ...(keys.phoneKey === before.phoneKey ? {} : { phoneKey: keys.phoneKey }),
    ...(keys.emailKey === before.emailKey ? {} : { emailKey: keys.emailKey }),
  };
}
