import { canMove, CUSTOMER_LANE, CUSTOMER_MOVES, CUSTOMER_STATUSES } from '../core/statuses';
import { appointmentEnd } from './appointments';
import type { Customer } from './customer';
import type { CustomerStatus } from '../core/statuses';

/** Statuses a lead has before anybody spoke to the person. */
export const UNCONTACTED: readonly CustomerStatus[] = ['Open Lead', 'Not Contacted'];

/** Where a lead may go from here, in the order of the way. */
export function statusMoves(from: CustomerStatus): readonly CustomerStatus[] {
  return CUSTOMER_STATUSES.filter((to) => to !== from && canMove(CUSTOMER_MOVES, from, to));
}

/** How far along the lane a status stands; 'Not Contacted' is the start, 'Not Qualified' is off it. */
export function laneIndex(status: CustomerStatus): number {
  return CUSTOMER_LANE.indexOf(status === 'Not Contacted' ? 'Open Lead' : status);
}

/**
 * The status a set appointment suggests: a lead that has not come that far yet becomes
 * 'Appointment Set', any other keeps its own (null).
 */
export function statusAfterAppointment(status: CustomerStatus): CustomerStatus | null {
  const place = laneIndex(status);
  return place >= 0 && place < CUSTOMER_LANE.indexOf('Appointment Set') ? 'Appointment Set' : null;
}

/** The one thing to do next with a customer. */
export type NextAction =
  | {
      readonly kind: 'call' | 'setAppointment' | 'reviewAppointment' | 'markSold' | 'restore' | 'openTracker';
    }
  | { readonly kind: 'move'; readonly to: CustomerStatus };

/** The one next action that makes sense now (epoch ms); null when there is nothing left to do. */
export function nextAction(
  customer: Pick<Customer, 'listOrganizer' | 'customerStatus' | 'appointmentTime' | 'trackerId'>,
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
      return afterContact(customer.customerStatus, customer.appointmentTime, now);
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
  appointment: number | null,
  now: number,
): NextAction {
  if (appointment === null) return { kind: 'setAppointment' };
  if (appointmentEnd(appointment) <= now) return { kind: 'reviewAppointment' };
  return { kind: 'move', to: status === 'Contacted' ? 'Appointment Set' : 'Pre-Qualified' };
}

/** One stop of the rail on a customer's page; a skipped one was passed over. */
export type LaneStop = {
  readonly id: string;
  readonly label: string;
  readonly state: 'done' | 'now' | 'next' | 'skipped';
};

/**
 * The lane from first contact to Sold, with how far this customer has come. A customer keeps the status before the
 * latest move, so that stops between the two are known to be skipped, as are those between the last status and Sold.
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
