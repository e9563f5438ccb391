import { bookkeeping } from '../core/field-facts';
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

/** How an invitation ended, or `pending`. Expiry is computed, never stored. */
export const INVITATION_STATES = ['pending', 'accepted', 'declined', 'revoked'] as const;

/** How long an invitation can be accepted after sending, in ms: 14 days. */
export const INVITATION_MS = 14 * DAY_MS;

/** Invitation mails per company and hour. */
export const INVITATIONS_PER_HOUR = 50;

/** Invitation mails to one address per day, from all companies together. */
export const MAILS_PER_ADDRESS_AND_DAY = 4;

/** Invitation attempts per administrator and hour; an answer reveals who has an account. */
export const INVITATION_TRIES_PER_HOUR = 80;

/**
 * `Employees/{id}`: an invitation to a company with its job role. Function-written; read by the company's
 * administrators only. Its secrets are stored as hashes in `InvitationSecrets/{id}`.
 */
export const invitationShape = defineShape(COLLECTIONS.employees, {
  uuid: bookkeeping(serverOnly(requiredText(64))),
  /** The company. */
  owner: bookkeeping(serverOnly(requiredText(128))),
  companyName: serverOnly(text(120)),
  /** In lower case. */
  email: serverOnly(requiredText(320)),
  jobRole: serverOnly(text(80)),
  permissionLevel: serverOnly(textList(60, 40)),
  invitedBy: serverOnly(text(128)),
  invitedByName: serverOnly(text(170)),
  state: serverOnly(choice(INVITATION_STATES)),
  createdAt: bookkeeping(serverOnly(moment())),
  sentAt: serverOnly(moment()),
  sentCount: serverOnly(integer(0, 10_000)),
  expiresAt: serverOnly(moment()),
  acceptedBy: serverOnly(text(128)),
  endedAt: serverOnly(optionalMoment()),
});
export type Invitation = Infer<typeof invitationShape>;

export type InvitationCondition = 'good' | 'expired' | Exclude<Invitation['state'], 'pending'>;

/** The condition from state and time (epoch ms). */
export function invitationCondition(
  invitation: Pick<Invitation, 'state' | 'expiresAt'>,
  now: number,
): InvitationCondition {
  if (invitation.state !== 'pending') return invitation.state;
  return now < invitation.expiresAt ? 'good' : 'expired';
}

/** The condition of a link; `unknown` matches no invitation. */
export type LinkCondition = InvitationCondition | 'unknown';

/** Why a link does not work, and what to do. */
export const LINK_SENTENCES: Readonly<Record<Exclude<LinkCondition, 'good'>, string>> = {
  expired: 'This invitation has expired. Ask your company to send it again.',
  accepted: 'This invitation was used already. Log in with the password you chose.',
  declined: 'This invitation was declined. Ask your company for a new one.',
  revoked: 'This invitation was taken back. Ask your company whether that was meant.',
  unknown:
    'This link fits no invitation. Check that all of it was copied, or ask your company for a new one.',
};

const ID_LENGTH = 20;

/** The last part of /employee/{empId}: the invitation, and the proof of having received it. */
export type InvitationKey = { readonly id: string; readonly secret: string };

/** Encodes id (20 hex digits) and secret (43 URL-safe characters, 256 bits) as one part of an address. */
export function writeEmpId({ id, secret }: InvitationKey): string {
  return `${id}${secret}`;
}

/** Decodes an empId; null when malformed. */
export function readEmpId(empId: string): InvitationKey | null {
  if (!/^[0-9a-f]{20}[\w-]{43}$/.test(empId)) return null;
  return { id: empId.slice(0, ID_LENGTH), secret: empId.slice(ID_LENGTH) };
}
