import { INVITATION_STATES, invitationShape } from '@/domain/employees/invitation';
import type { Invitation, LinkCondition } from '@/domain/employees/invitation';
import type { Permission } from '@/domain/access/permissions';
import type { Viewer } from '@/domain/access/viewer';
import { fieldOf, textOf } from '../core/answers';
import type { CatalogEntry } from '../core/catalog-entry';
import { callFunction } from '../callables/function-caller';
import type { LiveRecord } from '../live/decoded';
import { useLiveRecord } from '../live/use-live';
import { query, recordRef } from '../core/query';
import type { TypedQuery } from '../core/query';

/** Maximum number of shown invitations; a company with more open ones revokes some first. */
const SHOWN_INVITATIONS = 100;

/** The unanswered invitations of the viewer's company, latest first, expired ones too. */
export function pendingInvitations(viewer: Viewer): TypedQuery<Invitation> {
  return query(invitationShape, {
    where: [
      { field: 'owner', op: '==', value: viewer.owner },
      { field: 'state', op: '==', value: 'pending' },
    ],
    orderBy: [{ field: 'sentAt', direction: 'desc' }],
    limit: SHOWN_INVITATIONS,
  });
}

export type NewInvitation = Pick<Invitation, 'email' | 'jobRole'> & {
  readonly permissions: readonly Permission[];
};

/** The empIds of an invitation's links: the one to share, and the mail's, which only the emulators return. */
export type InvitationLinks = {
  readonly id: string;
  readonly empId: string;
  readonly mailedEmpId: string | null;
};

/** One invitation of the company, live. */
export function useInvitation(id: string): LiveRecord<Invitation> {
  return useLiveRecord(recordRef(invitationShape, id));
}

/** Invites a person to the company. Rejects with AppError and its sentence. */
export function inviteEmployee(invitation: NewInvitation): Promise<InvitationLinks> {
  return callFunction('inviteEmployee', invitation, (answer) => ({
    id: textOf(answer, 'id'),
    empId: textOf(answer, 'empId'),
    mailedEmpId: mailedEmpIdOf(answer),
  }));
}

/** Resends an invitation with a new expiry; returns the mail's empId on the emulators. */
export function resendInvitation(id: string): Promise<string | null> {
  return callFunction('resendInvitation', { id }, mailedEmpIdOf);
}

/** Creates another link of an invitation and returns its empId. */
export function invitationLink(id: string): Promise<string> {
  return callFunction('invitationLink', { id }, (answer) => textOf(answer, 'empId'));
}

/** Revokes an invitation. */
export function revokeInvitation(id: string): Promise<void> {
  return callFunction('revokeInvitation', { id }, () => undefined);
}

/** An invitation as shown to the link's visitor. */
export type InvitationView = Pick<Invitation, 'email' | 'jobRole'> & {
  readonly condition: LinkCondition;
  readonly company: string;
  readonly inviter: string;
  /** True when opening the link verifies the address. */
  readonly isProof: boolean;
  readonly hasAccount: boolean;
};

const CONDITIONS: readonly LinkCondition[] = [
  'good',
  'expired',
  'unknown',
  ...INVITATION_STATES.filter((state) => state !== 'pending'),
];

/** Reads an invitation by its link; needs no sign-in. */
export function readInvitation(empId: string): Promise<InvitationView> {
  return callFunction('readInvitation', { empId }, (answer) => {
    const said = textOf(answer, 'condition');
    return {
      condition: CONDITIONS.find((condition) => condition === said) ?? 'unknown',
      company: textOf(answer, 'company'),
      inviter: textOf(answer, 'inviter'),
      jobRole: textOf(answer, 'jobRole'),
      email: textOf(answer, 'email'),
      isProof: fieldOf(answer, 'isProof') === true,
      hasAccount: fieldOf(answer, 'hasAccount') === true,
    };
  });
}

/** A company's invitation to the current user; until `expiresAt` (epoch ms). */
export type CompanyRequest = Pick<Invitation, 'companyName' | 'invitedByName' | 'jobRole' | 'expiresAt'> & {
  readonly id: string;
};

/** The invitations to this user, latest first. */
export function companyRequests(): Promise<readonly CompanyRequest[]> {
  return callFunction('companyRequests', {}, (answer) => {
    const requests = fieldOf(answer, 'requests');
    if (!Array.isArray(requests)) throw new Error('The answer lacks requests.');
    return requests.map((request: unknown) => ({
      id: textOf(request, 'id'),
      companyName: textOf(request, 'companyName'),
      invitedByName: textOf(request, 'invitedByName'),
      jobRole: textOf(request, 'jobRole'),
      expiresAt: Number(fieldOf(request, 'expiresAt')),
    }));
  });
}

/** Joins the company of an invitation; the session restarts as its member. */
export function acceptInvitation(id: string): Promise<void> {
  return callFunction('acceptInvitation', { id }, () => undefined);
}

/** Declines an invitation. */
export function declineInvitation(id: string): Promise<void> {
  return callFunction('declineInvitation', { id }, () => undefined);
}

function mailedEmpIdOf(answer: unknown): string | null {
  const empId = fieldOf(answer, 'mailedEmpId');
  return typeof empId === 'string' ? empId : null;
}

/** The invitation list's queries, for the suites that run every query. */
export const invitationsCatalog: readonly CatalogEntry[] = [
  {
    name: 'pending invitations',
    build: (viewer) => [pendingInvitations(viewer).spec],
    needs: 'administrator',
  },
];
