import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
import { choice, defineShape, moment, optionalMoment, requiredText, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';
import { VISIT_STATUSES } from '../core/statuses';
import { DAY_MS, HOUR_MS } from '../time/time';

/** `Visits/{uuid}`: one span of time a crew works on a job; calendars query these by range. */
export const visitShape = defineShape(COLLECTIONS.visits, {
  ...recordFields,
  jobId: requiredText(64),
  trackerId: requiredText(64),
  customerId: text(64),
  /** The import that created it, or ''. */
  importId: text(64),
  title: text(170),
  customerName: text(170),
  streetAddress: text(200),
  city: text(100),
  start: moment(),
  end: moment(),
  crew: textList(30, 128),
  status: choice(VISIT_STATUSES),
  /** As on jobs. */
  previousStatus: choice(['', ...VISIT_STATUSES]),
  startedAt: optionalMoment(),
  endedAt: optionalMoment(),
  /** A line for the client, shown with the visit on the tracking page. */
  clientNote: text(300),
});
export type Visit = Infer<typeof visitShape>;

/** Most days of a single visit, so that range queries by start find all overlaps. */
export const MAX_VISIT_DAYS = 14;

/** The longest visit in ms: the days, and the hour by which clocks may go back among them. */
export const LONGEST_VISIT = MAX_VISIT_DAYS * DAY_MS + HOUR_MS;
