import { addressFields } from '../format/address-fields';
import { bookkeeping, byCrew, called, keysCalled, phone, signatureOf } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { MAX_ACCESS_NOTES } from '../customers/customer';
import { findFields } from '../search/find-fields';
import { MAX_JOB_TYPE } from '../company/job-types';
import { OPEN_OR_ARCHIVE, reasonFields, recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import {
  boolean,
  choice,
  defineShape,
  groupList,
  moment,
  optionalDecimal,
  optionalInteger,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textMap,
  tickedIn,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { MAX_ROOF_FACT, ROOF_FACTS, ROOF_LABELS } from './roof-facts';
import { JOB_STATUSES } from '../core/statuses';
import { MAX_SUB_STATUS_ID } from '../core/sub-statuses';
import { MAX_CHECKLIST, MAX_STEP } from '../company/task-templates';

export const MAX_PROBLEM = 400;

/** Longest signature as an SVG path, in characters; see `signaturePath`. A usual one has 1,500. */
export const MAX_SIGNATURE = 8_000;

/** `Jobs/{uuid}`: one piece of scheduled work under a tracker. */
export const jobShape = defineShape(COLLECTIONS.jobs, {
  ...recordFields,
  listOrganizer: called('List', choice(OPEN_OR_ARCHIVE)),
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  title: requiredText(170),
  trackerId: bookkeeping(requiredText(64)),
  customerId: bookkeeping(requiredText(64)),
  customerName: called('Customer', bookkeeping(text(170))),
  phone: phone(),
  /** From the business's list at the time. */
  jobType: called('Type', text(MAX_JOB_TYPE)),
  status: byCrew(choice(JOB_STATUSES)),
  statusAt: byCrew(bookkeeping(moment())),
  statusBy: byCrew(signatureOf('status')),
  statusReason: byCrew(reasonFields.statusReason),
  statusNote: byCrew(reasonFields.statusNote),
  /** The previous status, so that the last move can be undone; see `canStep`. */
  previousStatus: byCrew(bookkeeping(choice(['', ...JOB_STATUSES]))),
  /** Id of a sub-status of the business, or ''; see `shownSubStatus`. */
  subStatus: byCrew(called('Sub-status', text(MAX_SUB_STATUS_ID))),
  ...addressFields,
  /** The project it is part of; '' for none. */
  projectId: bookkeeping(text(64)),
  /** The import that created it, or ''. */
  importId: bookkeeping(text(64)),
  instructions: text(5_000),
  /** How the crew gets in: gate code, dog, parking; from the customer when the job was made. */
  accessNotes: text(MAX_ACCESS_NOTES),
  checklist: groupList(MAX_CHECKLIST, { id: text(40), text: text(MAX_STEP) }),
  stepsDone: byCrew(tickedIn('checklist', MAX_CHECKLIST, 40)),
  squares: byCrew(optionalDecimal(0, 100_000)),
  pitch: byCrew(text(20)),
  layers: byCrew(optionalInteger(0, 20)),
  /** Percent of material ordered on top. */
  waste: byCrew(called('Waste (%)', optionalDecimal(0, 100))),
  /** Feet of eaves, ridges and other edges. */
  linearFeet: byCrew(called('Linear feet', optionalDecimal(0, 100_000))),
  /** Material, permit and warranty by key; see `roof-facts.ts`. */
  roof: keysCalled(ROOF_LABELS, textMap(ROOF_FACTS.length, MAX_ROOF_FACT)),
  /** The crew's report to the office on why work cannot go on; '' for none. */
  problem: byCrew(text(MAX_PROBLEM)),
  problemAt: byCrew(bookkeeping(optionalMoment())),
  problemBy: byCrew(signatureOf('problem')),
  /** The client's signature below the finished work as an SVG path; '' for one that was typed. Given once. */
  signature: byCrew(bookkeeping(text(MAX_SIGNATURE))),
  /** The signer; '' while nobody has signed. */
  signedName: byCrew(called('Signed by', text(120))),
  signedAt: byCrew(bookkeeping(optionalMoment())),
  /** First start and last end of its visits, for lists and derived labels. */
  plannedStart: bookkeeping(optionalMoment()),
  plannedEnd: bookkeeping(optionalMoment()),
  /** Whether an invoice bills it, or all of its tracker is billed: it is no longer ready to invoice. */
  isBilled: bookkeeping(serverOnly(boolean())),
  /** Whether the record has the most files allowed; functions count them. */
  filesFull: bookkeeping(serverOnly(boolean())),
  ...findFields,
});
export type Job = Infer<typeof jobShape>;

/** The name of a job's field for users. */
export const jobFieldLabel = labelsOf(jobShape);
