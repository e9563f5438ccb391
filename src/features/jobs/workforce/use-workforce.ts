import { useMemo } from 'react';
import { timeOffBetween } from '@/data/calendar/time-off';
import type { CalendarRecord } from '@/domain/calendar/event';
import { usePeople } from '@/data/employees/use-people';
import { MOST_VISITS, scheduledVisits } from '@/data/jobs/visits';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { useSettings } from '@/data/session/use-settings';
import { may, mayOn } from '@/domain/access/viewer';
import { isOnSchedule } from '@/domain/jobs/job-rights';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead, visitProblem } from '@/domain/jobs/visits';
import {
  crewAfter,
  daysFrom,
  groupsOf,
  isOff,
  loadOf,
  shifted,
  shownOf,
  stretched,
} from '@/domain/jobs/workforce';
import { clashesWith, doubleBooked } from '@/domain/time/bookings';
import type { Span } from '@/domain/time/spans';
import { atWallClock, endOfDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { notify } from '@/shared/feedback/notify';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { titledBookingOf, firstVisit } from '../calendar/planned-visits';
import { useUnscheduledJobs } from '../calendar/use-unscheduled-jobs';
import { useVisitPlanning } from '../calendar/use-visit-planning';

/** What Workforce shows: the first day, the number of weeks, and a crew's id or '' for all. */
export type WorkforceAsked = {
  readonly first: Day;
  readonly weeks: 1 | 2;
  readonly crew: string;
  readonly zone: string;
};

/** When a job that is dropped on a day begins. */
const BEGINS = '08:00';

const NEVER: readonly CalendarRecord[] = [];
const IDLE: readonly number[] = [];

/** The visits and days off of all people in a range, and the changes of who works when. */
export function useWorkforce({ first, weeks, crew, zone }: WorkforceAsked) {
  const viewer = useViewer();
  const { people, nameOf } = usePeople();
  const { crews } = useSettings().settings;
  const days = useMemo(() => daysFrom(first, weeks * 7), [first, weeks]);
  const span = { start: startOfDay(first, zone), end: endOfDay(days.at(-1) ?? first, zone) };
  const live = useLive(scheduledVisits(viewer, span.start, span.end));
  const off = useLive(timeOffBetween(viewer, span));
  const tray = useUnscheduledJobs();
  const planning = useVisitPlanning(live.rows);
  const { visits } = planning;

  const known = useMemo(
    () => visits.filter((visit) => visit.status !== 'Cancelled' && isOnSchedule(viewer, visit)),
    [visits, viewer],
  );
  const bookings = useMemo(() => known.filter(({ status }) => isAhead(status)).map(titledBookingOf), [known]);
  const twice = useMemo(
    () => new Map(bookings.map((booking) => [booking.id, doubleBooked(booking, bookings)])),
    [bookings],
  );
  const seen = useMemo(
    () => (may(viewer, 'schedule:everyone') ? people : people.filter(({ uid }) => uid === viewer.uid)),
    [people, viewer],
  );
  const { groups, leftOut } = useMemo(
    () => shownOf(groupsOf(seen, crews).filter(({ id }) => crew === '' || id === crew)),
    [seen, crews, crew],
  );
  const byPerson = useMemo(() => {
    const rows = new Map<string, Visit[]>();
    for (const visit of known)
      for (const uid of visit.crew.length === 0 ? [''] : visit.crew)
        rows.set(uid, [...(rows.get(uid) ?? []), visit]);
    return rows;
  }, [known]);

  const loads = useMemo(
    () => new Map([...byPerson].map(([uid, of]) => [uid, loadOf(of, days, zone)])),
    [byPerson, days, zone],
  );
  const offByPerson = useMemo(() => {
    const rows = new Map<string, CalendarRecord[]>();
    for (const one of off.rows) rows.set(one.person, [...(rows.get(one.person) ?? []), one]);
    return rows;
  }, [off.rows]);

  const visitOf = (id: string) => known.find(({ uuid }) => uuid === id);
  const mayMove = (visit: Visit) => isAhead(visit.status) && mayOn(viewer, 'jobs:edit', visit);

  /** Why a person should not get this span, as words after their name; null when nothing is in the way. */
  const obstacle = (id: string, person: string, at: Span): string | null => {
    if (person === '') return null;
    const away = isOff(off.rows, person, at, zone);
    if (away) return `${nameOf(person)} is off: ${away.title}`;
    const [clash] = clashesWith({ id, people: [person], ...at }, bookings);
    return clash ? `${nameOf(person)} is booked: ${clash.title}` : null;
  };

  const put = (visit: Visit, span: Span, people: readonly string[], person: string) => {
    const problem = visitProblem(span);
    if (problem !== null) {
      notify.error(problem);
      return;
    }
    const isMoved = span.start !== visit.start || span.end !== visit.end;
    const isOther = people !== visit.crew;
    if (isOther) planning.edit(visit, { ...(isMoved && span), crew: people });
    else if (isMoved) planning.move(visit, span);
    else return;
    const warning = obstacle(visit.uuid, person, span);
    if (warning !== null) notify.info(`${warning}. Both stay planned.`);
  };

  const move = useStableHandler((id: string, from: string, to: string, by: number) => {
    const visit = visitOf(id);
    if (!visit || !mayMove(visit)) return;
    const span = by === 0 ? { start: visit.start, end: visit.end } : shifted(visit, by, zone);
    put(visit, span, crewAfter(visit.crew, from, to), to);
  });
  const stretch = useStableHandler((id: string, person: string, by: number) => {
    const visit = visitOf(id);
    if (visit && mayMove(visit)) put(visit, stretched(visit, by, zone), visit.crew, person);
  });
  const receive = useStableHandler((id: string, person: string, day: Day) => {
    const job = tray.jobs.find(({ uuid }) => uuid === id);
    if (job)
      planning.plan(job, firstVisit(job, atWallClock(day, BEGINS, zone), person === '' ? [] : [person]));
  });

  return {
    ...{ viewer, days, live, off, tray, groups, leftOut, crews, byPerson, twice, nameOf, people: seen },
    ...{ move, stretch, receive, visitOf, mayMove, obstacle },
    /** A person's planned hours on each day; empty without visits. */
    loadOf: (person: string) => loads.get(person) ?? IDLE,
    offOf: (person: string) => offByPerson.get(person) ?? NEVER,
    plan: planning.plan,
    edit: planning.edit,
    isCut: live.rows.length >= MOST_VISITS,
    mayPlanOff: may(viewer, 'workforce:edit'),
  };
}

export type Workforce = ReturnType<typeof useWorkforce>;
