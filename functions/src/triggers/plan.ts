import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { PlanCopy } from '@/domain/plans/entitlement';
import { ownerOf } from '@/domain/session/session';
import { userShape } from '@/domain/account/user';
import type { UserRecord } from '@/domain/account/user';
import { readBusiness, readPlanCopy } from '../business';
import { readRecord, storedRecord } from '../records';
import { touches } from './change';
import type { Step } from './change';
import { membersNow } from './roster';

/** On a plan: updates the copies in its members' accounts. */
export const planOfMembers: Step = (db, change) => copyPlan(db, change.id);

/** On a new user or one who changed business: copies that business's plan. */
export const planOfPerson: Step = async (db, change) => {
  if (!change.after || !touches(change, ['companyUuid', 'soloOwner'])) return;
  await copyPlan(db, ownerOf({ ...readRecord(userShape, change.after), uuid: change.id }));
};

async function copyPlan(db: Firestore, owner: string, now = Date.now()): Promise<void> {
  const users = db.collection(COLLECTIONS.users);
  await db.runTransaction(async (tx) => {
    const members = await membersNow(db, tx, owner, await readBusiness(db, tx, owner));
    if (members.length === 0) return;
    const copy = await readPlanCopy(db, tx, owner, now);
    for (const member of members) {
      if (!carries(member, copy)) tx.update(users.doc(member.uuid), storedRecord(userShape, copy));
    }
  });
}

function carries(member: UserRecord, copy: PlanCopy): boolean {
  return (
    member.plan === copy.plan &&
    member.userPaid === copy.userPaid &&
    member.userSubscriptionStart === copy.userSubscriptionStart &&
    member.userSubscriptionEnd === copy.userSubscriptionEnd
  );
}
