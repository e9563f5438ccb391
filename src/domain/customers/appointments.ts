import { APPOINTMENT_HOURS } from './customer';
import type { Customer } from './customer';
import type { Booking } from '../time/bookings';
import { HOUR_MS } from '../time/time';

/** How long an appointment lasts, in ms. */
export const APPOINTMENT_MS = APPOINTMENT_HOURS * HOUR_MS;

/** End of an appointment that starts at `start` (epoch ms). */
export function appointmentEnd(start: number): number {
  return start + APPOINTMENT_MS;
}

/** A customer's appointment at `start` (epoch ms) as a booking of the salesperson, if there is one. */
export function appointmentAt(
  { uuid, salesperson }: Pick<Customer, 'uuid' | 'salesperson'>,
  start: number,
): Booking {
  return {
    id: uuid,
    people: salesperson === '' ? [] : [salesperson],
    start,
    end: appointmentEnd(start),
  };
}
