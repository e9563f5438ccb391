import type { Firestore } from 'firebase-admin/firestore';
import type { LinkCondition } from '@/domain/employees/invitation';
import { accountByEmail, isTaken } from '../accounts';
import { openLink } from '../invitations/open-link';
import { object, text } from '../parse';

/** What `readInvitation` takes; a text that is no empId is one that fits nothing. */
export const readInvitationInput = object({ empId: text(0, 200) });

/** What /employee/{empId} shows; all but the condition is '' or false for an unknown link. */
export type InvitationView = {
  readonly condition: LinkCondition;
  readonly company: string;
  readonly inviter: string;
  readonly jobRole: string;
  readonly email: string;
  /** The link came by mail, so that following it proves the address. */
  readonly isProof: boolean;
  /** Somebody has an account with this address: they log in instead of choosing a password. */
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

/** Tells whoever has a link who invites whom, and whether it still works. Needs no sign-in. */
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
    // One that an earlier try by this invitation left half-made is finished by trying again.
    hasAccount: account !== null && account.uid !== secrets.uid && isTaken(account),
  };
}
