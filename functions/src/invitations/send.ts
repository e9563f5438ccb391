import { createHash } from 'node:crypto';
import * as logger from 'firebase-functions/logger';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { writtenDay } from '@/domain/time/day-words';
import type { Formats } from '@/domain/format/formats';
import { INVITATIONS_PER_HOUR, MAILS_PER_ADDRESS_AND_DAY, writeEmpId } from '@/domain/employees/invitation';
import type { Invitation } from '@/domain/employees/invitation';
import { invitationMail } from '@/domain/employees/invitation-mail';
import { paths } from '@/domain/navigation/paths';
import { DAY_MS, dayOf } from '@/domain/time/time';
import { appAddress, isEmulated } from '../app-address';
import { countUse, limitRef } from '../calls/limits';
import { keepSentCopy } from '../mail/sent-copy';

/** Counters that limit sending, read before any write. */
export type SendingLimits = { readonly ofCompany: DocumentSnapshot; readonly ofAddress: DocumentSnapshot };

/** Reads the company's invitations of this hour and the address's of this day. */
export async function sendingLimits(
  db: Firestore,
  tx: Transaction,
  { owner, email }: Pick<Invitation, 'owner' | 'email'>,
  now: number,
): Promise<SendingLimits> {
  const address = createHash('sha256').update(email).digest('base64url');
  return {
    ofCompany: await tx.get(limitRef(db, `invite_${owner}`, now)),
    ofAddress: await tx.get(limitRef(db, `invited_${address}`, now, DAY_MS)),
  };
}

/** Counts one more mail. @throws AppError('too-many-tries') when company or address is at its limit */
export function countSending(
  tx: Transaction,
  { ofCompany, ofAddress }: SendingLimits,
  email: string,
  now: number,
): void {
  const perHour = `A company sends at most ${INVITATIONS_PER_HOUR} invitations an hour. Go on in the next one.`;
  const perDay = `${email} has had enough invitations by mail today. Try again tomorrow.`;
  countUse(tx, ofCompany, INVITATIONS_PER_HOUR, now, perHour);
  countUse(tx, ofAddress, MAILS_PER_ADDRESS_AND_DAY, now, perDay, DAY_MS);
}

/** A mail's data beside its invitation; the formats are the company's. */
export type MailMaking = {
  readonly secret: string;
  readonly hasAccount: boolean;
  readonly formats: Formats;
};

/**
 * Queues an invitation's mail in the same transaction. Repeating it writes the same document.
 * @returns the empId of its link on the emulators, which send no mail; else null, since only the mail may
 * contain it
 */
export function queueMail(
  db: Firestore,
  tx: Transaction,
  invitation: Invitation,
  { secret, hasAccount, formats }: MailMaking,
): string | null {
  const empId = writeEmpId({ id: invitation.uuid, secret });
  const link = `${appAddress()}${paths.employee(empId)}`;
  const mail = invitationMail({
    to: invitation.email,
    company: invitation.companyName,
    inviter: invitation.invitedByName,
    link,
    until: writtenDay(dayOf(invitation.expiresAt, formats.zone), formats.country, { year: true, long: true }),
    hasAccount,
  });
  const id = `invitation-${invitation.uuid}-${invitation.sentAt}`;
  tx.set(db.collection(COLLECTIONS.outbox).doc(id), mail);
  keepSentCopy(db, tx, {
    id,
    owner: invitation.owner,
    person: invitation.invitedBy,
    name: invitation.invitedByName,
    to: [invitation.email],
    subject: mail.message.subject,
    text: `You invited ${invitation.email} to ${invitation.companyName}. The link to join is in their mail.`,
    at: invitation.sentAt,
  });
  if (!isEmulated()) return null;
  logger.info(`Invitation of ${invitation.email}: ${link}`);
  return empId;
}
