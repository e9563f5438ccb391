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

/** New addresses of one mailbox ("ada+1@…", "ada+2@…") per day: each gets a mail. */
export const INVITES_PER_MAILBOX_AND_DAY = 3;

/** Longest local part and longest address of RFC 5321. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/** RFC 5322's dot-atom or quoted string, then a domain ending in letters; any alphabet (RFC 6531). */
const FULL_ADDRESS =
  /^(?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])+")@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/iu;

/** Whether text is a complete e-mail address, in either case; trims first. */
export function isFullEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_ADDRESS && address.lastIndexOf('@') <= MAX_LOCAL && FULL_ADDRESS.test(address);
}
