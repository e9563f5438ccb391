import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import {
  INVALID_INVITE_EMAIL,
  INVITE_PAGES,
  INVITES_PER_HOP_AND_HOUR,
  INVITES_PER_HOUR,
  INVITES_PER_MAILBOX_AND_DAY,
} from '@/domain/invite/invite-list';
import { inviteMail } from '@/domain/invite/invite-mail';
import { inviteShape } from '@/domain/invite/invite-record';
import { paths } from '@/domain/navigation/paths';
import { mailboxOf } from '@/domain/referral/referral';
import { DAY_MS } from '@/domain/time/time';
import { appAddress } from '../../app-address';
import { hashOfAddress, inviteRef } from '../../invite-list';
import type { Senders } from '../../calls/call-limits';
import { countUse, limitRef } from '../../calls/limits';
import { emailAddress } from '../../calls/input';
import { storedRecord } from '../../records';

export const joinInviteListInput = v.strictObject({
  email: emailAddress(INVALID_INVITE_EMAIL),
  page: v.picklist(INVITE_PAGES),
});

/**
 * Adds an address to the invite list and queues the one mail to it. A known address gets the same answer, so
 * that nobody can learn who is on the list.
 * @throws AppError('too-many-tries') when one of the senders or the mailbox is at its limit
 */
export async function joinInviteList(
  db: Firestore,
  { email, page }: v.InferOutput<typeof joinInviteListInput>,
  now: number,
  senders: Senders,
): Promise<{ readonly success: true }> {
  const invite = inviteRef(db, email);
  await db.runTransaction(async (tx) => {
    const known = await tx.get(invite);
    const ofSender = await tx.get(limitRef(db, `invite-list_ip_${senders.named}`, now));
    const ofNearest = await tx.get(limitRef(db, `invite-list_hop_${senders.nearest}`, now));
    const ofMailbox = await tx.get(
      limitRef(db, `invite-list_${hashOfAddress(mailboxOf(email))}`, now, DAY_MS),
    );
    const tooMany = 'Too many addresses from here. Try again in an hour.';
    countUse(tx, ofSender, INVITES_PER_HOUR, now, tooMany);
    countUse(tx, ofNearest, INVITES_PER_HOP_AND_HOUR, now, tooMany);
    if (known.exists) return;
    const perDay = 'This mailbox had enough mail from us today. Try again tomorrow.';
    countUse(tx, ofMailbox, INVITES_PER_MAILBOX_AND_DAY, now, perDay, DAY_MS);
    tx.create(invite, storedRecord(inviteShape, { email, page, createdAt: now }));
    tx.set(
      db.collection(COLLECTIONS.outbox).doc(`invite-list-${invite.id}-${now}`),
      inviteMail({ to: email, register: `${appAddress()}${paths.register}` }),
    );
  });
  return { success: true };
}
