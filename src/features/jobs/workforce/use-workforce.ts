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
import { crewAfter, daysFrom, groupsOf, loadOf, shifted, shownOf, stretched } from '@/domain/jobs/workforce';
import type { Span } from '@/domain/time/spans';
import { atWallClock, endOfDay, startOfDay } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { notify } from '@/shared/feedback/notify';
import { useStableHandler } from '@/shared/ui/hooks/use-stable-handler';
import { firstVisit } from '../calendar/planned-visits';
import { useUnscheduledJobs } from '../calendar/use-unscheduled-jobs';
import { hasSameTime } from '../calendar/use-visit-moves';
import { useVisitPlanning } from '../calendar/use-visit-planning';
import { peopleOf, rowsOf } from './force-rows';
import type { RowId } from './force-rows';
import { useTrouble } from './use-trouble';

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
  const trouble = useTrouble({ visits: known, off: off.rows, zone, nameOf });
  const seen = useMemo(
    () => (may(viewer, 'schedule:everyone') ? people : people.filter(({ uid }) => uid === viewer.uid)),
    [people, viewer],
  );
  const { groups, leftOut } = useMemo(
    () => shownOf(groupsOf(seen, crews).filter(({ id }) => crew === '' || id === crew)),
    [seen, crews, crew],
  );
  const byRow = useMemo(() => {
    const rows = new Map<RowId, Visit[]>();
    for (const visit of known)
      for (const row of rowsOf(visit, groups)) rows.set(row, [...(rows.get(row) ?? []), visit]);
    return rows;
  }, [known, groups]);

  const loads = useMemo(
    () => new Map([...byRow].map(([row, of]) => [row, loadOf(of, days, zone)])),
    [byRow, days, zone],
  );
  const offByPerson = useMemo(() => {
    const rows = new Map<string, CalendarRecord[]>();
    for (const one of off.rows) rows.set(one.person, [...(rows.get(one.person) ?? []), one]);
    return rows;
  }, [off.rows]);

  const visitOf = (id: string) => known.find(({ uuid }) => uuid === id);
  const mayMove = (visit: Visit) => isAhead(visit.status) && mayOn(viewer, 'jobs:edit', visit);

  const put = (visit: Visit, span: Span, people: readonly string[], row: RowId) => {
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
    const warning = trouble.obstacle(visit.uuid, peopleOf(row, groups), span);
    if (warning !== null) notify.info(`${warning}. Both stay planned.`);
  };

  const move = useStableHandler((id: string, from: RowId, to: RowId, by: number) => {
    const visit = planning.contested.free(
      id,
      (held, now) =>
        (by === 0 || hasSameTime(held, now)) && (from === to || rowsOf(now, groups).includes(from)),
    );
    if (!visit || !mayMove(visit)) return;
    const span = by === 0 ? { start: visit.start, end: visit.end } : shifted(visit, by, zone);
    const people =
      from === to ? visit.crew : crewAfter(visit.crew, peopleOf(from, groups), peopleOf(to, groups));
    put(visit, span, people, to);
  });
  const stretch = useStableHandler((id: string, row: RowId, by: number) => {
    const visit = planning.contested.free(id, hasSameTime);
    if (visit && mayMove(visit)) put(visit, stretched(visit, by, zone), visit.crew, row);
  });
  const receive = useStableHandler((id: string, row: RowId, day: Day) => {
    const job = tray.jobs.find(({ uuid }) => uuid === id);
    if (job) planning.plan(job, firstVisit(job, atWallClock(day, BEGINS, zone), peopleOf(row, groups)));
    else planning.contested.tellPlanned(id);
  });

  return {
    viewer,
    days,
    live,
    off,
    tray,
    groups,
    leftOut,
    crews,
    byRow,
    trouble,
    nameOf,
    people: seen,
    move,
    stretch,
    receive,
    visitOf,
    mayMove,
    /** A row's planned hours on each day; empty without visits. */
    loadOf: (row: RowId) => loads.get(row) ?? IDLE,
    offOf: (person: string) => offByPerson.get(person) ?? NEVER,
    plan: planning.plan,
    edit: planning.edit,
    isCut: live.rows.length >= MOST_VISITS,
    mayPlanOff: may(viewer, 'workforce:edit'),
  };
}

export type Workforce = ReturnType<typeof useWorkforce>;
