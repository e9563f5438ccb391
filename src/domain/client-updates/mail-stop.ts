import { COLLECTIONS } from '../core/collections';
import { defineShape, moment, requiredText, serverOnly, text } from '../core/shape';

/**
 * `MailStops/{link}`: the client of a tracking link wants no mails of the business by themselves. It holds for
 * every project with the same address.
 */
export const mailStopShape = defineShape(COLLECTIONS.mailStops, {
  owner: serverOnly(requiredText(128)),
  /** In small letters. */
  address: serverOnly(text(320)),
  createdAt: serverOnly(moment()),
});
