import type { AppointmentOutcome } from '@/domain/customers/customer';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { Viewer } from '@/domain/access/viewer';
import type { Intent } from '../core/intent';
import { now } from '../store/port';
import { customerIntents } from './customer-changes';

/**
 * Notes whether a customer's appointment took place, signed by the viewer.
 * @throws AppError('invalid') when the record does not fit
 */
export function noteOutcome(viewer: Viewer, customer: ListedCustomer, outcome: AppointmentOutcome): Intent {
  const label = `Appointment: ${outcome.toLowerCase()}`;
  const told = { appointmentOutcome: outcome, outcomeAt: now() };
  return customerIntents.change(viewer, customer, told, { label });
}
