import { COLLECTIONS } from './collections';
import { recordFields } from './record';
import { choice, defineShape, optionalMoment, requiredText, serverOnly, text } from './shape';
import type { Infer } from './shape';
import { initialOf } from './shape';
import { saleTitle } from './sold';
import { TRACKER_STATUSES } from './statuses';
import { customerKeys, customerShape } from './customer';
import type { Customer } from './customer';
import { trackerShape } from './tracker';
import type { Tracker } from './tracker';

export const HANDOVER_STATES = ['active', 'withdrawn', 'returned'] as const;

/**
 * `Handovers/{id}`: a tracker that two businesses share, as one of them sees it. Each side has its own, with
 * the owner and assignees of its own tracker; only functions write it.
 */
export const handoverShape = defineShape(COLLECTIONS.handovers, {
  ...recordFields,
  side: choice(['given', 'taken']),
  /** This side's own tracker. */
  trackerId: requiredText(64),
  title: text(170),
  /** The view of the other side. */
  twin: text(64),
  /** Who handed or took it here, and whom with. */
  person: text(128),
  other: text(128),
  otherName: text(170),
  otherBusiness: text(120),
  state: choice(HANDOVER_STATES),
  /** How far the work of whoever took it is. */
  status: choice(TRACKER_STATUSES),
  statusAt: serverOnly(optionalMoment()),
});
export type Handover = Infer<typeof handoverShape>;

/** What may go along besides the product: nothing of it unless it was chosen. Amounts never do. */
export const HANDOVER_PARTS = ['name', 'contact', 'address', 'notes'] as const;
export type HandoverPart = (typeof HANDOVER_PARTS)[number];

/** The limited copy of a tracker and its customer, to be made in somebody else's business. */
export function copyForPartner(
  from: { readonly tracker: Tracker; readonly product: string; readonly business: string },
  to: {
    readonly owner: string;
    readonly uid: string;
    readonly name: string;
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
    salespersonName: to.name,
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
