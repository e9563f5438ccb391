import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import { invitationCondition, invitationShape, LINK_SENTENCES } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { userShape } from '@/domain/account/user';
import type { Caller } from '../../calls/guard';
import { joinCompany } from '../../invitations/join-company';
import { invitationRef, waitingFor } from '../../invitations/invitation-documents';
import { endInvitation } from '../../invitations/request-flag';
import { readSnapshot } from '../../records';
import type { invitationInput } from './manage-invitation';

type InvitationInput = v.InferOutput<typeof invitationInput>;

export const companyRequestsInput = v.strictObject({});

/** A company that asks the caller to join; `expiresAt` in epoch ms. */
export type CompanyRequest = Pick<Invitation, 'companyName' | 'invitedByName' | 'jobRole' | 'expiresAt'> & {
  readonly id: string;
};

/** The invitations waiting for the caller's answer, newest first. Only a verified address has any. */
export async function companyRequests(
  db: Firestore,
  caller: Caller,
  _input: Readonly<Record<never, never>>,
  now: number,
): Promise<{ readonly requests: readonly CompanyRequest[] }> {
  if (caller.email === '') return { requests: [] };
  const waiting = await db.runTransaction((tx) => waitingFor(db, tx, caller.email, now), { readOnly: true });
  const requests = waiting
    .toSorted((a, b) => b.sentAt - a.sentAt)
    .map(({ uuid, companyName, invitedByName, jobRole, expiresAt }) => ({
      id: uuid,
      companyName,
      invitedByName,
      jobRole,
      expiresAt,
    }));
  return { requests };
}

/** Moves the caller into the company that invited their address; they must be in none. Idempotent. */
export async function acceptInvitation(
  db: Firestore,
  caller: Caller,
  input: InvitationInput,
  now: number,
): Promise<{ readonly companyUuid: string }> {
  const userRef = db.collection(COLLECTIONS.users).doc(caller.uid);
  return db.runTransaction(async (tx) => {
    const invitation = readSnapshot(invitationShape, await tx.get(invitationRef(db, input.id)));
    refuseOthers(invitation, caller);
    const user = readSnapshot(userShape, await tx.get(userRef));
    if (!user) throw new AppError('not-found');
    const companyUuid = invitation.owner;
    if (user.companyUuid === companyUuid) return { companyUuid };
    if (user.companyUuid !== '') {
      throw new AppError('conflict', {
        sentence: `You work with ${user.company}. Leave it under Company first, then accept this.`,
      });
    }
    const condition = invitationCondition(invitation, now);
    if (condition !== 'good') throw new AppError('expired-link', { sentence: LINK_SENTENCES[condition] });
    await joinCompany(db, tx, invitation, { user, exists: true }, now);
    return { companyUuid };
  });
}

export async function declineInvitation(
  db: Firestore,
  caller: Caller,
  input: InvitationInput,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  return db.runTransaction(async (tx) => {
    const ref = invitationRef(db, input.id);
    const invitation = readSnapshot(invitationShape, await tx.get(ref));
    refuseOthers(invitation, caller);
    if (invitation.state === 'accepted') {
      throw new AppError('conflict', { sentence: LINK_SENTENCES.accepted });
    }
    if (invitation.state !== 'pending') return {};
    const waiting = await waitingFor(db, tx, caller.email, now);
    const person = await tx.get(db.collection(COLLECTIONS.users).doc(caller.uid));
    endInvitation(tx, ref, 'declined', { person, waiting }, now);
    return {};
  });
}

/** An invitation to another address looks like a missing one. */
function refuseOthers(invitation: Invitation | null, caller: Caller): asserts invitation is Invitation {
  if (!invitation || caller.email === '' || invitation.email !== caller.email) {
    throw new AppError('not-found', { sentence: 'There is no such invitation for your address.' });
  }
}
