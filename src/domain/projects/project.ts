import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
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
import { OPEN_OR_ARCHIVE } from '../trackers/tracker';

/** `Projects/{uuid}`: a group of trackers and jobs, which name it in `projectId`. Its budget is in `Prices`. */
export const projectShape = defineShape(COLLECTIONS.projects, {
  ...recordFields,
  listOrganizer: choice(OPEN_OR_ARCHIVE),
  number: serverOnly(optionalInteger(1, 99_999_999)),
  numberPrefix: serverOnly(text(MAX_NUMBER_PREFIX)),
  title: requiredText(170),
  description: text(5_000),
  /** Who the work is for, as typed. */
  customerName: text(170),
  streetAddress: text(200),
  city: text(100),
  state: text(100),
  zipcode: text(20),
  status: choice(PROJECT_STATUSES),
  statusAt: moment(),
  statusBy: text(128),
  statusReason: text(80),
  statusNote: text(500),
  /** Planned days; '' while unknown. */
  startOn: day(),
  endOn: day(),
  /** Whether the record has the most files allowed; functions count them. */
  filesFull: serverOnly(boolean()),
  ...findFields,
});
export type Project = Infer<typeof projectShape>;
