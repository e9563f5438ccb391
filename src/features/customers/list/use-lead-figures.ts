import { useMemo } from 'react';
import { appointmentCount, leadCount, leadsCreatedBetween, longestWaiting } from '@/data/customers/customers';
import { useCount, useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { ALL_LEADS } from '@/domain/customers/customer-filters';
import { UNCONTACTED } from '@/domain/customers/customer-status';
import { addDays, dayOf, daysBetween, endOfDay, startOfDay, startOfWeek } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Viewer } from '@/domain/access/viewer';
import type { Place } from '@/domain/format/formats';

/** Figures above the list; an unknown count (no connection) is null. */
export type LeadFigures = {
  readonly isLoading: boolean;
  readonly newNow: number | null;
  readonly newBefore: number | null;
  readonly uncontacted: number | null;
  /** Days the longest waiting lead has waited for a call; null without one. */
  readonly oldestWaitDays: number | null;
  readonly appointments: number | null;
  readonly appointmentsBefore: number | null;
  readonly quoted: number | null;
};

/** Counts by aggregate queries and reads one document, for any number of leads. */
export function useLeadFigures(today: Day, place: Place): LeadFigures {
  const { zone } = place;
  const viewer = useViewer();
  const ask = useMemo(() => questions(viewer, today, place), [viewer, today, place]);
  const newNow = useCount(ask.newNow);
  const newBefore = useCount(ask.newBefore);
  const uncontacted = useCount(ask.uncontacted);
  const appointments = useCount(ask.appointments);
  const appointmentsBefore = useCount(ask.appointmentsBefore);
  const quoted = useCount(ask.quoted);
  const oldest = useLive(ask.oldest).rows[0];
  const counts = [newNow, newBefore, uncontacted, appointments, appointmentsBefore, quoted];
  return {
    isLoading: counts.some((count) => count.status === 'loading'),
    newNow: newNow.value,
    newBefore: newBefore.value,
    uncontacted: uncontacted.value,
    oldestWaitDays: oldest ? Math.max(0, daysBetween(dayOf(oldest.createdAt, zone), today)) : null,
    appointments: appointments.value,
    appointmentsBefore: appointmentsBefore.value,
    quoted: quoted.value,
  };
}

function questions(viewer: Viewer, today: Day, { zone, country }: Place) {
  const week = startOfWeek(today, country);
  const start = (day: Day) => startOfDay(day, zone);
  return {
    newNow: leadsCreatedBetween(viewer, start(addDays(today, -6)), endOfDay(today, zone)),
    newBefore: leadsCreatedBetween(viewer, start(addDays(today, -13)), start(addDays(today, -6))),
    uncontacted: leadCount(viewer, { ...ALL_LEADS, statuses: UNCONTACTED }, today, country),
    oldest: longestWaiting(viewer),
    appointments: appointmentCount(viewer, start(week), start(addDays(week, 7))),
    appointmentsBefore: appointmentCount(viewer, start(addDays(week, -7)), start(week)),
    quoted: leadCount(viewer, { ...ALL_LEADS, statuses: ['Quoted'] }, today, country),
  };
}
