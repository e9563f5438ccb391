import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { billsShape } from '@/domain/plans/entitlement';
import { isEarnedBy, REFERRAL_CREDIT, referralShape } from '@/domain/referral/referral';
import type { Referral } from '@/domain/referral/referral';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import { readBusiness } from '../business';
import { readSnapshot } from '../records';
import type { Step } from './change';

/**
 * On a business's bills: the first payment (a trial is none) earns the inviter their credit. Once per
 * business, and only for people who run it: an employee of a company that pays anyway earns their inviter
 * nothing.
 */
export const earnReferral: Step = async (db, change) => {
  if (change.after) await earn(db, change.id, Date.now());
};

async function earn(db: Firestore, business: string, now: number): Promise<void> {
  const referrals = db.collection(COLLECTIONS.referrals);
  await db.runTransaction(async (tx) => {
    const billsDoc = await tx.get(db.collection(COLLECTIONS.bills).doc(business));
    const bills = readSnapshot(billsShape, billsDoc)?.bills ?? [];
    const paidBefore = await tx.get(referrals.where('business', '==', business).limit(1));
    if (!paidBefore.empty) return;
    for (const referral of await referralsBehind(db, tx, business)) {
      if (!isEarnedBy(referral, bills)) continue;
      const inviter = await ownerNow(db, tx, referral.referrer);
      if (inviter === null || inviter === business) continue;
      tx.update(referrals.doc(referral.uuid), {
        state: 'earned',
        credit: REFERRAL_CREDIT,
        business,
        earnedAt: Timestamp.fromMillis(now),
      });
      return;
    }
  });
}

/** The referrals of the people who run a business, earliest first. */
async function referralsBehind(db: Firestore, tx: Transaction, business: string): Promise<Referral[]> {
  const behind = await readBusiness(db, tx, business);
  const alone = behind.kind === 'alone' && behind.user ? [behind.user.uuid] : [];
  const inCharge = behind.kind === 'company' ? behind.company.administrator : alone;
  const found = await Promise.all(
    inCharge.map(async (uid) => {
      const doc = await tx.get(db.collection(COLLECTIONS.referrals).doc(uid));
      const referral = readSnapshot(referralShape, doc);
      // The list may still name a removed administrator.
      return referral && (await ownerNow(db, tx, uid)) === business ? [{ ...referral, uuid: uid }] : [];
    }),
  );
  return found.flat().toSorted((a, b) => a.joinedAt - b.joinedAt);
}

async function ownerNow(db: Firestore, tx: Transaction, uid: string): Promise<string | null> {
  const user = readSnapshot(userShape, await tx.get(db.collection(COLLECTIONS.users).doc(uid)));
  return user && ownerOf({ ...user, uuid: uid });
}
