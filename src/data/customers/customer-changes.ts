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

/** A customer's salesperson: uid, and the name for labels. */
export type Salesperson = { readonly uid: string; readonly name: string };

/** The input for a new customer; keys, assignees and stamps are derived. */
export type CustomerDraft = Pick<Customer, 'uuid' | 'name'> &
  Omit<NewFields<Customer>, 'uuid' | 'name' | 'nameKey' | 'phoneKey' | 'emailKey' | 'assignees'> & {
    readonly phone?: string;
    readonly email?: string;
    readonly salesperson?: string;
  };

/**
 * Creates a lead. Undo deletes it, or archives it for users who may not delete.
 * @throws AppError('invalid') when a value does not fit
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
  const all: Changes<Customer> = { ...changes, ...changedKeys(before, customerKeys(after)), ...assignees };
  return patchIntent(viewer, before, 'editCustomer', 'Changes saved', all);
}

/**
 * Changes a customer's status. Undo is the one step back, even where the table has no such move.
 * @throws AppError('invalid') when the transition table does not allow the move
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

/** Assigns a salesperson, who is always among the assignees; null removes the salesperson. */
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

/** Sets, moves or (null) removes the appointment, epoch ms. `status` is the agreed suggestion, or null. */
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

/** Sets the follow-up day; '' removes it. */
export function setFollowUp(viewer: Viewer, customer: ListedCustomer, day: Day | ''): Intent {
  const label =
    day === '' ? 'Follow-up removed' : customer.nextFollowUp === '' ? 'Follow-up set' : 'Follow-up moved';
  return patchIntent(viewer, customer, 'editCustomer', label, { nextFollowUp: day });
}

/** Archives a customer; nothing is lost. */
export function archiveCustomer(viewer: Viewer, customer: ListedCustomer): Intent {
  return patchIntent(viewer, customer, 'archiveCustomer', 'Archived', {
    listOrganizer: 'Archive',
    archivedAt: now(),
  });
}

/** Restores an archived customer: sold ones to the sold list, others to the open leads. */
export function restoreCustomer(viewer: Viewer, customer: ListedCustomer): Intent {
  return patchIntent(viewer, customer, 'restoreCustomer', 'Restored', {
    listOrganizer: customer.soldAt === null ? 'Open' : 'Sold',
    archivedAt: null,
  });
}

/** The subject of a customer's own notes and calls. */
export function subjectOf(customer: Customer): ActivitySubject {
  const { uuid, name, trackerId, assignees } = customer;
  return { noun: 'customer', recordId: uuid, recordTitle: name, customerId: uuid, trackerId, assignees };
}

/** Deletes a customer; Undo creates the same record again. */
export function deleteCustomer(viewer: Viewer, customer: Customer): Intent {
  return {
    name: 'deleteCustomer',
    label: 'Deleted',
    writes: deletionOf(viewer, customer.uuid),
    undo: bringBack(viewer, customer).writes,
  };
}

/** Recreates a deleted customer; Undo deletes it again. */
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

/** The changes of a status: time and user, and the reason where required. */
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

/** A change of a customer, with the Undo that restores the changed fields. */
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
