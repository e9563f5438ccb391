import { FieldValue } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { joinedName } from '@/domain/referral/referral';
import { CODE_KINDS } from '../network/codes';
import { erase, inPages } from './pages';

/** Views of one transaction; each may change the other person's account. */
const PAGE = 100;

/** Deletes a person's links, referrals and views in both directions, about `most` per call; returns the number. */
export async function eraseNetwork(db: Firestore, uid: string, most: number): Promise<number> {
  const connections = db.collection(COLLECTIONS.connections);
  let gone = await inPages(most, () => forgetInViews(db, uid));
  gone += await erase(db, connections.where('person', '==', uid), most - gone);
  gone += await erase(db, db.collection(COLLECTIONS.codes).where('uid', '==', uid), most - gone);
  gone += await erase(db, db.collection(COLLECTIONS.referrals).where('referrer', '==', uid), most - gone);
  if (gone < most) await leaveReferral(db, uid);
  return gone;
}

async function forgetInViews(db: Firestore, uid: string): Promise<number> {
  const seen = db.collection(COLLECTIONS.connections).where('other', '==', uid).limit(PAGE);
  return db.runTransaction(async (tx) => {
    const { docs } = await tx.get(seen);
    if (docs.length === 0) return 0;
    const users = db.collection(COLLECTIONS.users);
    const people = await tx.getAll(...docs.map((view) => users.doc(String(view.get('person')))));
    for (const person of people.filter((one) => one.exists)) {
      tx.update(person.ref, { userNetwork: FieldValue.arrayRemove(uid) });
    }
    for (const { ref } of docs) tx.delete(ref);
    return docs.length;
  });
}

/** Ends the person's links and their own referral; an earned credit stays without their name. */
async function leaveReferral(db: Firestore, uid: string): Promise<void> {
  const codes = db.collection(COLLECTIONS.codes);
  const referralRef = db.collection(COLLECTIONS.referrals).doc(uid);
  await db.runTransaction(async (tx) => {
    const referral = await tx.get(referralRef);
    for (const kind of CODE_KINDS) tx.delete(codes.doc(`${kind}_${uid}`));
    if (referral.get('state') === 'earned') {
      tx.update(referralRef, { joinedName: joinedName({ userFirstName: '', userLastName: '' }) });
    } else tx.delete(referralRef);
  });
}
