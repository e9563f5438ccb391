import { addressFields } from '../format/address-fields';
import { bookkeeping, called, person, phone, shownByItsEnd, signatureOf } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { findFields } from '../search/find-fields';
import { OPEN_OR_ARCHIVE, reasonFields, recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import {
  boolean,
  choice,
  day,
  defineShape,
  group,
  moment,
  optionalInteger,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { HOLD_REASONS, LINK_STATES, TRACKER_STATUSES } from '../core/statuses';
import type { TrackerStage } from '../core/statuses';
import { MAX_SUB_STATUS_ID } from '../core/sub-statuses';
import { BILLING_WORDS } from './billing-words';

/** Field in `stageAt` for each stage (stage names contain characters a field path may not). */
export const STAGE_KEYS = {
  Sold: 'sold',
  'Permits & Paperwork': 'permits',
  'Materials Ordered': 'materials',
  Scheduled: 'scheduled',
  'In Progress': 'inProgress',
  'Final Inspection': 'inspection',
  Invoiced: 'invoiced',
  Complete: 'complete',
} as const satisfies Record<TrackerStage, string>;

/** What the client may see; off unless the business switches it on. */
export const CLIENT_VISIBLE = [
  'stages',
  'dates',
  'schedule',
  'crew',
  'summary',
  'messages',
  'contact',
] as const;
export type ClientVisibleKey = (typeof CLIENT_VISIBLE)[number];

/** `Trackers/{uuid}`: the long-running record of a sold customer; the client follows it by a link. */
export const trackerShape = defineShape(COLLECTIONS.trackers, {
  ...recordFields,
  listOrganizer: called('List', choice(OPEN_OR_ARCHIVE)),
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  title: requiredText(170),
  customerId: bookkeeping(requiredText(64)),
  customerName: called('Customer', bookkeeping(text(170))),
  phone: phone(),
  email: called('E-mail', text(320)),
  ...addressFields,
  /** Uids; the roster has the names. */
  salesperson: person(),
  crewLead: called('Crew lead', person()),
  status: choice(TRACKER_STATUSES),
  statusAt: bookkeeping(moment()),
  statusBy: signatureOf('status'),
  ...reasonFields,
  /** Id of a sub-status of the business, or ''; see `shownSubStatus`. */
  subStatus: called('Sub-status', text(MAX_SUB_STATUS_ID)),
  /** When each stage was reached; skipped stages get the date of the jump. */
  stageAt: bookkeeping(
    group({
      sold: optionalMoment(),
      permits: optionalMoment(),
      materials: optionalMoment(),
      scheduled: optionalMoment(),
      inProgress: optionalMoment(),
      inspection: optionalMoment(),
      invoiced: optionalMoment(),
      complete: optionalMoment(),
    }),
  ),
  hold: group({
    on: called('On hold', boolean()),
    reason: called('Reason of the hold', choice(HOLD_REASONS)),
    note: called('Note on the hold', text(300)),
    since: bookkeeping(optionalMoment()),
    /** The day work starts or resumes; '' while unknown. */
    resumesOn: called('New day after the hold', day()),
  }),
  expectedStart: day(),
  expectedEnd: day(),
  /** The present situation, worded for the client. */
  clientSummary: called('Summary for the client', text(600)),
  clientVisible: group({
    stages: boolean(true),
    dates: boolean(true),
    schedule: boolean(true),
    crew: boolean(false),
    summary: boolean(true),
    messages: boolean(true),
    contact: boolean(true),
  }),
  /** The project it is part of; '' for none. */
  projectId: bookkeeping(text(64)),
  /** The import that created it, or ''. */
  importId: bookkeeping(text(64)),
  linkId: called('Tracking link', shownByItsEnd(text(64))),
  /** Time of the latest unread client message. */
  unreadSince: bookkeeping(serverOnly(optionalMoment())),
  /** Since when a crew works on a job while the stage has not followed; see `awaitsStart`. */
  workSince: bookkeeping(serverOnly(optionalMoment())),
  /** How far its work is billed and paid, without an amount: people without prices read it, too. */
  billing: bookkeeping(called('Billing', serverOnly(choice(BILLING_WORDS)))),
  /** Whether the record has the most files allowed; functions count them. */
  filesFull: bookkeeping(serverOnly(boolean())),
  ...findFields,
  notes: text(5_000),
});
export type Tracker = Infer<typeof trackerShape>;

/** The name of a tracker's field for users. */
export const trackerLabel = labelsOf(trackerShape);

/**
 * `Tracking/{link}`: the public document of a tracking link; it names nobody. A function makes the link of an estimate
 * before the sale, when there is no tracker yet; the sale fills it in.
 */
export const trackingShape = defineShape(COLLECTIONS.tracking, {
  uuid: bookkeeping(requiredText(64)),
  owner: bookkeeping(requiredText(128)),
  /** '' before the sale. */
  trackerId: text(64),
  /** The customer of a link that an estimate was sent with; '' in others. */
  customerId: bookkeeping(serverOnly(text(64))),
  state: choice(LINK_STATES),
  expiresAt: moment(),
  createdAt: bookkeeping(moment()),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
});
export type TrackingLink = Infer<typeof trackingShape>;

/** Days a tracking link works unless the business sets another day. */
export const LINK_DAYS = 365;

/** `ClientMessages/{uuid}`: messages between office and client on the tracking page. */
export const clientMessageShape = defineShape(COLLECTIONS.clientMessages, {
  ...recordFields,
  trackerId: requiredText(64),
  customerId: text(64),
  from: choice(['office', 'client']),
  /** The client's signature; `createdBy` and the roster name the office's people. */
  authorName: serverOnly(text(170)),
  body: requiredText(2_000),
  readAt: optionalMoment(),
});
export type ClientMessage = Infer<typeof clientMessageShape>;
