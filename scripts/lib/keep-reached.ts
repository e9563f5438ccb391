import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import { reachedInHistory } from '@/domain/customers/reached';
import { activityShape } from '@/domain/history/activity';
import { firestore } from '../../functions/src/firestore';
import { readRecord, readSnapshot } from '../../functions/src/records';
import { addReached } from '../../functions/src/triggers/reached';
import { eachDocument } from './each-document';

/** Gives customers from before the first time of each milestone, from their history; returns how many. May run again. */
export async function keepAllReached(db: Firestore = firestore()): Promise<number> {
  return eachDocument(db, COLLECTIONS.customers, async (ref) => {
    const customer = readSnapshot(customerShape, await ref.get());
    if (!customer) return false;
    const { owner } = customer;
    const told = await db
      .collection(COLLECTIONS.activity)
      .where('recordId', '==', ref.id)
      .select('owner', 'createdAt', 'noun', 'changes')
      .get();
    const entries = told.docs
      .map((entry) => readRecord(activityShape, entry.data()))
      .filter((entry) => entry.owner === owner && entry.noun === 'customer')
      .map(({ createdAt: at, changes }) => ({ at, changes }));
    return addReached(db, ref.id, owner, reachedInHistory(customer, entries));
  });
}
