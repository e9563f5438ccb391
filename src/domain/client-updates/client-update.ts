import { COLLECTIONS } from '../core/collections';
import { recordFields } from '../core/record';
import { choice, defineShape, integer, optionalMoment, requiredText, serverOnly, text } from '../core/shape';
import type { Infer } from '../core/shape';
import { MAX_UPDATE_SUBJECT, UPDATE_KINDS } from '../company/update-kinds';

/**
 * - `waiting`: goes out at `dueAt`.
 * - `stopped`: a person said that it shall not go.
 * - `sent`: the mail is on its way.
 * - `unsent`: it could not go; `why` says the reason. The office may try it again.
 * - `settled`: there is nothing to tell any more, because the change was taken back.
 */
export const UPDATE_STATES = ['waiting', 'stopped', 'sent', 'unsent', 'settled'] as const;

/**
 * `ClientUpdates/{id}`: what one subject (a visit, a tracker's stage) has told its client and is about to tell.
 * Functions write it; users stop a waiting one or let it go at once.
 */
export const clientUpdateShape = defineShape(COLLECTIONS.clientUpdates, {
  ...recordFields,
  trackerId: serverOnly(requiredText(64)),
  customerId: serverOnly(text(64)),
  /** Of an update about a visit. */
  visitId: serverOnly(text(64)),
  kind: serverOnly(choice(UPDATE_KINDS)),
  state: choice(UPDATE_STATES),
  dueAt: optionalMoment(),
  /** The state of the subject that waits to be told, as one line: see `visitFact` and `stageFact`. */
  wanted: serverOnly(text(80)),
  /** The state that the client was told last; '' for nothing yet. */
  told: serverOnly(text(80)),
  /** Mails sent so far; part of each mail's id. */
  sent: serverOnly(integer(0, 9_999)),
  sentAt: serverOnly(optionalMoment()),
  /** The address, the number, or both with a comma between. */
  to: serverOnly(text(345)),
  subject: serverOnly(text(MAX_UPDATE_SUBJECT * 3)),
  why: serverOnly(text(200)),
});
export type ClientUpdate = Infer<typeof clientUpdateShape>;
