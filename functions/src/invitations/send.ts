import * as logger from 'firebase-functions/logger';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { INVITATIONS_PER_HOUR, writeEmpId } from '@/domain/invitation';
import type { Invitation } from '@/domain/invitation';
import { invitationMail } from '@/domain/invitation-mail';
import { paths } from '@/domain/paths';
import { appAddress, isEmulated } from '../app-address';
import { countUse, limitRef } from '../limits';

/** The count of one company's invitations in this hour, to be read before anything is written. */
export function sendingLimit(
  db: Firestore,
  tx: Transaction,
  owner: string,
  now: number,
): Promise<DocumentSnapshot> {
  return tx.get(limitRef(db, `invite_${owner}`, now));
}

/** Counts one more mail of a company. @throws AppError('too-many-tries') at the 51st of an hour */
export function countSending(tx: Transaction, limit: DocumentSnapshot, now: number): void {
  const sentence = `A company sends at most ${INVITATIONS_PER_HOUR} invitations an hour. Go on in the next one.`;
  countUse(tx, limit, INVITATIONS_PER_HOUR, now, sentence);
}

/**
 * Queues the mail of an invitation in the same transaction. The same sending again writes the same document.
 * @returns the empId of its link on the emulators, which send no mail; else null, as only the mail may hold it
 */
export function queueMail(
  db: Firestore,
  tx: Transaction,
  invitation: Invitation,
  { secret, hasAccount }: { readonly secret: string; readonly hasAccount: boolean },
): string | null {
  const empId = writeEmpId({ id: invitation.uuid, secret });
  const link = `${appAddress()}${paths.employee(empId)}`;
  const mail = invitationMail({
    to: invitation.email,
    company: invitation.companyName,
    inviter: invitation.invitedByName,
    link,
    until: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
      invitation.expiresAt,
    ),
    hasAccount,
  });
  tx.set(db.collection(COLLECTIONS.outbox).doc(`invitation-${invitation.uuid}-${invitation.sentAt}`), mail);
  if (!isEmulated()) return null;
  logger.info(`Invitation of ${invitation.email}: ${link}`);
  return empId;
}
