import { addressFields } from '../format/address-fields';
import { bookkeeping, called, person, signatureOf, totalOf } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { OPEN_OR_ARCHIVE, recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import {
  choice,
  defineShape,
  integer,
  moment,
  optionalInteger,
  optionalMoment,
  requiredText,
  serverOnly,
  signedCents,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { findFields } from '../search/find-fields';
import { estimateContent } from './estimate-content';
import { ESTIMATE_STATUSES } from './estimate-status';

/** Most minutes of crew work: 100,000 hours. */
export const MAX_CREW_MINUTES = 6_000_000;

/** A change adds to work that is signed already, with a signature of its own. */
export const ESTIMATE_KINDS = ['Estimate', 'Change'] as const;

/**
 * `Estimates/{uuid}`: priced work for a customer. Its amounts are inside, so all of it needs `pricing:show`. The office
 * writes the contents; what the client has and answers is written by functions.
 */
export const estimateShape = defineShape(COLLECTIONS.estimates, {
  ...recordFields,
  listOrganizer: called('List', choice(OPEN_OR_ARCHIVE)),
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  kind: choice(ESTIMATE_KINDS),
  title: requiredText(170),
  customerId: bookkeeping(requiredText(64)),
  customerName: bookkeeping(called('Customer', text(170))),
  /** The tracker of sold work; '' before the sale. */
  trackerId: bookkeeping(text(64)),
  ...addressFields,
  salesperson: person(),
  status: choice(ESTIMATE_STATUSES),
  statusAt: bookkeeping(moment()),
  statusBy: signatureOf('status'),
  ...estimateContent,
  /** What a new version changes, worded for the client. */
  versionNote: called('New in this version', text(600)),
  internalNotes: text(5_000),
  /** Minutes that the crew is planned to work, all its people together; counted in the margin, never on a paper. */
  crewMinutes: called('Crew work in minutes', integer(0, MAX_CREW_MINUTES)),
  /** When what is offered was last changed; an approval by the office names it. */
  contentAt: bookkeeping(moment()),
  /** The office's approval, of the contents changed last at `officeOf`. */
  officeAt: bookkeeping(optionalMoment()),
  officeBy: bookkeeping(signatureOf('officeAt')),
  officeOf: bookkeeping(optionalMoment()),
  /** The version that the client has; 0 before the first. */
  version: bookkeeping(serverOnly(integer(0, 9_999))),
  /** When that version was sent, and of which contents. */
  sentAt: bookkeeping(called('Sent', serverOnly(optionalMoment()))),
  sentOf: bookkeeping(serverOnly(optionalMoment())),
  /** The total of the suggested option without extras, as sent or signed; the draft's own is computed. */
  total: totalOf('lines', signedCents()),
  /** The client's link that it was sent with; a sale keeps it. */
  linkId: bookkeeping(serverOnly(text(64))),
  viewedAt: bookkeeping(serverOnly(optionalMoment())),
  views: bookkeeping(serverOnly(integer(0, 99_999))),
  /** The version that was followed up last; 0 for none. */
  followedUp: bookkeeping(serverOnly(integer(0, 9_999))),
  ...findFields,
});
export type Estimate = Infer<typeof estimateShape>;

/** Names of its fields on screens and in files. */
export const estimateLabel = labelsOf(estimateShape);
