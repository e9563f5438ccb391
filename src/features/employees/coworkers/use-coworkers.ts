import { appointmentsBetween } from '@/data/customers/customers';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useOpenedRoster } from '@/data/session/use-settings';
import { visitsAround } from '@/data/jobs/visits';
import { dayOf, endOfDay, startOfDay } from '@/domain/time/time';
import { may, seesAll } from '@/domain/access/viewer';
import { useFormat } from '@/shared/format/format-context';
import { useNow } from '@/shared/format/use-now';
import { coworkerDays } from './coworker-days';

/** The company's people, and their day where the viewer may know it. */
export function useCoworkers() {
  const viewer = useViewer();
  const { status, error, retry, record } = useOpenedRoster();
  const { zone } = useFormat();
  const now = useNow(60_000);
  const today = dayOf(now, zone);
  const day = { start: startOfDay(today, zone), end: endOfDay(today, zone) };
  // Without all records a busy day would look free.
  const seesDays = may(viewer, 'schedule:everyone') && seesAll(viewer);
  const appointments = useLive(
    seesDays && may(viewer, 'customers:view') ? appointmentsBetween(viewer, day.start, day.end) : null,
  );
  const visits = useLive(
    seesDays && may(viewer, 'jobs:view') ? visitsAround(viewer, day.start, day.end) : null,
  );
  const isLoading = appointments.status === 'loading' || visits.status === 'loading';
  return {
    status,
    error,
    retry,
    people: record?.people ?? [],
    /** Null when the viewer may not know, or before it is loaded. */
    days: seesDays && !isLoading ? coworkerDays(day, appointments.rows, visits.rows) : null,
  };
}
