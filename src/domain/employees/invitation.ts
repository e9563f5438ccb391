import { COLLECTIONS } from '../core/collections';
import {
  choice,
  defineShape,
  integer,
  moment,
  optionalMoment,
  requiredText,
  serverOnly,
  text,
  textList,
} from '../core/shape';
import type { Infer } from '../core/shape';
import { DAY_MS } from '../time/time';

/** How an invitation ended, or that it has not. That its time is over is computed, never stored. */
export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'revoked'] as const;

/** How long an invitation can be accepted after it was sent, in ms: 14 days. */
export const INVITATION_MS = 14 * DAY_MS;

/** Mails with invitations that one company may have sent in an hour. */
export const INVITATIONS_PER_HOUR = 50;

/** Invitations mailed to one address within a day, by all companies together. */
export const MAILS_PER_ADDRESS_AND_DAY = 4;

/** Addresses one administrator may try to invite within an hour; an answer tells who has an account. */
export const INVITATION_TRIES_PER_HOUR = 80;

/**
 * `Employees/{id}`: somebody who was asked to join a company, and as what. Function-written, and read by
 * the company's administrators alone; what opens it lies apart, as hashes, in `InvitationSecrets/{id}`.
 */
export const invitationShape = defineShape(COLLECTIONS.employees, {
  uuid: serverOnly(requiredText(64)),
  /** The company. */
  owner: serverOnly(requiredText(128)),
  companyName: serverOnly(text(120)),
  /** In lower case. */
  email: serverOnly(requiredText(320)),
  jobRole: serverOnly(text(80)),
  permissionLevel: serverOnly(textList(60, 40)),
  invitedBy: serverOnly(text(128)),
  invitedByName: serverOnly(text(170)),
  state: serverOnly(choice(INVITATION_STATES)),
  createdAt: serverOnly(moment()),
  sentAt: serverOnly(moment()),
  sentCount: serverOnly(integer(0, 10_000)),
  expiresAt: serverOnly(moment()),
  /** Uid of who joined; '' until then. */
  acceptedBy: serverOnly(text(128)),
  /** When it was accepted, declined or revoked. */
  endedAt: serverOnly(optionalMoment()),
});
export type Invitation = Infer<typeof invitationShape>;

/** What an invitation is good for at this moment. */
export type InvitationCondition = 'good' | 'expired' | Exclude<Invitation['state'], 'pending'>;

/** The state of an invitation together with the clock (epoch ms). */
export function invitationCondition(
  invitation: Pick<Invitation, 'state' | 'expiresAt'>,
  now: number,
): InvitationCondition {
  if (invitation.state !== 'pending') return invitation.state;
  return now < invitation.expiresAt ? 'good' : 'expired';
}

/** What a link is like to whoever follows it; `unknown` fits no invitation. */
export type LinkCondition = InvitationCondition | 'unknown';

/** Why a link does not open anything, and what to do then. */
export const LINK_SENTENCES: Readonly<Record<Exclude<LinkCondition, 'good'>, string>> = {
  expired: 'This invitation has expired. Ask your company to send it again.',
  accepted: 'This invitation was used already. Log in with the password you chose.',
  declined: 'This invitation was declined. Ask your company for a new one.',
  revoked: 'This invitation was taken back. Ask your company whether that was meant.',
  unknown:
    'This link fits no invitation. Check that all of it was copied, or ask your company for a new one.',
};

const ID_LENGTH = 20;

/** The last part of /employee/{empId}: which invitation, and what proves that one was given it. */
export type InvitationKey = { readonly id: string; readonly secret: string };

/** Writes id (20 hex digits) and secret (43 URL-safe characters, 256 bits) as one part of an address. */
export function writeEmpId({ id, secret }: InvitationKey): string {
  return `${id}${secret}`;
}

/** Reads an empId; null for a text that can be none. */
export function readEmpId(empId: string): InvitationKey | null {
  if (!/^[0-9a-f]{20}[\w-]{43}$/.test(empId)) return null;
  return { id: empId.slice(0, ID_LENGTH), secret: empId.slice(ID_LENGTH) };
}
