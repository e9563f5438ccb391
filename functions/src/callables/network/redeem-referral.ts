import { createHash } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { COLLECTIONS } from '@/domain/core/collections';
import { AppError } from '@/domain/core/errors';
import {
  isNewcomer,
  joinedName,
  mailboxOf,
  referralShape,
  refuseSelfReferral,
} from '@/domain/referral/referral';
import { ownerOf } from '@/domain/session/session';
import { initialOf } from '@/domain/core/shape';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { accountByUid } from '../../accounts/accounts';
import type { Caller } from '../../calls/guard';
import { countUse, limitRef } from '../../calls/limits';
import { personBehind } from '../../network/codes';
import { text } from '../../calls/input';
import { readSnapshot, storedRecord } from '../../records';

const TRIED_PER_HOUR = 10;

export const redeemReferralInput = v.strictObject({ code: text(1, 64, 'This invitation does not exist.') });

/** Notes the inviter of a new account: once per person and mailbox, never the caller. Idempotent per code. */
export async function redeemReferral(
  db: Firestore,
  caller: Caller,
  { code }: { readonly code: string },
  now: number,
): Promise<Readonly<Record<never, never>>> {
  // The record's address is user input and may be ''; the mark is for the verified mailbox.
  if (caller.email === '') throw new AppError('denied', { sentence: 'Verify your e-mail address first.' });
  // Every try counts, so that codes cannot be guessed.
  await db.runTransaction(async (tx) => {
    const limit = await tx.get(limitRef(db, `redeem_${caller.uid}`, now));
    countUse(tx, limit, TRIED_PER_HOUR, now);
  });
  return db.runTransaction(async (tx) => {
    const user = await readAccount(db, tx, caller.uid);
    const referrerUid = /^\w+$/.test(code) ? await personBehind(db, tx, code, 'referral') : null;
    if (!user) throw new AppError('not-found');
    const referralRef = db.collection(COLLECTIONS.referrals).doc(caller.uid);
    const known = readSnapshot(referralShape, await tx.get(referralRef));
    if (known && known.referrer === referrerUid) return {};
    const referrer = referrerUid === null ? null : await readAccount(db, tx, referrerUid);
    if (!referrer)
      throw new AppError('expired-link', { sentence: 'This invitation does not exist any more.' });
    const referrerEmail = (await accountByUid(referrer.uuid))?.email ?? '';
    const mark = await mailboxMark(db, tx, caller.email);
    if (known || mark.exists) {
      throw new AppError('conflict', { sentence: 'You have come by an invitation already.' });
    }
    refuseSelfReferral(
      { uid: referrer.uuid, owner: ownerOf(referrer), email: referrerEmail },
      { uid: user.uuid, owner: ownerOf(user), email: caller.email },
    );
    if (!isNewcomer(user, now)) {
      throw new AppError('conflict', {
        sentence: 'An invitation is for new accounts. Yours has been here longer.',
      });
    }
    tx.create(mark.ref, { createdAt: Timestamp.fromMillis(now) });
    tx.create(
      referralRef,
      storedRecord(referralShape, {
        ...initialOf(referralShape.fields),
        uuid: caller.uid,
        referrer: referrer.uuid,
        joinedName: joinedName(user),
        joinedAt: now,
      }),
    );
    return {};
  });
}

async function readAccount(db: Firestore, tx: Transaction, uid: string): Promise<UserRecord | null> {
  const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(uid)));
  return user && { ...user, uuid: uid };
}

/** The mark of a mailbox outlives its account. */
async function mailboxMark(db: Firestore, tx: Transaction, email: string): Promise<DocumentSnapshot> {
  const hash = createHash('sha256').update(mailboxOf(email)).digest('base64url');
  return tx.get(db.collection(COLLECTIONS.codes).doc(`mailbox_${hash}`));
}
