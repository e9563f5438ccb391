import { appointmentEnd } from './appointments';
import type { Customer } from './customer';

type Asked = Pick<Customer, 'appointmentTime' | 'appointmentOutcome' | 'listOrganizer'>;

/** Whether an appointment is over at `now` (epoch ms) and nobody has said yet whether it took place. */
export function asksForOutcome(customer: Asked, now: number): boolean {
  const { appointmentOutcome, listOrganizer } = customer;
  return isOver(customer, now) && appointmentOutcome === '' && listOrganizer !== 'Archive';
}

/** Whether a customer's appointment is over at `now` (epoch ms). */
export function isOver({ appointmentTime }: Pick<Customer, 'appointmentTime'>, now: number): boolean {
  return appointmentTime !== null && appointmentEnd(appointmentTime) <= now;
}

/** The fields of an outcome that nobody has told. */
const NOT_TOLD = { appointmentOutcome: '', outcomeAt: null } as const;

/** The changes of a customer whose appointment gets another time (epoch ms) or none: an outcome is of one time. */
export function newAppointment(
  before: Pick<Customer, 'appointmentOutcome'>,
  appointmentTime: number | null,
): Partial<Customer> {
  return { appointmentTime, ...(before.appointmentOutcome !== '' && NOT_TOLD) };
}
