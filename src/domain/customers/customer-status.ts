import { canMove, CUSTOMER_LANE, CUSTOMER_MOVES, CUSTOMER_STATUSES } from '../core/statuses';
import { appointmentEnd } from './appointments';
import type { Customer } from './customer';
import type { CustomerStatus } from '../core/statuses';

/** Statuses of a lead before the first contact. */
export const UNCONTACTED: readonly CustomerStatus[] = ['Open Lead', 'Not Contacted'];

/** Allowed next statuses, in the order of the process. */
export function statusMoves(from: CustomerStatus): readonly CustomerStatus[] {
  return CUSTOMER_STATUSES.filter((to) => to !== from && canMove(CUSTOMER_MOVES, from, to));
}

/** Index of a status in the lane; 'Not Contacted' is the start, 'Not Qualified' is not in it. */
export function laneIndex(status: CustomerStatus): number {
  return CUSTOMER_LANE.indexOf(status === 'Not Contacted' ? 'Open Lead' : status);
}

/** The status an appointment suggests: 'Appointment Set' for a lead not that far yet, else null. */
export function statusAfterAppointment(status: CustomerStatus): CustomerStatus | null {
  const place = laneIndex(status);
  return place >= 0 && place < CUSTOMER_LANE.indexOf('Appointment Set') ? 'Appointment Set' : null;
}

export type NextAction =
  | {
      readonly kind: 'call' | 'setAppointment' | 'reviewAppointment' | 'markSold' | 'restore' | 'openTracker';
    }
  | { readonly kind: 'move'; readonly to: CustomerStatus };

/** The one sensible next action now (epoch ms); null when nothing is left to do. */
export function nextAction(
  customer: Pick<
    Customer,
    'listOrganizer' | 'customerStatus' | 'appointmentTime' | 'appointmentOutcome' | 'trackerId'
  >,
  now: number,
): NextAction | null {
  if (customer.listOrganizer === 'Archive') return { kind: 'restore' };
  if (customer.listOrganizer === 'Sold') return customer.trackerId ? { kind: 'openTracker' } : null;
  switch (customer.customerStatus) {
    case 'Open Lead':
    case 'Not Contacted':
      return { kind: 'call' };
    case 'Contacted':
    case 'Appointment Set':
      return afterContact(customer.customerStatus, customer, now);
    case 'Pre-Qualified':
      return { kind: 'move', to: 'Quoted' };
    case 'Quoted':
      return { kind: 'markSold' };
    case 'Not Qualified':
      return { kind: 'move', to: 'Contacted' };
  }
}

function afterContact(
  status: 'Contacted' | 'Appointment Set',
  {
    appointmentTime: appointment,
    appointmentOutcome,
  }: Pick<Customer, 'appointmentTime' | 'appointmentOutcome'>,
  now: number,
): NextAction {
  const tookNone = appointmentOutcome === 'No-show' || appointmentOutcome === 'Moved';
  if (appointment === null || tookNone) return { kind: 'setAppointment' };
  if (appointmentEnd(appointment) <= now) return { kind: 'reviewAppointment' };
  return { kind: 'move', to: status === 'Contacted' ? 'Appointment Set' : 'Pre-Qualified' };
}

/** A stop of the rail on a customer's page; a skipped one was jumped over. */
export type LaneStop = {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'next' | 'skipped';
};

/**
 * The lane from first contact to Sold with the customer's progress. The status before the latest move is
 * known, so stops between the two, and between the last status and Sold, show as skipped.
 */
export function customerLane(
  customer: Pick<Customer, 'listOrganizer' | 'customerStatus' | 'previousStatus' | 'soldAt'>,
): readonly LaneStop[] {
  const isSold = customer.listOrganizer === 'Sold' || customer.soldAt !== null;
  const last = laneIndex(customer.customerStatus);
  const place = isSold ? CUSTOMER_LANE.length : last;
  const before = customer.previousStatus === '' ? -1 : laneIndex(customer.previousStatus);
  const isSkipped = (index: number) => (before >= 0 && before < index && index < last) || index > last;
  const labels = [...CUSTOMER_LANE, 'Sold'];
  return labels.map((label, index) => ({
    id: label,
    label: index === 0 && customer.customerStatus === 'Not Contacted' ? 'Not Contacted' : label,
    state: index > place ? 'next' : index === place ? 'now' : isSkipped(index) ? 'skipped' : 'done',
  }));
}
