import { customerKeys, customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { AppError } from '@/domain/core/errors';
import type { IntentName } from '@/domain/core/intents';
import { canMove, CUSTOMER_MOVES } from '@/domain/core/statuses';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import { may, seesAll } from '@/domain/access/viewer';
import type { Viewer } from '@/domain/access/viewer';
import type { ActivitySubject } from '../history/activity';
import { deletionOf } from '../directory/deletion';
import type { Intent } from '../core/intent';
import { now } from '../store/port';
import { createRecord, inverse, patchRecord } from '../core/writes';
import type { Changes, NewFields } from '../core/writes';

/** Who sells to a customer: uid, and the name for what is said about it. */
export type Salesperson = { readonly uid: string; readonly name: string };

/** What a person fills in of a new customer; keys, assignees and stamps follow from it. */
export type CustomerDraft = Pick<Customer, 'uuid' | 'name'> &
  Omit<NewFields<Customer>, 'uuid' | 'name' | 'nameKey' | 'phoneKey' | 'emailKey' | 'assignees'> & {
    readonly phone?: string;
    readonly email?: string;
    readonly salesperson?: string;
  };

/**
 * A new lead. Undo deletes it, or archives it for people who may not delete.
 * @throws AppError('invalid') when a value does not fit.
 */
export function createCustomer(viewer: Viewer, draft: CustomerDraft): Intent {
  const { uuid, name, phone = '', email = '', salesperson = '' } = draft;
  const assignees = assigneesOf(viewer, [], '', salesperson);
  const write = createRecord(viewer, customerShape, {
    ...draft,
    ...customerKeys({ name, phone, email }),
    assignees,
    statusAt: now(),
  });
  const undo = may(viewer, 'customers:delete')
    ? deletionOf(viewer, uuid)
    : [patchRecord(viewer, customerShape, uuid, { listOrganizer: 'Archive', archivedAt: now() })];
  return { name: 'createCustomer', label: 'Lead added', writes: [write], undo };
}

/**
 * Changes fields of a customer and keeps search keys and assignees in step with them.
 * @throws AppError('invalid') when a value does not fit.
 */
export function editCustomer(viewer: Viewer, before: Customer, changes: Changes<Customer>): Intent {
  const after = { name: before.name, phone: before.phone, email: before.email, ...textsOf(changes) };
  const { salesperson } = changes;
  const assignees =
    typeof salesperson === 'string' && salesperson !== before.salesperson
      ? { assignees: assigneesOf(viewer, before.assignees, before.salesperson, salesperson) }
      : {};
  const all: Changes<Customer> = { ...changes, ...changedKeys(before, customerKeys(after)), ...assignees };
  return patchIntent(viewer, before, 'editCustomer', 'Changes saved', all);
}

/**
 * Moves a customer to another status. Undo is the one step back, also where the table has no way.
 * @throws AppError('invalid') when the transition table does not allow the move.
 */
export function changeCustomerStatus(
  viewer: Viewer,
  customer: ListedCustomer,
  to: CustomerStatus,
  why: { readonly reason?: string; readonly note?: string } = {},
): Intent {
  checkMove(customer, to);
  const changes = statusChanges(customer, to, why);
  return patchIntent(viewer, customer, 'changeCustomerStatus', `Status is now ${to}`, changes);
}

/** Gives a customer to a salesperson, who is always among those who see it; null takes it from everybody. */
export function assignSalesperson(
  viewer: Viewer,
  customer: ListedCustomer,
  person: Salesperson | null,
): Intent {
  const uid = person?.uid ?? '';
  return patchIntent(
    viewer,
    customer,
    'assignSalesperson',
    person ? `Assigned to ${person.name}` : 'Salesperson removed',
    {
      salesperson: uid,
      assignees: assigneesOf(viewer, customer.assignees, customer.salesperson, uid),
    },
  );
}

/**
 * Sets, moves or (null) removes the appointment, epoch ms. `status` goes along when the caller agreed
 * to what `statusAfterAppointment` suggests.
 */
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
  const moved = status === null || status === customer.customerStatus ? {} : statusChanges(customer, status);
  return patchIntent(viewer, customer, 'rescheduleAppointment', label, { appointmentTime: at, ...moved });
}

/** Sets the day to come back to a customer; '' removes it. */
export function setFollowUp(viewer: Viewer, customer: ListedCustomer, day: Day | ''): Intent {
  const label =
    day === '' ? 'Follow-up removed' : customer.nextFollowUp === '' ? 'Follow-up set' : 'Follow-up moved';
  return patchIntent(viewer, customer, 'editCustomer', label, { nextFollowUp: day });
}

/** Takes a customer off the open lists; nothing is lost. */
export function archiveCustomer(viewer: Viewer, customer: ListedCustomer): Intent {
  return patchIntent(viewer, customer, 'archiveCustomer', 'Archived', {
    listOrganizer: 'Archive',
    archivedAt: now(),
  });
}

/** Brings an archived customer back to where they were: sold ones among the sold, others to the open leads. */
export function restoreCustomer(viewer: Viewer, customer: ListedCustomer): Intent {
  return patchIntent(viewer, customer, 'restoreCustomer', 'Restored', {
    listOrganizer: customer.soldAt === null ? 'Open' : 'Sold',
    archivedAt: null,
  });
}

/** What a customer's own notes and calls are about. */
export function subjectOf(customer: Customer): ActivitySubject {
  const { uuid, name, trackerId, assignees } = customer;
  return { noun: 'customer', recordId: uuid, recordTitle: name, customerId: uuid, trackerId, assignees };
}

/** Deletes a customer; Undo writes the same record anew. */
export function deleteCustomer(viewer: Viewer, customer: Customer): Intent {
  return {
    name: 'deleteCustomer',
    label: 'Deleted',
    writes: deletionOf(viewer, customer.uuid),
    undo: bringBack(viewer, customer).writes,
  };
}

/** Writes a deleted customer anew; Undo deletes them again. */
export function bringBack(viewer: Viewer, customer: Customer): Intent {
  return {
    name: 'createCustomer',
    label: 'Brought back',
    writes: [createRecord(viewer, customerShape, customer)],
    undo: deletionOf(viewer, customer.uuid),
  };
}

/** @throws AppError('invalid') when the transition table does not allow the move. */
export function checkMove({ customerStatus }: ListedCustomer, to: CustomerStatus): void {
  if (!canMove(CUSTOMER_MOVES, customerStatus, to)) {
    throw new AppError('invalid', { cause: { field: 'customerStatus' } });
  }
}

/** What changes with a status: when and by whom, and why where that is asked. */
export function statusChanges(
  customer: ListedCustomer,
  to: CustomerStatus,
  why: { readonly reason?: string; readonly note?: string } = {},
): Changes<Customer> {
  return {
    customerStatus: to,
    statusAt: now(),
    statusReason: why.reason ?? '',
    statusNote: why.note ?? '',
    subStatus: '',
    previousStatus: customer.customerStatus,
  };
}

/** A change of a customer with the Undo that brings back what it changed. */
export function patchIntent(
  viewer: Viewer,
  before: ListedCustomer,
  name: IntentName,
  label: string,
  changes: Changes<Customer>,
): Intent {
  return {
    name,
    label,
    writes: [patchRecord(viewer, customerShape, before.uuid, changes)],
    undo: [undoOf(viewer, before, changes)],
  };
}

function undoOf(viewer: Viewer, before: ListedCustomer, changes: Changes<Customer>) {
  return patchRecord(viewer, customerShape, before.uuid, inverse(customerShape, before, changes));
}

/**
 * Who sees a customer once the salesperson changes: the new one takes the old one's place. People who
 * see only what is theirs stay on it, or they would lock themselves out of what they just changed.
 */
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
