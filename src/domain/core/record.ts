import { bookkeeping, called, people } from './field-facts';
import { moment, requiredText, text } from './shape';

export const MAX_ASSIGNEES = 30;

/** The lists of most records. */
export const OPEN_OR_ARCHIVE = ['Open', 'Archive'] as const;

/** Longest note on a status, in characters. */
export const MAX_STATUS_NOTE = 500;

/** Why a record has its status. */
export const reasonFields = {
  statusReason: called('Reason', text(80)),
  statusNote: called('Note on the status', text(MAX_STATUS_NOTE)),
};

/** Fields of every business record. */
export const recordFields = {
  /** Its own id, so that records can be joined by `uuid in […]`. */
  uuid: bookkeeping(requiredText(64)),
  /** Company id, or the owner id of a person without a company. */
  owner: bookkeeping(requiredText(128)),
  /** Uids of the people who see it without `scope:all`. */
  assignees: called('People', bookkeeping(people(MAX_ASSIGNEES))),
  createdAt: called('Created', bookkeeping(moment())),
  createdBy: bookkeeping(text(128)),
  updatedAt: bookkeeping(moment()),
  updatedBy: bookkeeping(text(128)),
};

/** The part of a record with these fields. */
export function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]): Pick<T, K> {
  // Built from exactly these names.
  return Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<T, K>;
}
