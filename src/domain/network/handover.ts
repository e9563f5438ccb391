import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
import { choice, defineShape, optionalMoment, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';
import { initialOf } from '../core/shape';
import { saleTitle } from '../trackers/sold';
import { TRACKER_STATUSES } from '../core/statuses';
import { customerKeys, customerShape } from '../customers/customer';
import type { Customer } from '../customers/customer';
import { trackerShape } from '../trackers/tracker';
import type { Tracker } from '../trackers/tracker';

/** `waiting` is an offer: the other business has nothing before its person accepts. */
export const HANDOVER_STATES = ['active', 'withdrawn', 'returned', 'waiting', 'declined'] as const;

/** Offers per person and hour. */
export const HANDOVERS_PER_HOUR = 20;

/**
 * `Handovers/{id}`: a tracker two businesses share, as one side sees it. Each side has its own document, with
 * the owner and assignees of its own tracker; only functions write it.
 */
export const handoverShape = defineShape(COLLECTIONS.handovers, {
  ...recordFields,
  side: choice(['given', 'taken']),
  /** This side's tracker; '' until the taker accepts. */
  trackerId: text(64),
  title: text(170),
  twin: text(64),
  /** This side's person, and the other person. */
  person: text(128),
  other: text(128),
  otherName: text(170),
  otherBusiness: text(120),
  state: choice(HANDOVER_STATES),
  /** Shared parts besides the product: HANDOVER_PARTS in one text. */
  parts: text(100),
  status: choice(TRACKER_STATUSES),
  statusAt: serverOnly(optionalMoment()),
});
export type Handover = Infer<typeof handoverShape>;

/** Optional parts besides the product, shared only when chosen. Amounts are never shared. */
export const HANDOVER_PARTS = ['name', 'contact', 'address', 'notes'] as const;
export type HandoverPart = (typeof HANDOVER_PARTS)[number];

export function readParts(parts: string): readonly HandoverPart[] {
  const words = parts.split(' ');
  return HANDOVER_PARTS.filter((part) => words.includes(part));
}

/** The limited copy of a tracker and its customer for another business. */
export function copyForPartner(
  from: { readonly tracker: Tracker; readonly product: string; readonly business: string },
  to: {
    readonly owner: string;
    readonly uid: string;
    readonly customerId: string;
    readonly trackerId: string;
  },
  parts: readonly HandoverPart[],
  at: number,
): { readonly customer: Customer; readonly tracker: Tracker } {
  const { tracker, product, business } = from;
  const only = <K extends keyof Tracker & keyof Customer>(part: HandoverPart, names: readonly K[]) =>
    Object.fromEntries(names.map((name) => [name, parts.includes(part) ? tracker[name] : '']));
  const shared = {
    owner: to.owner,
    assignees: [to.uid],
    salesperson: to.uid,
    createdAt: at,
    createdBy: to.uid,
    updatedAt: at,
    updatedBy: to.uid,
    ...only('contact', ['phone', 'email']),
    ...only('address', ['streetAddress', 'city', 'state', 'zipcode']),
    ...only('notes', ['notes']),
  };
  const name = parts.includes('name') ? tracker.customerName : `Client of ${business}`.slice(0, 170);
  const blank = { ...initialOf(customerShape.fields), ...shared, name };
  const customer: Customer = {
    ...blank,
    ...customerKeys(blank),
    uuid: to.customerId,
    listOrganizer: 'Sold',
    soldAt: at,
    productOfInterest: product,
    trackerId: to.trackerId,
  };
  const start = initialOf(trackerShape.fields);
  return {
    customer,
    tracker: {
      ...start,
      ...shared,
      uuid: to.trackerId,
      title: saleTitle(customer),
      customerId: to.customerId,
      customerName: name,
      statusAt: at,
      statusBy: to.uid,
      stageAt: { ...start.stageAt, sold: at },
    },
  };
}
