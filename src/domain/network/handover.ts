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

/** `waiting` is a request: nothing is in the other business before its person accepts. */
export const HANDOVER_STATES = ['active', 'withdrawn', 'returned', 'waiting', 'declined'] as const;

/** Trackers one person may offer to others in an hour. */
export const HANDOVERS_PER_HOUR = 20;

/**
 * `Handovers/{id}`: a tracker that two businesses share, as one of them sees it. Each side has its own, with
 * the owner and assignees of its own tracker; only functions write it.
 */
export const handoverShape = defineShape(COLLECTIONS.handovers, {
  ...recordFields,
  side: choice(['given', 'taken']),
  /** This side's own tracker; '' on the side of whoever has not accepted. */
  trackerId: text(64),
  title: text(170),
  /** The view of the other side. */
  twin: text(64),
  /** Who handed or took it here, and whom with. */
  person: text(128),
  other: text(128),
  otherName: text(170),
  otherBusiness: text(120),
  state: choice(HANDOVER_STATES),
  /** What goes along besides the product, HANDOVER_PARTS in one text. */
  parts: text(100),
  /** How far the work of whoever took it is. */
  status: choice(TRACKER_STATUSES),
  statusAt: serverOnly(optionalMoment()),
});
export type Handover = Infer<typeof handoverShape>;

/** What may go along besides the product: nothing of it unless it was chosen. Amounts never do. */
export const HANDOVER_PARTS = ['name', 'contact', 'address', 'notes'] as const;
export type HandoverPart = (typeof HANDOVER_PARTS)[number];

/** What goes along, as it is stored. */
export function readParts(parts: string): readonly HandoverPart[] {
  const words = parts.split(' ');
  return HANDOVER_PARTS.filter((part) => words.includes(part));
}

/** The limited copy of a tracker and its customer, to be made in somebody else's business. */
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
