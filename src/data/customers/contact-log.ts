import type { CallOutcome } from '@/domain/history/activity';
import type { Customer } from '@/domain/customers/customer';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import { addEntry } from '../history/activity';
import { checkMove, patchIntent, statusChanges, subjectOf } from './customer-changes';
import type { Intent } from '../core/intent';
import type { Changes } from '../core/writes';

/** What is logged of a call. `status` is where it moves the lead, `callBackOn` the day of the next try, or null. */
export type LoggedCall = {
  readonly body: string;
  readonly outcome: CallOutcome;
  readonly status: CustomerStatus | null;
  readonly callBackOn: Day | null;
};

/**
 * Logs a call with how it ended and what was said and, where the call changes them, moves the status and
 * the follow-up along: a first conversation makes a lead 'Contacted', a call nobody took 'Not Contacted'.
 * @throws AppError('invalid') when the transition table does not allow the move.
 */
export function logCall(viewer: Viewer, customer: Customer, call: LoggedCall): Intent {
  const { body, outcome, status, callBackOn } = call;
  const entry = addEntry(viewer, subjectOf(customer), { kind: 'call', body, outcome });
  const label = callBackOn === null ? entry.label : `${entry.label}, follow-up set`;
  return { ...withNextStep(viewer, customer, entry, { status, followUp: callBackOn }), label };
}

/** What came of an appointment. `status` is where it moves the lead, `followUp` a day to come back, or null. */
export type AppointmentReview = {
  /** In words, the appointment's time among them. */
  readonly body: string;
  readonly status: CustomerStatus | null;
  readonly followUp: Day | null;
  /** The appointment is taken away: it did not take place, or makes room for another. */
  readonly clears: boolean;
};

/**
 * Notes what came of an appointment, and takes the next step with it.
 * @throws AppError('invalid') when the transition table does not allow the move.
 */
export function reviewAppointment(viewer: Viewer, customer: Customer, review: AppointmentReview): Intent {
  const { body, ...next } = review;
  const entry = addEntry(viewer, subjectOf(customer), { kind: 'note', body });
  return { ...withNextStep(viewer, customer, entry, next), label: 'Appointment noted' };
}

type NextStep = {
  readonly status: CustomerStatus | null;
  readonly followUp: Day | null;
  readonly clears?: boolean;
};

/** An entry of the history and, in one more write, what changes of the customer with it. */
function withNextStep(viewer: Viewer, customer: Customer, entry: Intent, next: NextStep): Intent {
  const { followUp, clears = false } = next;
  const to = next.status === customer.customerStatus ? null : next.status;
  if (to !== null) checkMove(customer, to);
  const changes: Changes<Customer> = {
    ...(to === null ? {} : statusChanges(customer, to)),
    ...(followUp === null ? {} : { nextFollowUp: followUp }),
    ...(clears ? { appointmentTime: null } : {}),
  };
  if (Object.keys(changes).length === 0) return entry;
  const move = patchIntent(viewer, customer, 'editCustomer', '', changes);
  return {
    ...entry,
    writes: [...entry.writes, ...move.writes],
    undo: entry.undo && move.undo && [...entry.undo, ...move.undo],
  };
}
