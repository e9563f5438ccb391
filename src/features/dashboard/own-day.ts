import { APPOINTMENT_HOURS, appointmentTitle } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import type { Visit } from '@/domain/job';
import { paths } from '@/domain/paths';
import { HOUR_MS } from '@/domain/time';

/** One thing on a person's day; times in epoch ms. */
export type DayEntry = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly place: string;
  readonly to: string;
  readonly done: boolean;
};

/** One's own appointments and visits in order of time. */
export function ownDay(
  uid: string,
  appointments: readonly Customer[],
  visits: readonly Visit[],
  now: number,
): readonly DayEntry[] {
  const fromAppointments = appointments.flatMap((customer): DayEntry[] => {
    if (customer.salesperson !== uid || customer.appointmentTime === null) return [];
    const end = customer.appointmentTime + APPOINTMENT_HOURS * HOUR_MS;
    return [
      {
        id: customer.uuid,
        start: customer.appointmentTime,
        end,
        title: appointmentTitle(customer),
        place: [customer.streetAddress, customer.city].filter(Boolean).join(', '),
        to: paths.customer(customer.uuid),
        done: end <= now,
      },
    ];
  });
  const fromVisits = visits.map((visit): DayEntry => ({
    id: visit.uuid,
    start: visit.start,
    end: visit.end,
    title: [visit.title, visit.customerName].filter(Boolean).join(', '),
    place: [visit.streetAddress, visit.city].filter(Boolean).join(', '),
    to: paths.job(visit.jobId),
    done: visit.status === 'Done' || visit.end <= now,
  }));
  return [...fromAppointments, ...fromVisits].toSorted((a, b) => a.start - b.start);
}
