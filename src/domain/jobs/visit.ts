import { addressFields } from '../format/address-fields';
import { bookkeeping, byCrew, called, people } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { recordFields } from '../core/record';
import { choice, defineShape, moment, optionalMoment, requiredText, text } from '../core/shape';
import type { Infer } from '../core/shape';
import { VISIT_STATUSES } from '../core/statuses';
import { DAY_MS, HOUR_MS } from '../time/time';

/** `Visits/{uuid}`: one span of time a crew works on a job; calendars query these by range. */
export const visitShape = defineShape(COLLECTIONS.visits, {
  ...recordFields,
  jobId: bookkeeping(requiredText(64)),
  trackerId: bookkeeping(requiredText(64)),
  customerId: bookkeeping(text(64)),
  /** The import that created it, or ''. */
  importId: bookkeeping(text(64)),
  title: text(170),
  customerName: bookkeeping(called('Customer', text(170))),
  streetAddress: addressFields.streetAddress,
  city: addressFields.city,
  start: called('Starts', moment()),
  end: called('Ends', moment()),
  crew: people(30),
  status: byCrew(choice(VISIT_STATUSES)),
  /** As on jobs. */
  previousStatus: byCrew(bookkeeping(choice(['', ...VISIT_STATUSES]))),
  startedAt: byCrew(optionalMoment()),
  endedAt: byCrew(optionalMoment()),
  /** A line for the client, shown with the visit on the tracking page. */
  clientNote: called('Line for the client', text(300)),
});
export type Visit = Infer<typeof visitShape>;

/** Names of its fields on screens. */
export const visitLabel = labelsOf(visitShape);

/** Most days of a single visit, so that range queries by start find all overlaps. */
export const MAX_VISIT_DAYS = 14;

/** The longest visit in ms: the days, and the hour by which clocks may go back among them. */
export const LONGEST_VISIT = MAX_VISIT_DAYS * DAY_MS + HOUR_MS;
