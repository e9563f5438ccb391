import { PRODUCT_NAME } from '../core/product';

/** The invite list: visitors who leave an e-mail address to be shown the product. Employees come by `invitation.ts`. */

/** The HTTP function of the list; also its path on the site's own origin. */
export const INVITE_FUNCTION = `${PRODUCT_NAME}_Invite` as const;

/** The page an address was left on: /SecureInvite and /invite, by the specification's values. */
export const INVITE_PAGES = ['registerView', 'pageText'] as const;
export type InvitePage = (typeof INVITE_PAGES)[number];

/** What an address is answered that fits no mailbox. */
export const INVALID_INVITE_EMAIL = 'Please Enter a Valid Email Address';

/** Addresses that one network address may add within an hour; a trade fair's stand shares one. */
export const INVITES_PER_HOUR = 30;

/** New addresses of one mailbox ("ada+1@…", "ada+2@…") within a day: each gets a mail. */
export const INVITES_PER_MAILBOX_AND_DAY = 3;

/** Longest local part and longest address of RFC 5321. */
const MAX_LOCAL = 64;
const MAX_ADDRESS = 254;

/** RFC 5322's dot-atom or quoted string, then a domain name with a top level of letters; any alphabet (RFC 6531). */
const FULL_ADDRESS =
  /^(?:[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*|"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])+")@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/iu;

/** Whether a text has the full form of an e-mail address, in either case. Spaces around it do not count. */
export function isFullEmailAddress(text: string): boolean {
  const address = text.trim();
  return address.length <= MAX_ADDRESS && address.lastIndexOf('@') <= MAX_LOCAL && FULL_ADDRESS.test(address);
}
