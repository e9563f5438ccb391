import { maxLengthOf } from '../core/bounds';
import type { Customer } from '../customers/customer';
import { jobShape } from '../jobs/job';
import type { Job } from '../jobs/job';
import { priceShape } from '../money/price';
import type { Price } from '../money/price';
import { defaultExpiry } from './links';
import { MAX_ASSIGNEES } from '../core/record';
import { initialOf } from '../core/shape';
import type { Day } from '../time/time';
import { trackerShape } from './tracker';
import type { Tracker, TrackingLink } from './tracker';

/** The terms of a sale. Money in cents, the start as a calendar day or ''. */
export type SaleTerms = {
  readonly title: string;
  readonly product: string;
  /** Null when unknown, or the seller may not see amounts. */
  readonly amount: number | null;
  readonly jobType: Job['jobType'];
  readonly checklist: Job['checklist'];
  readonly expectedStart: Day;
  /** A uid, or '' while undecided. */
  readonly crewLead: string;
  readonly makeLink: boolean;
  /** What the crew does, without amounts; '' for none. */
  readonly instructions?: string;
};

export type Sale = {
  readonly customer: Pick<Customer, 'listOrganizer' | 'soldAt' | 'trackerId' | 'productOfInterest'>;
  readonly tracker: Tracker;
  readonly job: Job;
  readonly prices: readonly Price[];
  readonly link: TrackingLink | null;
};

export type SaleInput = {
  readonly customer: Customer;
  /** The customer's price record, if it exists and the seller may read it. */
  readonly price: Price | null;
  readonly terms: SaleTerms;
  readonly seller: string;
  /** Epoch ms. */
  readonly at: number;
  readonly zone: string;
  readonly ids: { readonly tracker: string; readonly job: string; readonly link: string };
};

/** A title for a sale: "Full replacement, 12 Oak St". */
export function saleTitle(customer: Pick<Customer, 'name' | 'productOfInterest' | 'streetAddress'>): string {
  const work = customer.productOfInterest || 'Roof work';
  return `${work}, ${customer.streetAddress || customer.name}`.slice(0, 170);
}

/**
 * Turns a lead into a customer with a tracker, a first job, their prices and a tracking link that waits for
 * its place in the plan. The lead keeps its status, and nothing is typed twice.
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
    accessNotes: customer.accessNotes,
    jobType: terms.jobType,
    instructions: (terms.instructions ?? '').slice(0, maxLengthOf(jobShape, 'instructions')),
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
          customerId: '',
          state: 'requested',
          expiresAt: defaultExpiry(at, zone),
        }
      : null,
  };
}

/** Amounts of the tracker and its first job, with the lines of the customer's price. */
function pricesOf(tracker: Tracker, job: Job, amount: number, from: Price | null): readonly Price[] {
  const { owner, assignees, createdAt, createdBy, updatedAt, updatedBy, customerId } = tracker;
  const common = {
    ...initialOf(priceShape.fields),
    owner,
    assignees,
    createdAt,
    createdBy,
    updatedAt,
    updatedBy,
    customerId,
    trackerId: tracker.uuid,
    amount,
    lines: from?.lines ?? [],
  };
  return [
    { ...common, uuid: tracker.uuid, noun: 'tracker' },
    { ...common, uuid: job.uuid, noun: 'job' },
  ];
}
