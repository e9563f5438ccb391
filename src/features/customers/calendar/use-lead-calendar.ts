import { useCallback, useEffect, useMemo } from 'react';
import { rescheduleAppointment } from '@/data/customers/customer-changes';
import { appointmentsBetween, MAX_EVENTS } from '@/data/customers/customers';
import { useLive } from '@/data/live/use-live';
import { useCommit } from '@/data/runtime/use-commit';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import { APPOINTMENT_MS, appointmentAt } from '@/domain/customers/appointments';
import { statusAfterAppointment } from '@/domain/customers/customer-status';
import type { CustomerStatus } from '@/domain/core/statuses';
import type { ListedCustomer } from '@/domain/directory/listed-customer';
import type { Place } from '@/domain/format/formats';
import { clashesWith, freeFrom } from '@/domain/time/bookings';
import { calendarSpan } from '@/domain/time/calendar-view';
import { pastMoment } from '@/domain/time/past-date';
import type { CalendarEvent } from '@/shared/calendar/events/calendar-event';
import type { CalendarAddress } from '@/shared/calendar/frame/calendar-address';
import { useContestedMoves } from '@/shared/dnd/use-contested-moves';
import { useHeldAtPress } from '@/shared/dnd/use-held-at-press';
import { formatDateTime, formatTime, formatTimeRange } from '@/shared/format/dates';
import { firstName } from '@/shared/format/words';
import { useTray } from './use-tray';

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
  // An appointment may run into the range.
  const booked = useLive(appointmentsBetween(viewer, from - APPOINTMENT_MS, to));
  const wanted = address.person;
  const hidden = address.hidden.join('.');
  const shows = useCallback(
    ({ salesperson, customerStatus }: ListedCustomer) =>
      (wanted === '' || salesperson === wanted) && !hidden.split('.').includes(customerStatus),
    [wanted, hidden],
  );
  const tray = useTray(shows, wanted !== '' || hidden !== '');
  const known = useMemo(() => [...booked.rows, ...tray.leads], [booked.rows, tray.leads]);
  const find = (id: string) => known.find((customer) => customer.uuid === id);
  const heldAtPress = useHeldAtPress(known);
  const { note, see, tellTaken } = useContestedMoves<ListedCustomer & { readonly updatedBy?: string }>({
    uid: viewer.uid,
    nameOf,
    placeOf: ({ appointmentTime }) =>
      appointmentTime === null ? 'without an appointment' : formatDateTime(appointmentTime, place),
  });
  useEffect(() => see(known), [known, see]);

  const bookings = useMemo(
    () =>
      booked.rows.flatMap((customer) =>
        customer.appointmentTime === null
          ? []
          : [{ ...appointmentAt(customer, customer.appointmentTime), customer }],
      ),
    [booked.rows],
  );
  const events = useMemo(
    () =>
      bookings.flatMap((booking): CalendarEvent[] => {
        const { customer, start, end } = booking;
        if (!shows(customer)) return [];
        const who = firstName(nameOf(customer.salesperson));
        return [
          {
            id: customer.uuid,
            title: customer.name,
            who,
            startMs: start,
            endMs: end,
            status: customer.customerStatus,
            place: customer.city,
            editable: mayOn(viewer, 'customers:edit', customer),
            ...(clashesWith(booking, bookings).length > 0 && { clash: `${who} twice` }),
          },
        ];
      }),
    [bookings, shows, viewer, nameOf],
  );

  /** Moves or sets an appointment (epoch ms); null removes it. A first one also changes the status. */
  const move = (id: string, at: number | null, status?: CustomerStatus | null) => {
    const customer = find(id);
    if (!customer) return;
    const lifted =
      at === null || customer.appointmentTime !== null
        ? null
        : statusAfterAppointment(customer.customerStatus);
    note(customer, { ...customer, appointmentTime: at });
    commit(rescheduleAppointment(viewer, customer, at, status === undefined ? lifted : status));
  };

  return {
    viewer,
    booked,
    /** The range may have more appointments than a calendar shows. */
    isCut: booked.rows.length >= MAX_EVENTS,
    events,
    tray,
    find,
    move,
    /** Moves an appointment that was dragged from where it was; `revert` puts it back when another user moved it. */
    drop: (id: string, at: number, revert: () => void) => {
      const held = heldAtPress().find(({ uuid }) => uuid === id);
      const now = find(id) ?? null;
      if (held && now?.appointmentTime === held.appointmentTime) return move(id, at);
      revert();
      if (held) tellTaken(now);
    },
    /** The warning while an event is dragged over a past time, or one when the salesperson is booked. */
    warnAt: (id: string, start: number) => {
      const past = pastMoment(start, now, place.zone);
      if (past !== null) {
        return { title: `That is ${past}`, text: 'Drop here to book it anyway, Esc to cancel.' };
      }
      const customer = find(id);
      const booking = customer && appointmentAt(customer, start);
      const [clash] = booking ? clashesWith(booking, bookings) : [];
      if (!booking || !clash) return null;
      const range = formatTimeRange(clash.start, clash.end, place);
      const free = formatTime(freeFrom(booking, bookings), place);
      return {
        title: `${firstName(nameOf(customer.salesperson))} is booked`,
        text: `${clash.customer.name}, ${range}, overlaps. Free from ${free}. Drop here to keep both, Esc to cancel.`,
      };
    },
  };
}
