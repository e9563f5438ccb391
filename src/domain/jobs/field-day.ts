import type { Job } from './job';
import type { Visit } from './visit';
import { addDays, dayOf, endOfDay, startOfDay } from '../time/time';
import type { Day } from '../time/time';
import { mayOn } from '../access/viewer';
import type { Viewer } from '../access/viewer';
import type { VisitStatus } from '../core/statuses';

/** Days after today that a crew sees and keeps on the device. */
export const DAYS_AHEAD = 7;

type Planned = Pick<Visit, 'start' | 'end' | 'status'>;

/** Visits that overlap a day, without cancelled ones, earliest first. */
export function visitsOnDay<V extends Planned>(visits: readonly V[], day: Day, zone: string): readonly V[] {
  const from = startOfDay(day, zone);
  const to = endOfDay(day, zone);
  return inOrder(visits.filter((visit) => visit.start < to && visit.end > from));
}

/** The present or next visit of a crew member today; null for none. */
export function ownVisitToday<V extends Planned & Pick<Visit, 'crew'>>(
  visits: readonly V[],
  uid: string,
  today: Day,
  zone: string,
): V | null {
  const own = visitsOnDay(visits, today, zone).filter(
    ({ crew, status }) => crew.includes(uid) && status !== 'Done',
  );
  return own.find(({ status }) => status === 'Working') ?? own[0] ?? null;
}

/** Whether a visit is the viewer's own work: they are on its crew, or it has none yet. */
export function isOwnVisit(viewer: Viewer, { crew }: Pick<Visit, 'crew'>): boolean {
  return crew.length === 0 || crew.includes(viewer.uid);
}

/** Whether a crew is on its way to a visit or at work there. */
export function isUnderWay({ status }: Pick<Visit, 'status'>): boolean {
  return status === 'On The Way' || status === 'Working';
}

/** Whether the viewer may report a visit's progress; as `reportsOnVisit()` in rules/records.rules. */
export function mayReportVisit(
  viewer: Viewer,
  job: Pick<Job, 'owner' | 'assignees'>,
  { crew }: Pick<Visit, 'crew'>,
): boolean {
  return mayOn(viewer, 'jobs:edit', job) || crew.includes(viewer.uid);
}

/** Visits that begin within the days after `today`, without cancelled ones, earliest first. */
export function visitsAfterDay<V extends Planned>(
  visits: readonly V[],
  today: Day,
  zone: string,
): readonly V[] {
  const last = addDays(today, DAYS_AHEAD);
  return inOrder(
    visits.filter((visit) => {
      const day = dayOf(visit.start, zone);
      return day > today && day <= last;
    }),
  );
}

function inOrder<V extends Planned>(visits: readonly V[]): readonly V[] {
  return visits.filter(({ status }) => status !== 'Cancelled').toSorted((a, b) => a.start - b.start);
}

/** The next step of a visit for the crew's large button; null once it is over. */
export function visitStep(status: VisitStatus): { readonly to: VisitStatus; readonly label: string } | null {
  switch (status) {
    case 'Planned':
    case 'On The Way':
      return { to: 'Working', label: 'Arrive' };
    case 'Working':
      return { to: 'Done', label: 'Finish visit' };
    case 'Done':
    case 'Cancelled':
      return null;
  }
}

/** Whether all visits of a job are over and at least one was done. */
export function allVisitsDone(visits: readonly Pick<Visit, 'status'>[]): boolean {
  const live = visits.filter(({ status }) => status !== 'Cancelled');
  return live.length > 0 && live.every(({ status }) => status === 'Done');
}

/** Whether no visit of the job is planned after this one. */
export function isLastVisit(job: Pick<Job, 'plannedEnd'>, visit: Pick<Visit, 'end'>): boolean {
  return job.plannedEnd === null || visit.end >= job.plannedEnd;
}

/** Whether to offer completing a job: it is under way and its last visit is done. */
export function awaitsCompletion(
  job: Pick<Job, 'status' | 'plannedEnd'>,
  done: Pick<Visit, 'status' | 'end'>,
): boolean {
  return job.status === 'In Progress' && done.status === 'Done' && isLastVisit(job, done);
}

/** Time on site of a visit at `now` (epoch ms), in whole minutes; null before it begins. */
export function minutesOnSite(
  { startedAt, endedAt }: Pick<Visit, 'startedAt' | 'endedAt'>,
  now: number,
): number | null {
  if (startedAt === null) return null;
  return Math.max(0, Math.floor(((endedAt ?? now) - startedAt) / 60_000));
}
