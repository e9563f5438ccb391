import type { Customer } from '../customers/customer';
import { jobShape } from '../jobs/job';
import type { Job } from '../jobs/job';
import type { Price } from '../money/price';
import { defaultExpiry } from '../tracking/links';
import { MAX_ASSIGNEES } from '../core/record';
import { initialOf } from '../core/shape';
import type { Day } from '../time/time';
import { trackerShape } from './tracker';
import type { Tracker, TrackingLink } from './tracker';

/** What a person decides when a lead is sold. Money in cents, the start as a calendar day or ''. */
export type SaleTerms = {
  readonly title: string;
  readonly product: string;
  /** Null when the seller may not see amounts, or knows none yet. */
  readonly amount: number | null;
  readonly jobType: Job['jobType'];
  /** What the first job starts with. */
  readonly checklist: Job['checklist'];
  readonly expectedStart: Day;
  /** A uid, or '' while nobody is decided on. */
  readonly crewLead: string;
  readonly makeLink: boolean;
};

/** Everything that comes into being by a sale, to be written in one batch. */
export type Sale = {
  readonly customer: Pick<Customer, 'listOrganizer' | 'soldAt' | 'trackerId' | 'productOfInterest'>;
  readonly tracker: Tracker;
  readonly job: Job;
  readonly prices: readonly Price[];
  readonly link: TrackingLink | null;
};

export type SaleInput = {
  readonly customer: Customer;
  /** The customer's own price record, when the seller may read it and there is one. */
  readonly price: Price | null;
  readonly terms: SaleTerms;
  readonly seller: string;
  /** Epoch ms. */
  readonly at: number;
  readonly zone: string;
  readonly ids: { readonly tracker: string; readonly job: string; readonly link: string };
};

/** A title that says what is done where: "Full replacement, 12 Oak St". */
export function saleTitle(customer: Pick<Customer, 'name' | 'productOfInterest' | 'streetAddress'>): string {
  const work = customer.productOfInterest || 'Roof work';
  return `${work}, ${customer.streetAddress || customer.name}`.slice(0, 170);
}

/**
 * Turns a lead into a customer with a tracker, a first job, their prices and a tracking link that
 * waits for its place in the plan. The lead's status stays what it was; nothing is typed twice.
 */
export function sellCustomer({ customer, price, terms, seller, at, zone, ids }: SaleInput): Sale {
  const assignees = [...new Set([customer.salesperson, terms.crewLead, seller, ...customer.assignees])]
    .filter((uid) => uid !== '')
    .slice(0, MAX_ASSIGNEES);
  const stamp = { owner: customer.owner, createdAt: at, createdBy: seller, updatedAt: at, updatedBy: seller };
  const common = {
    ...stamp,
    assignees,
    title: terms.title,
    customerId: customer.uuid,
    customerName: customer.name,
    phone: customer.phone,
    streetAddress: customer.streetAddress,
    city: customer.city,
    state: customer.state,
    zipcode: customer.zipcode,
    statusAt: at,
    statusBy: seller,
  };
  const blank = initialOf(trackerShape.fields);
  const tracker: Tracker = {
    ...blank,
    ...common,
    uuid: ids.tracker,
    email: customer.email,
    salesperson: customer.salesperson,
    crewLead: terms.crewLead,
    stageAt: { ...blank.stageAt, sold: at },
    expectedStart: terms.expectedStart,
    linkId: terms.makeLink ? ids.link : '',
  };
  const job: Job = {
    ...initialOf(jobShape.fields),
    ...common,
    uuid: ids.job,
    trackerId: ids.tracker,
    jobType: terms.jobType,
    checklist: terms.checklist,
  };
  return {
    customer: {
      listOrganizer: 'Sold',
      soldAt: at,
      trackerId: ids.tracker,
      productOfInterest: terms.product,
    },
    tracker,
    job,
    prices: terms.amount === null ? [] : pricesOf(tracker, job, terms.amount, price),
    link: terms.makeLink
      ? {
          ...stamp,
          uuid: ids.link,
          trackerId: ids.tracker,
          state: 'requested',
          expiresAt: defaultExpiry(at, zone),
        }
      : null,
  };
}

/** The amounts of the tracker and its first job; lines of the customer's price come along. */
function pricesOf(tracker: Tracker, job: Job, amount: number, from: Price | null): readonly Price[] {
  const { owner, assignees, createdAt, createdBy, updatedAt, updatedBy, customerId } = tracker;
  const common = {
    ...{ owner, assignees, createdAt, createdBy, updatedAt, updatedBy, customerId },
    trackerId: tracker.uuid,
    amount,
    lines: from?.lines ?? [],
  };
  return [
    { ...common, uuid: tracker.uuid, noun: 'tracker' },
    { ...common, uuid: job.uuid, noun: 'job' },
  ];
}
