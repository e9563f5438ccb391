import { PRODUCT_NAME } from '../core/product';

/** The invite list: visitors leave an e-mail address for a demonstration. Employees: `invitation.ts`. */

/** The list's HTTP function; also its path on the site's own origin. */
export const INVITE_FUNCTION = `${PRODUCT_NAME}_Invite` as const;

/** The form's page: /SecureInvite and /invite, by the specification's values. */
export const INVITE_PAGES = ['registerView', 'pageText'] as const;
export type InvitePage = (typeof INVITE_PAGES)[number];

export const INVALID_INVITE_EMAIL = 'Please Enter a Valid Email Address';

/** New addresses from one network address per hour; a trade fair's visitors share one. */
export const INVITES_PER_HOUR = 30;

/** The same from one of Hosting's servers, which many visitors share: a forged sender passes the limit above. */
export const INVITES_PER_HOP_AND_HOUR = 300;

/** New addresses of one mailbox ("ada+1@…", "ada+2@…") per day: each gets a mail. */
export const INVITES_PER_MAILBOX_AND_DAY = 3;
