import { useCallback, useMemo } from 'react';
import { rescheduleAppointment } from '@/data/customers/customer-changes';
import { appointmentsBetween, MAX_EVENTS } from '@/data/customers/customers';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useCommit } from '@/data/runtime/use-commit';
import { appointmentEnd, calendarSpan, clashesAt, freeFrom } from '@/domain/customers/appointments';
import { statusAfterAppointment } from '@/domain/customers/customer-status';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import { pastMoment } from '@/domain/time/past-date';
import type { CustomerStatus } from '@/domain/core/statuses';
import { mayOn } from '@/domain/access/viewer';
import type { CalendarEvent } from '@/shared/calendar/calendar-event';
import { formatTime, formatTimeRange } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import type { CalendarAddress } from './use-calendar-address';
import { useTray } from './use-tray';
import type { Place } from '@/domain/format/formats';

/** The leads of the shown range as events, those without an appointment, and the actions that move them. */
export function useLeadCalendar(
  address: CalendarAddress,
  place: Place,
  now: number,
  nameOf: (uid: string) => string,
) {
  const viewer = useViewer();
  const commit = useCommit();
  const { from, to } = calendarSpan(address.view, address.day, place);
  const booked = useLive(appointmentsBetween(viewer, from, to));
  const wanted = address.salesperson;
  const hidden = address.hidden.join('.');
  const shows = useCallback(
    ({ salesperson, customerStatus }: ListedCustomer) =>
      (wanted === '' || salesperson === wanted) && !hidden.split('.').includes(customerStatus),
    [wanted, hidden],
  );
  const tray = useTray(shows, wanted !== '' || hidden !== '');
  const find = (id: string) => [...booked.rows, ...tray.leads].find((customer) => customer.uuid === id);

  const events = useMemo(
    () =>
      booked.rows.filter(shows).flatMap((customer): CalendarEvent[] =>
        customer.appointmentTime === null
          ? []
          : [
              {
                id: customer.uuid,
                title: customer.name,
                who: firstName(nameOf(customer.salesperson)),
                startMs: customer.appointmentTime,
                endMs: appointmentEnd(customer.appointmentTime),
                status: customer.customerStatus,
                place: customer.city,
                editable: mayOn(viewer, 'customers:edit', customer),
                clash: clashesAt(customer, customer.appointmentTime, booked.rows).length > 0,
              },
            ],
      ),
    [booked.rows, shows, viewer, nameOf],
  );

  return {
    viewer,
    booked,
    /** The range may have more appointments than a calendar shows. */
    isCut: booked.rows.length >= MAX_EVENTS,
    events,
    tray,
    find,
    /** Moves or sets an appointment (epoch ms); null removes it. A first one also changes the status. */
    move: (id: string, at: number | null, status?: CustomerStatus | null) => {
      const customer = find(id);
      if (!customer) return;
      const lifted =
        at === null || customer.appointmentTime !== null
          ? null
          : statusAfterAppointment(customer.customerStatus);
      commit(rescheduleAppointment(viewer, customer, at, status === undefined ? lifted : status));
    },
    /** The warning while an event is dragged over a past time, or one when the salesperson is booked. */
    warnAt: (id: string, start: number) => {
      const customer = find(id);
      const [clash] = customer ? clashesAt(customer, start, booked.rows) : [];
      const past = pastMoment(start, now, place.zone);
      if (past !== null) {
        return { title: `That is ${past}`, text: 'Drop here to book it anyway, Esc to cancel.' };
      }
      if (!customer || !clash || clash.appointmentTime === null) return null;
      const range = formatTimeRange(clash.appointmentTime, appointmentEnd(clash.appointmentTime), place);
      return {
        title: `${firstName(nameOf(customer.salesperson))} is booked`,
        text: `${clash.name}, ${range}, overlaps. Free from ${formatTime(freeFrom(customer, start, booked.rows), place)}. Drop here to keep both, Esc to cancel.`,
      };
    },
  };
}
