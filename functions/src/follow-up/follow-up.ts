import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { estimateShape } from '@/domain/estimates/estimate';
import type { Estimate } from '@/domain/estimates/estimate';
import { isFollowedUp } from '@/domain/estimates/follow-up';
import { readSnapshot, storedRecord } from '../records';
import type { FollowingUp } from './following-up';
import { readFollowUpMail } from './mail-follow-up';
import { tellFollowUp } from './tell-follow-up';

/**
 * Follows up one estimate's present version, if it is still due: tells its people, and writes to the client in the
 * transaction that notes it as done. Where the hour has no room for the mail, a later run tries again, and tells nobody
 * twice.
 */
export async function followUp(db: Firestore, id: string, following: FollowingUp): Promise<void> {
  const ref = db.collection(COLLECTIONS.estimates).doc(id);
  const due = dueOf(await ref.get(), following);
  if (!due) return;
  await tellFollowUp(db, due, following);
  await noteDone(db, ref, following);
}

async function noteDone(db: Firestore, ref: DocumentReference, following: FollowingUp): Promise<void> {
  await db.runTransaction(async (tx) => {
    const estimate = dueOf(await tx.get(ref), following);
    if (!estimate) return;
    const mail = following.mails ? await readFollowUpMail(db, tx, estimate, following) : null;
    if (mail === 'later') return;
    mail?.write(tx);
    tx.update(ref, storedRecord(estimateShape, { followedUp: estimate.version }));
  });
}

/** The estimate where its present version is due and not followed up yet. */
function dueOf(stored: DocumentSnapshot, { today, rule }: FollowingUp): Estimate | null {
  const estimate = readSnapshot(estimateShape, stored);
  if (!estimate || estimate.followedUp >= estimate.version) return null;
  return isFollowedUp(estimate, today, rule) ? estimate : null;
}
