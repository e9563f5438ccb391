import * as v from 'valibot';
import { MAX_BODY, MAX_SUBJECT, MOST_ADDRESSES } from '@/domain/mail/client-mail';
import { emailAddress, id, text } from '../calls/input';

/** The mail of a paper as its sender wrote it; without addresses only the client's link is made. */
export const sendingFields = {
  to: v.pipe(
    v.array(emailAddress()),
    v.maxLength(MOST_ADDRESSES, `A paper is mailed to at most ${MOST_ADDRESSES} addresses.`),
  ),
  subject: text(0, MAX_SUBJECT, 'A subject has at most 200 characters.'),
  body: text(0, MAX_BODY, 'A mail with a paper has at most 5,000 characters.'),
  requestId: id(8, 64),
  /** The browser will bring the PDF with `attachPaper`; the mail waits for it. */
  withPaper: v.optional(v.boolean(), false),
};

const sendingInput = v.strictObject(sendingFields);

/** What a sender writes of a mail, and the id of the press. */
export type Sending = v.InferOutput<typeof sendingInput>;
