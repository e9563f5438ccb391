import type { Customer } from '@/domain/customers/customer';
import type { NextAction } from '@/domain/customers/customer-status';
import { formatDate, formatDateTime, formatRelative } from '@/shared/format/dates';
import type { Place } from '@/domain/format/formats';

/** Explains the next action: the current state, and since when. */
export function becauseOf(
  customer: Customer,
  action: NextAction | null,
  now: number,
  place: Place,
): { readonly title: string; readonly text: string } | null {
  const since = customer.statusAt ?? customer.createdAt;
  switch (action?.kind) {
    case 'call':
      return customer.customerStatus === 'Not Contacted'
        ? { title: 'Nobody reached them', text: `last tried ${formatRelative(since, now)}` }
        : { title: 'Nobody has called yet', text: `came in ${formatRelative(customer.createdAt, now)}` };
    case 'setAppointment':
      return {
        title: 'No appointment yet',
        text: `${customer.customerStatus.toLowerCase()} ${formatRelative(since, now)}`,
      };
    case 'reviewAppointment':
      return {
        title: 'The appointment is over',
        text: customer.appointmentTime === null ? '' : formatDateTime(customer.appointmentTime, place, now),
      };
    case 'move':
      return becauseOfMove(customer, since, now, place);
    case 'markSold':
      return { title: 'Quoted', text: `waiting since ${formatDate(since, place, now)}` };
    case 'restore':
      return {
        title: 'Archived',
        text: customer.archivedAt === null ? '' : formatDate(customer.archivedAt, place, now),
      };
    case 'openTracker':
      return { title: 'Sold', text: customer.soldAt === null ? '' : formatDate(customer.soldAt, place, now) };
    case undefined:
      return null;
  }
}

function becauseOfMove(customer: Customer, since: number, now: number, place: Place) {
  const { appointmentTime, customerStatus, statusReason } = customer;
  if (customerStatus === 'Not Qualified') {
    return { title: 'Not qualified', text: statusReason || formatRelative(since, now) };
  }
  if (customerStatus === 'Pre-Qualified' || appointmentTime === null) {
    return { title: customerStatus, text: `since ${formatDate(since, place, now)}` };
  }
  return { title: 'Appointment', text: formatDateTime(appointmentTime, place, now) };
}
