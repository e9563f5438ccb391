import type { Live } from '@/data/live/use-live';
import { APPOINTMENT_HOURS, appointmentTitle } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { ERROR_SENTENCES } from '@/domain/core/errors';
import type { Visit } from '@/domain/jobs/visit';
import { paths } from '@/domain/navigation/paths';
import { HOUR_MS } from '@/domain/time/time';
import { shortAddress } from '@/shared/format/address';

/** One entry of a person's day; times in epoch ms. */
export type DayEntry = {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly title: string;
  readonly place: string;
  readonly to: string;
  readonly done: boolean;
};

/** The loading state of a day. */
export type DayState = {
  readonly isLoading: boolean;
  /** Sentence when a part failed to load: an incomplete day must not look free. */
  readonly failed: string | null;
  readonly retry: () => void;
};

/** Combines the states of a day's lists; lists that the user may not see are left out. */
export function dayState(lists: readonly Pick<Live<unknown>, 'status' | 'error' | 'retry'>[]): DayState {
  const failed = lists.filter(({ status }) => status === 'error');
  const [first] = failed;
  return {
    isLoading: lists.some(({ status }) => status === 'loading'),
    failed: first ? (first.error?.message ?? ERROR_SENTENCES.unknown) : null,
    retry: () => failed.forEach((list) => list.retry()),
  };
}

/** The user's appointments and visits in order of time; titles of appointments start with the user's first name. */
export function ownDay(
  self: { readonly uid: string; readonly name: string },
  appointments: readonly Customer[],
  visits: readonly Visit[],
  now: number,
): readonly DayEntry[] {
  const fromAppointments = appointments.flatMap((customer): DayEntry[] => {
    if (customer.salesperson !== self.uid || customer.appointmentTime === null) return [];
    const end = customer.appointmentTime + APPOINTMENT_HOURS * HOUR_MS;
    return [
      {
        id: customer.uuid,
        start: customer.appointmentTime,
        end,
        title: appointmentTitle(self.name, customer),
        place: shortAddress(customer),
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
    place: shortAddress(visit),
    to: paths.job(visit.jobId),
    done: visit.status === 'Done' || visit.end <= now,
  }));
  return [...fromAppointments, ...fromVisits].toSorted((a, b) => a.start - b.start);
}
