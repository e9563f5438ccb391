import type { Customer } from '@/domain/customers/customer';
import { visitShape } from '@/domain/jobs/visit';
import type { Job } from '@/domain/jobs/job';
import type { Visit } from '@/domain/jobs/visit';
import type { Price } from '@/domain/money/price';
import { initialOf } from '@/domain/core/shape';
import { sellCustomer } from '@/domain/trackers/sold';
import { moveToStage } from '@/domain/trackers/stages';
import type { StageChange } from '@/domain/trackers/stages';
import { TRACKER_STAGES } from '@/domain/core/statuses';
import type { TrackerStage } from '@/domain/core/statuses';
import { addDays, atWallClock } from '@/domain/time/time';
import type { Day } from '@/domain/time/time';
import type { Tracker, TrackingLink } from '@/domain/trackers/tracker';
import { exampleSubStatus } from './own-lists';
import type { ExamplePerson } from './people';
import type { Random } from './random';

/** Stages at which the work on the roof is over. */
const DONE: readonly TrackerStage[] = ['Final Inspection', 'Invoiced', 'Complete'];

/** All that comes of one sold example customer. */
export type ExampleSale = {
  readonly customer: Customer;
  readonly tracker: Tracker;
  readonly job: Job;
  readonly visits: readonly Visit[];
  readonly prices: readonly Price[];
  readonly link: TrackingLink;
};

export type SaleInput = {
  readonly customer: Customer;
  readonly index: number;
  readonly crew: readonly ExamplePerson[];
  readonly today: Day;
  readonly zone: string;
  readonly random: Random;
};

/** Sells a customer as the app does and moves the work on: one sale for every stage, some on hold or late. */
export function exampleSale({ customer, index, crew, today, zone, random }: SaleInput): ExampleSale {
  const stage = TRACKER_STAGES[index % TRACKER_STAGES.length] ?? 'Sold';
  const isDone = DONE.includes(stage);
  const soldAt = atWallClock(addDays(today, -random.whole(isDone ? 14 : 3, 30)), '16:00', zone);
  const lead = random.pick(crew);
  const start = addDays(today, startsIn(stage, random));
  const sale = sellCustomer({
    customer,
    price: null,
    terms: {
      title: `${customer.productOfInterest}, ${customer.streetAddress}`,
      product: customer.productOfInterest,
      amount: random.whole(4_200, 24_000) * 100,
      jobType: 'Install',
      checklist: [],
      expectedStart: start,
      crewLead: lead.uid,
      makeLink: true,
    },
    seller: customer.salesperson || lead.uid,
    at: soldAt,
    zone,
    ids: {
      tracker: `${customer.uuid}-tracker`,
      job: `${customer.uuid}-job`,
      // A readable id, so that the example's links can be shown; real ones are random.
      link: `example-${customer.uuid}`,
    },
  });
  if (!sale.link) throw new Error('The example sale was made with a link.');
  const movedAt = atWallClock(addDays(today, -1), '10:00', zone);
  const assignees = [...new Set([...sale.tracker.assignees, ...crew.map((person) => person.uid)])];
  const planned = stage !== 'Sold' && stage !== 'Permits & Paperwork';
  const status = isDone ? 'Completed' : planned ? 'Scheduled' : 'Unscheduled';
  const visits = planned ? [exampleVisit(sale.job, crew, start, zone)] : [];
  return {
    customer: { ...customer, ...sale.customer, customerStatus: 'Quoted', statusReason: '', subStatus: '' },
    tracker: {
      ...sale.tracker,
      ...workedUpTo(sale.tracker, stage, { from: soldAt, to: movedAt }),
      subStatus: exampleSubStatus('tracker', stage, index),
      assignees,
      hold:
        index % 6 === 4
          ? { on: true, reason: 'Weather', note: 'Rain until Wednesday.', since: movedAt, resumesOn: '' }
          : sale.tracker.hold,
      clientSummary: index % 2 === 0 ? 'We call the evening before we come.' : '',
      clientVisible: { ...sale.tracker.clientVisible, crew: index % 2 === 0 },
    },
    job: {
      ...sale.job,
      assignees,
      status,
      subStatus: exampleSubStatus('job', status, index),
      instructions: 'Pallets go on the driveway. Cover the flower beds on the south side.',
      checklist: [
        { id: 'tarps', text: 'Tarps over beds and AC unit', done: isDone },
        { id: 'tearoff', text: 'Tear-off, all slopes', done: isDone },
        { id: 'magnet', text: 'Magnet sweep of the yard', done: isDone },
      ],
      squares: random.whole(14, 42),
      pitch: '6/12',
      layers: 1,
      plannedStart: visits[0]?.start ?? null,
      plannedEnd: visits[0]?.end ?? null,
    },
    visits: visits.map((visit) => ({ ...visit, assignees, status: isDone ? 'Done' : visit.status })),
    prices: sale.prices,
    link: sale.link,
  };
}

/** Days from today until the work begins: behind us where it is done, ahead where it is planned, else one or the other. */
function startsIn(stage: TrackerStage, random: Random): number {
  if (stage === 'Scheduled') return random.whole(1, 6);
  if (DONE.includes(stage)) return -random.whole(3, 9);
  return random.whole(-4, 12);
}

function exampleVisit(job: Job, crew: readonly ExamplePerson[], day: Day, zone: string): Visit {
  const { uuid, owner, assignees, createdAt, createdBy, updatedAt, updatedBy } = job;
  return {
    ...initialOf(visitShape.fields),
    ...{ owner, assignees, createdAt, createdBy, updatedAt, updatedBy },
    uuid: `${uuid}-visit`,
    jobId: uuid,
    trackerId: job.trackerId,
    customerId: job.customerId,
    title: 'Tear-off and install',
    customerName: job.customerName,
    streetAddress: job.streetAddress,
    city: job.city,
    start: atWallClock(day, '07:30', zone),
    end: atWallClock(day, '16:30', zone),
    crew: crew.map((person) => person.uid),
    clientNote: 'Please move cars off the driveway before 7:30 am.',
  };
}

/** Takes a sold tracker through every stage up to `stage`, evenly between two moments (epoch ms). */
function workedUpTo(tracker: Tracker, stage: TrackerStage, span: { from: number; to: number }): StageChange {
  const last = TRACKER_STAGES.indexOf(stage);
  const momentOf = (index: number) =>
    Math.round(span.from + ((span.to - span.from) * index) / Math.max(1, last));
  return TRACKER_STAGES.slice(0, last + 1).reduce<Tracker>(
    (moved, next, index) => ({ ...moved, ...moveToStage(moved, next, momentOf(index), tracker.createdBy) }),
    tracker,
  );
}
