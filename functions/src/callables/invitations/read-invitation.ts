import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { LinkCondition } from '@/domain/employees/invitation';
import { accountByEmail, isTaken } from '../../accounts/accounts';
import { openLink } from '../../invitations/open-link';
import { text } from '../../calls/input';

/** A malformed empId matches no invitation. */
export const readInvitationInput = v.strictObject({ empId: text(0, 200) });

/** The data /employee/{empId} shows; for an unknown link everything but the condition is '' or false. */
export type InvitationView = {
  readonly condition: LinkCondition;
  readonly company: string;
  readonly inviter: string;
  readonly jobRole: string;
  readonly email: string;
  /** The link came by mail, so following it proves the address. */
  readonly isProof: boolean;
  /** An account with this address exists: its user logs in instead of choosing a password. */
  readonly hasAccount: boolean;
};

const UNKNOWN: InvitationView = {
  condition: 'unknown',
  company: '',
  inviter: '',
  jobRole: '',
  email: '',
  isProof: false,
  hasAccount: false,
};

/** Tells the holder of a link who invites whom and whether the link still works. Needs no sign-in. */
export async function readInvitation(
  db: Firestore,
  { empId }: { readonly empId: string },
  now: number,
): Promise<InvitationView> {
  const link = await db.runTransaction((tx) => openLink(db, tx, empId, now), { readOnly: true });
  if (!link) return UNKNOWN;
  const { invitation, secrets, kind, condition } = link;
  const account = await accountByEmail(invitation.email);
  return {
    condition,
    company: invitation.companyName,
    inviter: invitation.invitedByName,
    jobRole: invitation.jobRole,
    email: invitation.email,
    isProof: kind === 'mailed',
    // An account half-made by an earlier try of this invitation does not count; another try finishes it.
    hasAccount: account !== null && account.uid !== secrets.uid && isTaken(account),
  };
}
