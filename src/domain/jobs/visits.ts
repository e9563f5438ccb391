import { LONGEST_VISIT, MAX_VISIT_DAYS } from './visit';
import type { Job } from './job';
import type { Visit } from './visit';
import { MAX_ASSIGNEES } from '../core/record';
import { canMove, JOB_MOVES } from '../core/statuses';
import type { JobStatus, VisitStatus } from '../core/statuses';
import { overlap } from '../time/spans';
import type { Span } from '../time/spans';

/** A crew member with another visit at the same time. */
export type Clash = { readonly uid: string; readonly visit: Visit };

/** The problem with a planned span (epoch ms), as a sentence; null for none. */
export function visitProblem(span: {
  readonly start: number | null;
  readonly end: number | null;
}): string | null {
  if (span.start === null) return 'Choose when the visit starts.';
  if (span.end === null) return 'Choose when the visit ends.';
  if (span.end <= span.start) return 'The visit has to end after it starts.';
  if (span.end - span.start > LONGEST_VISIT) {
    return `A visit lasts at most ${MAX_VISIT_DAYS} days. Plan a second one for the rest.`;
  }
  return null;
}

/** First start and last end (epoch ms) of the visits that are not cancelled. */
export function plannedSpan(visits: readonly Pick<Visit, 'start' | 'end' | 'status'>[]): {
  readonly plannedStart: number | null;
  readonly plannedEnd: number | null;
} {
  const live = visits.filter((visit) => visit.status !== 'Cancelled');
  if (live.length === 0) return { plannedStart: null, plannedEnd: null };
  return {
    plannedStart: Math.min(...live.map((visit) => visit.start)),
    plannedEnd: Math.max(...live.map((visit) => visit.end)),
  };
}

/** Members of a visit's crew with another visit at the time that is neither done nor cancelled. */
export function clashesOf(
  visit: Span & { readonly uuid: string; readonly crew: readonly string[] },
  others: readonly Visit[],
): readonly Clash[] {
  return others
    .filter((other) => other.uuid !== visit.uuid && isAhead(other.status) && overlap(visit, other))
    .flatMap((other) =>
      other.crew.filter((uid) => visit.crew.includes(uid)).map((uid) => ({ uid, visit: other })),
    );
}

/** Changes of a job for its `visits`: planned span, and (Un)scheduled with the first or last visit. */
export function jobAfterVisits(
  job: Pick<Job, 'status'>,
  visits: readonly Visit[],
): Pick<Job, 'plannedStart' | 'plannedEnd' | 'status'> {
  const span = plannedSpan(visits);
  const planned = span.plannedStart !== null;
  if (planned && job.status === 'Unscheduled') return { ...span, status: 'Scheduled' };
  if (!planned && job.status === 'Scheduled') return { ...span, status: 'Unscheduled' };
  return { ...span, status: job.status };
}

/** Changes of a visit with its new status at `at` (epoch ms): when work began and ended. */
export function visitStatusChange(
  visit: Pick<Visit, 'status' | 'startedAt'>,
  to: VisitStatus,
  at: number,
): Pick<Visit, 'status' | 'previousStatus' | 'startedAt' | 'endedAt'> {
  const step = { status: to, previousStatus: visit.status };
  switch (to) {
    case 'Working':
      return { ...step, startedAt: visit.startedAt ?? at, endedAt: null };
    case 'Done':
      return { ...step, startedAt: visit.startedAt ?? at, endedAt: at };
    default:
      return { ...step, startedAt: null, endedAt: null };
  }
}

/** The job's new status when one of its visits starts; null when it keeps its own. */
export function jobStatusAfterVisit(job: Pick<Job, 'status'>, visit: VisitStatus): JobStatus | null {
  const wanted: JobStatus | null =
    visit === 'On The Way' ? 'On The Way' : visit === 'Working' ? 'In Progress' : null;
  if (wanted === null || wanted === job.status || !canMove(JOB_MOVES, job.status, wanted)) return null;
  return wanted;
}

/** Assignees after a change of crew: adds the new one, drops members without a crew who are not in `keep`. */
export function assigneesAfterCrew(input: {
  readonly current: readonly string[];
  readonly crewBefore: readonly string[];
  readonly crewAfter: readonly string[];
  readonly keep: readonly string[];
}): readonly string[] {
  const left = input.crewBefore.filter((uid) => !input.crewAfter.includes(uid) && !input.keep.includes(uid));
  const stay = input.current.filter((uid) => !left.includes(uid));
  return [...new Set([...input.crewAfter, ...stay])].slice(0, MAX_ASSIGNEES);
}

/** The next visit that is not over at `now` (epoch ms), or null. */
export function nextVisit<V extends Pick<Visit, 'start' | 'end' | 'status'>>(
  visits: readonly V[],
  now: number,
): V | null {
  const ahead = visits.filter((visit) => isAhead(visit.status) && visit.end > now);
  return ahead.toSorted((a, b) => a.start - b.start)[0] ?? null;
}

/** Whether a visit with this status is still to be done. */
export function isAhead(status: VisitStatus): boolean {
  return status !== 'Cancelled' && status !== 'Done';
}
