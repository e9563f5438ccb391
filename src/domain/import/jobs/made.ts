import { initialOf } from '../../core/shape';
import { MAX_ASSIGNEES } from '../../core/record';
import type { Customer } from '../../customers/customer';
import { jobShape } from '../../jobs/job';
import type { Job } from '../../jobs/job';
import { visitShape } from '../../jobs/visit';
import type { Visit } from '../../jobs/visit';
import { dayOf } from '../../time/time';
import { sellCustomer } from '../../trackers/sold';
import type { Sale } from '../../trackers/sold';
import { moveToStage } from '../../trackers/stages';
import type { Tracker } from '../../trackers/tracker';
import { madeIds } from './batches';
import type { JobDraft } from './read-row';

export type ImportMoment = {
  /** Epoch ms. */
  readonly at: number;
  /** The business's time zone. */
  readonly zone: string;
};

type Making = ImportMoment & { readonly importId: string; readonly seller: string };

/** The job of a row under an existing tracker. */
export function jobOf(tracker: Tracker, draft: JobDraft, { importId, seller, at }: Making): Job {
  const { owner, customerId, customerName, phone, projectId } = tracker;
  return {
    ...initialOf(jobShape.fields),
    ...{ owner, customerId, customerName, phone, projectId },
    trackerId: tracker.uuid,
    ...said(draft, tracker),
    ...{ uuid: madeIds(importId, draft.row).job, importId, statusAt: at, statusBy: seller },
    assignees: peopleOf(draft, seller, tracker.assignees),
  };
}

/** The job of a row with a tracker of its own. Work that has begun has a tracker that says so. */
export function workFor(
  customer: Customer,
  draft: JobDraft,
  { importId, seller, at, zone }: Making,
): { readonly sale: Sale; readonly job: Job } {
  const ids = madeIds(importId, draft.row);
  const { title, jobType } = draft.fields;
  const sale = sellCustomer({
    ...{ customer, price: null, seller, at, zone },
    terms: {
      ...{ title, jobType, amount: draft.amount, checklist: [], product: customer.productOfInterest },
      ...{ crewLead: '', makeLink: false },
      expectedStart: draft.span ? dayOf(draft.span.start, zone) : '',
    },
    ids: { tracker: ids.tracker, job: ids.job, link: '' },
  });
  const isBegun = draft.fields.status === 'In Progress' || draft.fields.status === 'Pending Approval';
  const assignees = peopleOf(draft, seller, sale.tracker.assignees);
  return {
    sale: {
      ...sale,
      tracker: {
        ...sale.tracker,
        ...addressOf(draft, sale.tracker),
        ...(isBegun && moveToStage(sale.tracker, 'In Progress', at, seller)),
        ...{ assignees, importId },
      },
      prices: sale.prices.map((price) => ({ ...price, assignees })),
    },
    job: { ...sale.job, ...said(draft, sale.job), assignees, importId },
  };
}

/** The visit of a row with a day; null without one. */
export function visitOf(job: Job, { span, crew, row }: JobDraft): Visit | null {
  if (!span) return null;
  const { owner, trackerId, customerId, customerName, title, streetAddress, city, importId, assignees } = job;
  return {
    ...initialOf(visitShape.fields),
    ...{ owner, trackerId, customerId, customerName, title, streetAddress, city, importId, assignees, crew },
    ...span,
    uuid: madeIds(importId, row).visit,
    jobId: job.uuid,
  };
}

/** What the row says about its job. */
function said({ fields, span }: JobDraft, otherwise: AddressOf) {
  return {
    ...fields,
    ...addressOf({ fields }, otherwise),
    plannedStart: span?.start ?? null,
    plannedEnd: span?.end ?? null,
  };
}

type AddressOf = Pick<Job, 'streetAddress' | 'city' | 'state' | 'zipcode'>;

/** The row's address as a whole, else the customer's. */
function addressOf({ fields }: Pick<JobDraft, 'fields'>, otherwise: AddressOf): AddressOf {
  const { streetAddress, city, state, zipcode } = fields.streetAddress === '' ? otherwise : fields;
  return { streetAddress, city, state, zipcode };
}

/** The importer, who may see nothing else, then the crew and those of the tracker. */
function peopleOf({ crew }: JobDraft, seller: string, others: readonly string[]): readonly string[] {
  return [...new Set([seller, ...crew, ...others])].slice(0, MAX_ASSIGNEES);
}
