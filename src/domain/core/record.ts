import { moment, requiredText, text, textList } from './shape';

export const MAX_ASSIGNEES = 30;

/** Fields of every business record. */
export const recordFields = {
  /** Its own id, so that records can be joined by `uuid in […]`. */
  uuid: requiredText(64),
  /** Company id, or the owner id of a person without a company. */
  owner: requiredText(128),
  /** Uids of the people who see it without `scope:all`. */
  assignees: textList(MAX_ASSIGNEES, 128),
  createdAt: moment(),
  createdBy: text(128),
  updatedAt: moment(),
  updatedBy: text(128),
};
