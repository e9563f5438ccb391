import { appointmentAt } from '@/domain/customers/appointments';
import type { Customer } from '@/domain/customers/customer';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { overlap } from '@/domain/time/spans';

/** One entry of a person's day; times in epoch ms. */
export type DayLine = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly to: string;
};

type Day = { readonly start: number; readonly end: number };

/** Each person's appointments and visits on a day (epoch ms), by uid, in order; none that is cancelled. */
export function coworkerDays(
  day: Day,
  appointments: readonly Customer[],
  visits: readonly Visit[],
): ReadonlyMap<string, readonly DayLine[]> {
  const lines: { readonly uid: string; readonly line: DayLine }[] = [
    ...appointments.flatMap((customer) =>
      customer.appointmentTime === null
        ? []
        : [
            {
              uid: customer.salesperson,
              line: {
                id: customer.uuid,
                start: customer.appointmentTime,
                end: appointmentAt(customer, customer.appointmentTime).end,
                text: [customer.name, customer.city].filter(Boolean).join(', '),
                to: paths.customer(customer.uuid),
              },
            },
          ],
    ),
    ...visits
      .filter((visit) => visit.status !== 'Cancelled' && overlap(visit, day))
      .flatMap((visit) =>
        visit.crew.map((uid) => ({
          uid,
          line: {
            id: visit.uuid,
            start: visit.start,
            end: visit.end,
            text: [visit.title || visit.customerName, visit.city].filter(Boolean).join(', '),
            to: paths.job(visit.jobId),
          },
        })),
      ),
  ].toSorted((a, b) => a.line.start - b.line.start);
  const days = new Map<string, DayLine[]>();
  for (const { uid, line } of lines) days.set(uid, [...(days.get(uid) ?? []), line]);
  return days;
}
