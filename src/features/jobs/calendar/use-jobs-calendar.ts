import { useCallback, useMemo } from 'react';
import { MOST_VISITS, scheduledVisits } from '@/data/jobs/visits';
import { useLive } from '@/data/live/use-live';
import { useViewer } from '@/data/session/use-session';
import { mayOn } from '@/domain/access/viewer';
import type { Crew } from '@/domain/company/company';
import type { Place } from '@/domain/format/formats';
import { crewOf } from '@/domain/jobs/crews';
import { isOnSchedule } from '@/domain/jobs/job-rights';
import { movedTogether } from '@/domain/jobs/move-visits';
import type { Visit } from '@/domain/jobs/visit';
import { isAhead, visitProblem } from '@/domain/jobs/visits';
import { clashesWith, doubleBooked } from '@/domain/time/bookings';
import { calendarSpan } from '@/domain/time/calendar-view';
import { pastMoment } from '@/domain/time/past-date';
import { movedTo } from '@/domain/time/spans';
import type { Span } from '@/domain/time/spans';
import { dayOf, daysBetween } from '@/domain/time/time';
import { formatSpan } from '@/shared/format/dates';
import type { CalendarEvent, EventMark } from '@/shared/calendar/events/calendar-event';
import type { CalendarAddress } from '@/shared/calendar/frame/calendar-address';
import { notify } from '@/shared/feedback/notify';
import { plural } from '@/shared/format/counts';
import { firstName, joinList } from '@/shared/format/words';
import { titledBookingOf, firstVisit } from './planned-visits';
import { useUnscheduledJobs } from './use-unscheduled-jobs';
import { hasSameTime } from './use-visit-moves';
import { useVisitPlanning } from './use-visit-planning';

type Asked = {
  readonly address: CalendarAddress;
  readonly place: Place;
  readonly now: number;
  readonly nameOf: (uid: string) => string;
  readonly crews: readonly Crew[];
  /** By crew id. Pass a stable map. */
  readonly marks: ReadonlyMap<string, EventMark>;
  /** Visits picked to move together; null while none are. */
  readonly picked: ReadonlySet<string> | null;
};

/** The visits of the shown range as events, jobs without a visit, and the actions that plan them. */
export function useJobsCalendar({ address, place, now, nameOf, crews, marks, picked }: Asked) {
  const viewer = useViewer();
  const { from, to } = calendarSpan(address.view, address.day, place);
  const scheduled = useLive(scheduledVisits(viewer, from, to));
  const tray = useUnscheduledJobs();
  const { visits, contested, ...planning } = useVisitPlanning(scheduled.rows);
  const wanted = address.person;
  const hidden = address.hidden.join('.');

  const known = useMemo(
    () => visits.filter((visit) => visit.status !== 'Cancelled' && isOnSchedule(viewer, visit)),
    [visits, viewer],
  );
  const mayMove = useCallback(
    (visit: Visit) => isAhead(visit.status) && mayOn(viewer, 'jobs:edit', visit),
    [viewer],
  );
  const bookings = useMemo(() => known.filter(({ status }) => isAhead(status)).map(titledBookingOf), [known]);
  const events = useMemo(() => {
    const isHidden = (entry: string) => hidden.split('.').includes(entry);
    return known.flatMap((visit): CalendarEvent[] => {
      const crew = crewOf(visit.crew, crews);
      if (isHidden(visit.status) || (crew && isHidden(crew.id))) return [];
      if (wanted !== '' && !visit.crew.includes(wanted)) return [];
      const twice = isAhead(visit.status) ? doubleBooked(titledBookingOf(visit), bookings) : [];
      const mark = crew && marks.get(crew.id);
      return [
        {
          id: visit.uuid,
          title: visit.streetAddress || visit.customerName,
          who: visit.title,
          startMs: visit.start,
          endMs: visit.end,
          status: visit.status,
          place: visit.customerName,
          bar: true,
          editable: mayMove(visit),
          resizable: mayMove(visit),
          ...(mark && { mark }),
          ...(picked?.has(visit.uuid) && { picked: true }),
          ...(twice.length > 0 && {
            clash: `${joinList(twice.map((uid) => firstName(nameOf(uid))))} twice`,
          }),
        },
      ];
    });
  }, [known, bookings, crews, marks, hidden, wanted, nameOf, picked, mayMove]);

  const visitOf = (id: string) => known.find((visit) => visit.uuid === id);
  const jobOf = (id: string) => tray.jobs.find((job) => job.uuid === id);
  const put = (visit: Visit, span: Span, revert: () => void) => {
    const problem = visitProblem(span);
    if (problem === null) return planning.move(visit, span);
    notify.error(problem);
    return revert();
  };

  return {
    viewer,
    scheduled,
    /** The range may have more visits than a calendar shows. */
    isCut: scheduled.rows.length >= MOST_VISITS,
    events,
    /** Those of the range that are not cancelled. */
    visits: known,
    tray,
    visitOf,
    jobOf,
    edit: planning.edit,
    plan: planning.plan,
    mayMove,
    /** A picked visit takes the others along, by as many days. */
    move: (id: string, startMs: number, revert: () => void) => {
      const visit = contested.free(id, hasSameTime);
      if (!visit) return revert();
      const others = picked?.has(id) ? known.filter(({ uuid }) => picked.has(uuid)) : [];
      const by = daysBetween(dayOf(visit.start, place.zone), dayOf(startMs, place.zone));
      if (others.length < 2 || by === 0) return put(visit, movedTo(visit, startMs, place.zone), revert);
      const moves = movedTogether({ visits: known, off: [], zone: place.zone }, others, { by, crew: null });
      planning.moveAll(moves, `${plural(moves.length, 'visit', place.country)} moved`);
    },
    resize: (id: string, end: number, revert: () => void) => {
      const visit = contested.free(id, hasSameTime);
      if (visit) put(visit, { start: visit.start, end }, revert);
      else revert();
    },
    /** An unscheduled job was dropped: its first visit, without a crew yet. */
    receive: (id: string, start: number) => {
      const job = jobOf(id);
      if (job) planning.plan(job, firstVisit(job, start));
      else contested.tellPlanned(id);
    },
    /** The warning while a visit or job is dragged over a past time, or one when its crew is booked. */
    warnAt: (id: string, start: number, end?: number) => {
      const past = pastMoment(start, now, place.zone);
      const visit = visitOf(id);
      if (past !== null && start !== visit?.start) {
        return { title: `That is ${past}`, text: 'Drop here to plan it anyway, Esc to cancel.' };
      }
      if (!visit) return null;
      const span = end === undefined ? movedTo(visit, start, place.zone) : { start, end };
      const booking = { ...titledBookingOf(visit), ...span };
      const [clash] = clashesWith(booking, bookings);
      if (!clash) return null;
      const people = doubleBooked(booking, [clash]).map((uid) => firstName(nameOf(uid)));
      const other = `${clash.title}, ${formatSpan(clash.start, clash.end, place)}`;
      return {
        title: `${joinList(people)} ${people.length === 1 ? 'is' : 'are'} booked`,
        text: `${other}, overlaps. Drop here to keep both, Esc to cancel.`,
      };
    },
  };
}
