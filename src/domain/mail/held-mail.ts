import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { defineShape, group, integer, moment, requiredText, text, textList } from '../core/shape';
import type { Infer } from '../core/shape';
import { MINUTE_MS } from '../time/time';

/** After this time a mail no longer waits for its PDF, ms. */
export const HELD_MS = 3 * MINUTE_MS;

/**
 * `HeldMails/{id}`: a mail that waits for the PDF which its sender's browser makes, since a paper has its number and hash
 * only once it is issued. The id is the mail's in `Outbox` later. Functions alone use it.
 */
export const heldMailShape = defineShape(COLLECTIONS.heldMails, {
  uuid: bookkeeping(requiredText(200)),
  owner: bookkeeping(requiredText(128)),
  /** The uid of the sender. */
  person: bookkeeping(requiredText(128)),
  createdAt: bookkeeping(moment()),
  /** The paper that the PDF has to be of: its record and version. */
  recordId: bookkeeping(requiredText(64)),
  version: bookkeeping(integer(1, 9_999)),
  /** A `PaperMail`. */
  mail: group({
    to: textList(50, 320),
    replyTo: text(320),
    subject: text(400),
    before: textList(5_000, 5_000),
    link: group({ label: text(100), address: text(2_000) }),
    after: textList(10, 1_000),
  }),
});
export type HeldMail = Infer<typeof heldMailShape>;
