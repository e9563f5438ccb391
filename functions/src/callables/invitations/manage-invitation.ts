import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { AppError } from '@/domain/core/errors';
import {
  INVITATION_MS,
  invitationCondition,
  LINK_SENTENCES,
  writeEmpId,
} from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import type { Caller } from '../../calls/guard';
import { invitationRef, waitingFor, waitingOf } from '../../invitations/invitation-documents';
import { readInviter, readOwnInvitation } from '../../invitations/inviter';
import { endInvitation, personWith } from '../../invitations/request-flag';
import { refuseWithoutSeat } from '../../invitations/seats';
import { freshSecrets, secretsRef, secretsShape, withLink } from '../../invitations/secrets';
import { countSending, queueMail, sendingLimits } from '../../invitations/send';
import { id } from '../../calls/input';
import { readSnapshot } from '../../records';
import { readFormats } from '../../business';

export const invitationInput = v.strictObject({ id: id(8, 64, 'not-found') });
type InvitationInput = v.InferOutput<typeof invitationInput>;

/** Sends the invitation mail again with a new link and expiry; links of an expired invitation are dropped. */
export async function resendInvitation(
  db: Firestore,
  caller: Caller,
  input: InvitationInput,
  now: number,
): Promise<{ readonly mailedEmpId: string | null }> {
  const { email } = await readForCaller(db, caller, input);
  const person = await personWith(db, email);
  return db.runTransaction(async (tx) => {
    const inviter = await readInviter(db, tx, caller.uid);
    const invitation = await readOwnInvitation(db, tx, inviter, input.id);
    refuseUnlessPending(invitation);
    const isOver = invitationCondition(invitation, now) === 'expired';
    const standing = readSnapshot(secretsShape, await tx.get(secretsRef(db, input.id)));
    const limits = await sendingLimits(db, tx, invitation, now);
    const formats = await readFormats(db, tx, invitation.owner);
    if (isOver) {
      const waiting = await waitingOf(db, tx, invitation.owner, now);
      await refuseWithoutSeat(db, tx, inviter.company, { invited: waiting.length, now });
    }
    countSending(tx, limits, invitation.email, now);
    const mailed = withLink(isOver || !standing ? freshSecrets(db) : standing, 'mailed');
    const sent = {
      ...invitation,
      sentAt: now,
      sentCount: invitation.sentCount + 1,
      expiresAt: now + INVITATION_MS,
    };
    tx.update(invitationRef(db, input.id), {
      sentAt: Timestamp.fromMillis(sent.sentAt),
      sentCount: sent.sentCount,
      expiresAt: Timestamp.fromMillis(sent.expiresAt),
    });
    tx.set(secretsRef(db, input.id), mailed.secrets);
    const hasAccount = person !== null;
    return { mailedEmpId: queueMail(db, tx, sent, { secret: mailed.secret, hasAccount, formats }) };
  });
}

/** Creates another link of an invitation to hand on; its user must still prove the address on registering. */
export async function invitationLink(
  db: Firestore,
  caller: Caller,
  input: InvitationInput,
  now: number,
): Promise<{ readonly empId: string }> {
  return db.runTransaction(async (tx) => {
    const invitation = await readOwnInvitation(db, tx, await readInviter(db, tx, caller.uid), input.id);
    refuseUnlessPending(invitation);
    if (invitationCondition(invitation, now) === 'expired') {
      throw new AppError('expired-link', {
        sentence: 'This invitation has expired. Send it again, then copy its link.',
      });
    }
    const standing = readSnapshot(secretsShape, await tx.get(secretsRef(db, input.id)));
    const { secrets, secret } = withLink(standing ?? freshSecrets(db), 'copied');
    tx.set(secretsRef(db, input.id), secrets);
    return { empId: writeEmpId({ id: input.id, secret }) };
  });
}

/** Revokes an invitation; its links then say so. One that already ended without a member stays as it is. */
export async function revokeInvitation(
  db: Firestore,
  caller: Caller,
  input: InvitationInput,
  now: number,
): Promise<Readonly<Record<never, never>>> {
  const { email } = await readForCaller(db, caller, input);
  const personRef = await personWith(db, email);
  return db.runTransaction(async (tx) => {
    const invitation = await readOwnInvitation(db, tx, await readInviter(db, tx, caller.uid), input.id);
    if (invitation.state === 'accepted') refuseUnlessPending(invitation);
    if (invitation.state !== 'pending') return {};
    const waiting = await waitingFor(db, tx, email, now);
    const person = personRef && (await tx.get(personRef));
    endInvitation(tx, invitationRef(db, input.id), 'revoked', { person, waiting }, now);
    return {};
  });
}

/** Reads the address before the transaction, because accounts are no documents. */
function readForCaller(db: Firestore, caller: Caller, input: InvitationInput): Promise<Invitation> {
  return db.runTransaction(async (tx) =>
    readOwnInvitation(db, tx, await readInviter(db, tx, caller.uid), input.id),
  );
}

function refuseUnlessPending({ state, email }: Invitation): void {
  if (state === 'pending') return;
  const sentence =
    state === 'accepted'
      ? `${email} has joined already. What they may do is decided under Manage Employees.`
      : LINK_SENTENCES[state];
  throw new AppError('conflict', { sentence });
}
