import { initialOf } from '../../core/shape';
import { MAX_ASSIGNEES } from '../../core/record';
import type { Customer } from '../../customers/customer';
import { jobShape } from '../../jobs/job';
import type { Job } from '../../jobs/job';
import { LONGEST_VISIT, visitShape } from '../../jobs/visit';
import type { Visit } from '../../jobs/visit';
import type { TrackerStage } from '../../core/statuses';
import type { AddressField } from '../../format/address';
import { dayOf } from '../../time/time';
import { sellCustomer } from '../../trackers/sold';
import type { Sale } from '../../trackers/sold';
import { moveToStage } from '../../trackers/stages';
import type { Tracker } from '../../trackers/tracker';
import { madeIds } from './batches';
import type { JobDraft } from './read-row';
import type { ImportedStatus } from './status-cells';

export type ImportMoment = {
  /** Epoch ms. */
  readonly at: number;
  /** The business's time zone. */
  readonly zone: string;
};

type Making = ImportMoment & { readonly importId: string; readonly seller: string };

/** The stage of a tracker whose one job has begun or is finished. */
const STAGES: Readonly<Partial<Record<ImportedStatus, TrackerStage>>> = {
  'In Progress': 'In Progress',
  'Pending Approval': 'In Progress',
  Completed: 'Complete',
};

/** Whether a row is finished work, which goes to the archive. */
export function isDone({ fields }: Pick<JobDraft, 'fields'>): boolean {
  return fields.status === 'Completed';
}

/** When a row reached its status: the last day of finished work, else the time of the import (epoch ms). */
function reachedAt(draft: JobDraft, at: number): number {
  return isDone(draft) ? Math.min(draft.span?.end ?? at, at) : at;
}

/** The job of a row under an existing tracker. */
export function jobOf(tracker: Tracker, draft: JobDraft, { importId, seller, at }: Making): Job {
  const { owner, customerId, customerName, phone, projectId } = tracker;
  return {
    ...initialOf(jobShape.fields),
    owner,
    customerId,
    customerName,
    phone,
    projectId,
    trackerId: tracker.uuid,
    ...said(draft, tracker),
    uuid: madeIds(importId, draft.row).job,
    importId,
    statusBy: seller,
    statusAt: reachedAt(draft, at),
    assignees: peopleOf(draft, seller, tracker.assignees),
  };
}

/** The job of a row with a tracker of its own, which says that work has begun or is finished. */
export function workFor(
  customer: Customer,
  draft: JobDraft,
  { importId, seller, at, zone }: Making,
): { readonly sale: Sale; readonly job: Job } {
  const ids = madeIds(importId, draft.row);
  const { title, jobType, status } = draft.fields;
  const since = reachedAt(draft, at);
  const sale = sellCustomer({
    customer,
    price: null,
    seller,
    at: since,
    zone,
    terms: {
      title,
      jobType,
      amount: draft.amount,
      checklist: [],
      product: customer.productOfInterest,
      crewLead: '',
      makeLink: false,
      expectedStart: draft.span ? dayOf(draft.span.start, zone) : '',
    },
    ids: { tracker: ids.tracker, job: ids.job, link: '' },
  });
  const stage = STAGES[status];
  const assignees = peopleOf(draft, seller, sale.tracker.assignees);
  return {
    sale: {
      ...sale,
      tracker: {
        ...sale.tracker,
        ...addressOf(draft, sale.tracker),
        ...(stage && moveToStage(sale.tracker, stage, since, seller)),
        ...archived(draft),
        assignees,
        importId,
      },
      prices: sale.prices.map((price) => ({ ...price, assignees })),
    },
    job: { ...sale.job, ...said(draft, sale.job), assignees, importId },
  };
}

/** The visit of a row with a day; null without one, and for finished work that took longer than a visit may. */
export function visitOf(job: Job, draft: JobDraft): Visit | null {
  const { span, crew, row } = draft;
  if (!span || span.end - span.start > LONGEST_VISIT) return null;
  const { owner, trackerId, customerId, customerName, title, streetAddress, city, importId, assignees } = job;
  return {
    ...initialOf(visitShape.fields),
    owner,
    trackerId,
    customerId,
    customerName,
    title,
    streetAddress,
    city,
    importId,
    assignees,
    crew,
    ...span,
    status: isDone(draft) ? 'Done' : 'Planned',
    uuid: madeIds(importId, row).visit,
    jobId: job.uuid,
  };
}

/** What the row says about its job. */
function said(draft: JobDraft, otherwise: AddressOf) {
  const { fields, span } = draft;
  return {
    ...fields,
    ...archived(draft),
    ...addressOf({ fields }, otherwise),
    plannedStart: span?.start ?? null,
    plannedEnd: span?.end ?? null,
  };
}

const archived = (draft: JobDraft) => (isDone(draft) ? ({ listOrganizer: 'Archive' } as const) : {});

type AddressOf = Pick<Job, AddressField>;

/** The row's address as a whole, else the customer's. */
function addressOf({ fields }: Pick<JobDraft, 'fields'>, otherwise: AddressOf): AddressOf {
  const { streetAddress, city, state, zipcode } = fields.streetAddress === '' ? otherwise : fields;
  return { streetAddress, city, state, zipcode };
}

/** The importer, who may see nothing else, then the crew and those of the tracker. */
function peopleOf({ crew }: JobDraft, seller: string, others: readonly string[]): readonly string[] {
  return [...new Set([seller, ...crew, ...others])].slice(0, MAX_ASSIGNEES);
}
