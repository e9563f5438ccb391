import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { defineShape, moment, requiredText, serverOnly, text } from '../core/shape';

/**
 * `MailStops/{link}`: the client of a tracking link wants no mails and text messages of the business by themselves.
 * It holds for every project with the same address or phone.
 */
export const mailStopShape = defineShape(COLLECTIONS.mailStops, {
  owner: bookkeeping(serverOnly(requiredText(128))),
  /** In small letters. */
  address: serverOnly(text(320)),
  /** In international format, '' for none. */
  phone: serverOnly(text(20)),
  createdAt: bookkeeping(serverOnly(moment())),
});
