import type { CallOutcome } from '@/domain/history/activity';
import { newAppointment } from '@/domain/customers/appointment-outcome';
import type { AppointmentOutcome, Customer } from '@/domain/customers/customer';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import { addEntry } from '../history/activity';
import { checkMove, customerIntents, statusChanges, subjectOf } from './customer-changes';
import { now } from '../store/port';
import { together } from '../core/intent';
import type { Intent } from '../core/intent';
import type { Changes } from '../core/writes';

/** A logged call. `status` is the lead's new status, `callBackOn` the day of the next try; each may be null. */
export type LoggedCall = {
  readonly body: string;
  readonly outcome: CallOutcome;
  readonly status: CustomerStatus | null;
  readonly callBackOn: Day | null;
};

/**
 * Logs a call with its outcome and note and, where they change, the status and the follow-up: a first conversation
 * makes a lead 'Contacted', an unanswered call 'Not Contacted'.
 * @throws AppError('invalid') when the transition table does not allow the move
 */
export function logCall(viewer: Viewer, customer: Customer, call: LoggedCall): Intent {
  const { body, outcome, status, callBackOn } = call;
  const entry = addEntry(viewer, subjectOf(customer), { kind: 'call', body, outcome });
  const label = callBackOn === null ? entry.label : `${entry.label}, follow-up set`;
  return { ...withNextStep(viewer, customer, entry, { status, followUp: callBackOn }), label };
}

/** The outcome of an appointment; `status` and `followUp` may be null. */
export type AppointmentReview = {
  readonly body: string;
  readonly status: CustomerStatus | null;
  readonly followUp: Day | null;
  /** Whether it took place; null where that is not told. */
  readonly outcome: AppointmentOutcome | null;
  /** Removes the appointment: it was called off, or is replaced. */
  readonly clears: boolean;
};

/**
 * Logs the outcome of an appointment with the next step.
 * @throws AppError('invalid') when the transition table does not allow the move
 */
export function reviewAppointment(viewer: Viewer, customer: Customer, review: AppointmentReview): Intent {
  const { body, ...next } = review;
  const entry = addEntry(viewer, subjectOf(customer), { kind: 'note', body });
  return { ...withNextStep(viewer, customer, entry, next), label: 'Appointment noted' };
}

type NextStep = {
  readonly status: CustomerStatus | null;
  readonly followUp: Day | null;
  readonly outcome?: AppointmentOutcome | null;
  readonly clears?: boolean;
};

/** A history entry and, in the same batch, the customer's changes. */
function withNextStep(viewer: Viewer, customer: Customer, entry: Intent, next: NextStep): Intent {
  const { followUp, outcome = null, clears = false } = next;
  const to = next.status === customer.customerStatus ? null : next.status;
  if (to !== null) checkMove(customer, to);
  const changes: Changes<Customer> = {
    ...(to === null ? {} : statusChanges(viewer, customer, to)),
    ...(followUp === null ? {} : { nextFollowUp: followUp }),
    ...(outcome === null ? {} : { appointmentOutcome: outcome, outcomeAt: now() }),
    ...(clears ? newAppointment(customer, null) : {}),
  };
  if (Object.keys(changes).length === 0) return entry;
  return together(entry, customerIntents.change(viewer, customer, changes));
}
