import { visitShape } from '@/domain/jobs/visit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import { jobNoun } from '@/domain/jobs/noun';
import { statusChange } from '@/domain/nouns/status-change';
import { initialOf } from '@/domain/core/shape';
import { canMove, JOB_MOVES } from '@/domain/core/statuses';
import type { JobStatus } from '@/domain/core/statuses';
import { atWallClock, MINUTE_MS } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import { assigneesAfterCrew, jobAfterVisits } from '@/domain/jobs/visits';
import type { Stamp } from './chronicle';
import { isPast, moveTracker } from './sale';
import type { Deed, Sale } from './sale';
import { workOn } from './work';

export type Planned = {
  readonly id: string;
  readonly title: string;
  readonly on: number;
  readonly isRunning: boolean;
};

/** The days on site; one that started on the last working day continues today. */
export function visitsOf({ plan, jobId }: Sale, work: number): readonly Planned[] {
  const titles = workOn(plan.product).visits;
  const isHeld = plan.hold !== undefined && plan.hold.off === undefined;
  const isRunning = plan.stage === 'In Progress' && !isHeld;
  return (isRunning ? titles.slice(0, 1) : titles).map((title, index) => ({
    id: index === 0 ? `${jobId}-visit` : `${jobId}-visit-${index + 1}`,
    title,
    on: isHeld && index > 0 ? (plan.hold?.resumes ?? work + index) : work + index,
    isRunning,
  }));
}

/** The planned visits, and the client's notes about them. */
export function planDeeds(sale: Sale, visits: readonly Planned[]): readonly Deed[] {
  const { book, plan, team, trackerId, day, time } = sale;
  const { manager, office, crew, lead } = team;
  const on = plan.isSmall ? plan.sold + 2 : plan.sold + 6;
  const stamped = (at: number): Stamp => ({ by: manager, at });
  const last = visits.at(-1);
  const end = (last?.on ?? 0) + (last?.isRunning ? 1 : 0);
  return [
    ...visits.map((visit, index) => ({
      at: time(on, '13:10') + index * 20 * MINUTE_MS,
      write: (at: number) => planVisit(sale, visit, stamped(at)),
    })),
    {
      at: time(on, '14:10'),
      write: (at) => {
        const { assignees } = book.get('tracker', trackerId);
        const dates = { expectedStart: day(visits[0]?.on ?? 0), expectedEnd: day(end) };
        book.change(
          'tracker',
          trackerId,
          { ...dates, crewLead: lead, assignees: [...new Set([...assignees, ...crew])] },
          stamped(at),
        );
      },
    },
    ...(isPast(sale, 'Scheduled')
      ? [
          { at: time(on, '14:40'), write: (at: number) => moveTracker(sale, 'Scheduled', stamped(at)) },
          {
            at: time(on, '15:10'),
            write: (at: number) =>
              book.officeWrites(trackerId, invitation(day(visits[0]?.on ?? 0)), { by: office, at }),
          },
        ]
      : []),
  ];
}

function invitation(day: Day): string {
  const words = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return `Your date is set: we come on ${words.format(new Date(`${day}T00:00:00Z`))} around 7:30. Please move the cars the evening before.`;
}

function planVisit(sale: Sale, { id, title, on, isRunning }: Planned, stamp: Stamp): void {
  const { book, team, jobId, trackerId, customerId, plan, day, zone } = sale;
  const job = book.get('job', jobId);
  const start = atWallClock(day(on), plan.isSmall ? '08:00' : '07:30', zone);
  const end = atWallClock(day(isRunning ? on + 1 : on), plan.isSmall ? '12:00' : '16:30', zone);
  const keep = [job.createdBy, ...book.get('tracker', trackerId).assignees];
  const assignees = assigneesAfterCrew({
    current: job.assignees,
    crewBefore: [],
    crewAfter: team.crew,
    keep,
  });
  const visit: Visit = {
    ...initialOf(visitShape.fields),
    uuid: id,
    owner: job.owner,
    assignees,
    jobId,
    trackerId,
    customerId,
    title,
    start,
    end,
    customerName: job.customerName,
    streetAddress: job.streetAddress,
    city: job.city,
    crew: team.crew,
    clientNote: plan.isSmall ? '' : 'Please move cars off the driveway before 7:30 am.',
  };
  book.create('visit', visit, stamp);
  const { status, ...span } = jobAfterVisits(job, [...visitsSoFar(sale), visit]);
  const moved = status === job.status ? {} : statusMove(job, status, stamp);
  book.change('job', jobId, { ...moved, ...span, assignees }, stamp);
}

function visitsSoFar({ book, jobId }: Sale): readonly Visit[] {
  return book.close().visits.filter((visit) => visit.jobId === jobId);
}

/** A job's changes with its status, as the app writes them. */
export function statusMove(job: Job, to: JobStatus, { by, at }: Stamp): Partial<Job> {
  if (!canMove(JOB_MOVES, job.status, to))
    throw new RangeError(`A job does not go from ${job.status} to ${to}.`);
  return statusChange(jobNoun, job, to, at, by);
}
