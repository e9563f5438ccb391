import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { maxLengthOf } from '@/domain/core/bounds';
import { AppError } from '@/domain/core/errors';
import {
  INVITATION_MS,
  INVITATION_TRIES_PER_HOUR,
  invitationCondition,
  invitationShape,
  writeEmpId,
} from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { emailKey } from '@/domain/format/email';
import { initialOf } from '@/domain/core/shape';
import { personName, userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import type { Caller } from '../../calls/guard';
import { invitationId, invitationRef, waitingOf } from '../../invitations/invitation-documents';
import { readInviter } from '../../invitations/inviter';
import type { Inviter } from '../../invitations/inviter';
import { personWith, requestOf } from '../../invitations/request-flag';
import { refuseWithoutSeat } from '../../invitations/seats';
import { freshSecrets, secretsRef, secretsShape, withLink } from '../../invitations/secrets';
import { countSending, queueMail, sendingLimits } from '../../invitations/send';
import { countUse, limitRef } from '../../calls/limits';
import { emailAddress, permissions, text } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';
import { readFormats } from '../../business';

const MAX_ROLE = maxLengthOf(invitationShape, 'jobRole');

export const inviteEmployeeInput = v.strictObject({
  email: emailAddress(),
  jobRole: text(0, MAX_ROLE, `A job role has at most ${MAX_ROLE} characters.`),
  permissions,
});

/** A link to hand on; `mailedEmpId` is the mailed link's own, set on the emulators only. */
export type InvitationLinks = {
  readonly id: string;
  readonly empId: string;
  readonly mailedEmpId: string | null;
};

/**
 * Invites a person to the caller's company: by mail with a link, and in the app when they have an account.
 * Repeating an unanswered invitation sends no mail and returns another link.
 */
export async function inviteEmployee(
  db: Firestore,
  caller: Caller,
  input: v.InferOutput<typeof inviteEmployeeInput>,
  now: number,
): Promise<InvitationLinks> {
  // Every try counts, because a refusal reveals that an address has an account.
  await db.runTransaction(async (tx) => {
    await readInviter(db, tx, caller.uid);
    const tries = await tx.get(limitRef(db, `inviteTry_${caller.uid}`, now));
    countUse(tx, tries, INVITATION_TRIES_PER_HOUR, now);
  });
  const personRef = await personWith(db, input.email);
  return db.runTransaction(async (tx) => {
    const inviter = await readInviter(db, tx, caller.uid);
    const { company } = inviter;
    if ([caller.email, emailKey(inviter.user.email)].includes(input.email)) {
      throw new AppError('invalid', { sentence: 'This is your own address.' });
    }
    const person = personRef && (await tx.get(personRef));
    refuseMember(person && readSnapshot(userShape, person), company.uuid, input.email);

    const id = invitationId(company.uuid, input.email);
    const ref = invitationRef(db, id);
    const known = readSnapshot(invitationShape, await tx.get(ref));
    const waits = known !== null && invitationCondition(known, now) === 'good';
    const standing = waits ? readSnapshot(secretsShape, await tx.get(secretsRef(db, id))) : null;
    if (waits && !isSame(known, input)) {
      throw new AppError('conflict', {
        sentence: `${input.email} is invited already. To change what they may do, take that invitation back first.`,
      });
    }
    const copied = withLink(standing ?? freshSecrets(db), 'copied');
    const links = { id, empId: writeEmpId({ id, secret: copied.secret }) };
    if (waits) {
      tx.set(secretsRef(db, id), copied.secrets);
      return { ...links, mailedEmpId: null };
    }

    const formats = await readFormats(db, tx, company.uuid);
    const limits = await sendingLimits(db, tx, { owner: company.uuid, email: input.email }, now);
    const invited = (await waitingOf(db, tx, company.uuid, now)).length;
    await refuseWithoutSeat(db, tx, company, { invited, now });
    countSending(tx, limits, input.email, now);
    const mailed = withLink(copied.secrets, 'mailed');
    const invitation = invitationOf(inviter, id, input, now);
    tx.set(ref, storedRecord(invitationShape, invitation));
    tx.set(secretsRef(db, id), mailed.secrets);
    const hasAccount = personRef !== null;
    const mailedEmpId = queueMail(db, tx, invitation, { secret: mailed.secret, hasAccount, formats });
    // An account without a user record yet learns of the invitation when the record is created.
    if (person?.exists) tx.update(person.ref, requestOf(now));
    return { ...links, mailedEmpId };
  });
}

function refuseMember(user: UserRecord | null, company: string, email: string): void {
  if (!user || user.companyUuid === '') return;
  throw new AppError('conflict', {
    sentence:
      user.companyUuid === company
        ? `${personName(user)} (${email}) works here already.`
        : `${email} works with another company. They leave that one first, then you can invite them.`,
  });
}

function isSame(known: Invitation, input: v.InferOutput<typeof inviteEmployeeInput>): boolean {
  return known.jobRole === input.jobRole && isDeepStrictEqual(known.permissionLevel, input.permissions);
}

function invitationOf(
  { user, company }: Inviter,
  uuid: string,
  input: v.InferOutput<typeof inviteEmployeeInput>,
  now: number,
): Invitation {
  return {
    ...initialOf(invitationShape.fields),
    uuid,
    owner: company.uuid,
    companyName: company.name,
    email: input.email,
    jobRole: input.jobRole,
    permissionLevel: input.permissions,
    invitedBy: user.uuid,
    invitedByName: personName(user),
    createdAt: now,
    sentAt: now,
    sentCount: 1,
    expiresAt: now + INVITATION_MS,
  };
}
