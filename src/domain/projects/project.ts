import { addressFields } from '../format/address-fields';
import { bookkeeping, called, signatureOf } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { labelsOf } from '../core/field-path';
import { OPEN_OR_ARCHIVE, reasonFields, recordFields } from '../core/record';
import { MAX_NUMBER_PREFIX } from '../core/record-number';
import {
  boolean,
  choice,
  day,
  defineShape,
  moment,
  optionalInteger,
  requiredText,
  serverOnly,
  text,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { PROJECT_STATUSES } from '../core/statuses';
import { findFields } from '../search/find-fields';

/** `Projects/{uuid}`: a group of trackers and jobs, which name it in `projectId`. Its budget is in `Prices`. */
export const projectShape = defineShape(COLLECTIONS.projects, {
  ...recordFields,
  assignees: called('Members', recordFields.assignees),
  listOrganizer: called('List', choice(OPEN_OR_ARCHIVE)),
  number: bookkeeping(serverOnly(optionalInteger(1, 99_999_999))),
  numberPrefix: bookkeeping(serverOnly(text(MAX_NUMBER_PREFIX))),
  title: requiredText(170),
  description: text(5_000),
  /** Who the work is for: the name of the customer in `clientId`, or of anybody, as typed. */
  customerName: called('Client', text(170)),
  /**
   * The customer it is for, or ''. Not `customerId`: what stands beside a project is no part of one customer's timeline.
   */
  clientId: bookkeeping(text(64)),
  ...addressFields,
  status: choice(PROJECT_STATUSES),
  statusAt: bookkeeping(moment()),
  statusBy: signatureOf('status'),
  ...reasonFields,
  /** Planned days; '' while unknown. */
  startOn: called('Start', day()),
  endOn: called('End', day()),
  /** Whether the record has the most files allowed; functions count them. */
  filesFull: bookkeeping(serverOnly(boolean())),
  ...findFields,
});
export type Project = Infer<typeof projectShape>;

/** The name of a project's field for users. */
export const projectLabel = labelsOf(projectShape);
