import type { Firestore } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/collections';
import { REFERRAL_CREDIT, referralShape } from '@/domain/referral';
import { ownerOf } from '@/domain/session';
import { userShape } from '@/domain/user';
import { readBusiness } from '../business';
import { readSnapshot } from '../records';
import { touches } from './change';
import type { Step } from './change';

/**
 * On a person who has a paid plan: whoever invited them earns their credit. Once per business, for those
 * who run it: an employee of a company that pays anyway earns nobody anything.
 */
export const earnReferral: Step = async (db, change) => {
  if (change.after?.['userPaid'] !== true || !touches(change, ['userPaid'])) return;
  await earn(db, change.id, Date.now());
};

async function earn(db: Firestore, uid: string, now: number): Promise<void> {
  const referrals = db.collection(COLLECTIONS.referrals);
  const users = db.collection(COLLECTIONS.users);
  await db.runTransaction(async (tx) => {
    const referral = readSnapshot(referralShape, await tx.get(referrals.doc(uid)));
    if (!referral || referral.state === 'earned') return;
    const [joinedDoc, referrerDoc] = await tx.getAll(users.doc(uid), users.doc(referral.referrer));
    const joined = joinedDoc && readSnapshot(userShape, joinedDoc);
    const referrer = referrerDoc && readSnapshot(userShape, referrerDoc);
    if (!joined?.userPaid || !referrer) return;
    const business = ownerOf({ ...joined, uuid: uid });
    if (business === ownerOf({ ...referrer, uuid: referral.referrer })) return;
    const behind = await readBusiness(db, tx, business);
    if (behind.kind === 'company' && !behind.company.administrator.includes(uid)) return;
    const paidBefore = await tx.get(referrals.where('business', '==', business).limit(1));
    if (!paidBefore.empty) return;
    tx.update(referrals.doc(uid), {
      state: 'earned',
      credit: REFERRAL_CREDIT,
      business,
      earnedAt: Timestamp.fromMillis(now),
    });
  });
}
