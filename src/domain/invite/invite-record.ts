import { bookkeeping } from '../core/field-facts';
import { COLLECTIONS } from '../core/collections';
import { INVITE_PAGES } from './invite-list';
import { choice, defineShape, moment, requiredText, serverOnly } from '../core/shape';
import type { Infer } from '../core/shape';

/** `Invites/{hash of the address}`: function-written, closed to clients; support uses `npm run invites`. */
export const inviteShape = defineShape(COLLECTIONS.invites, {
  /** In lower case. */
  email: serverOnly(requiredText(254)),
  page: serverOnly(choice(INVITE_PAGES)),
  createdAt: bookkeeping(serverOnly(moment())),
});
export type Invite = Infer<typeof inviteShape>;
