import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { customerShape } from '@/domain/customers/customer';
import type { Customer } from '@/domain/customers/customer';
import { earliest, isSameReached, reachedIn } from '@/domain/customers/reached';
import type { Reached } from '@/domain/customers/reached';
import { readRecord, readSnapshot, storedRecord } from '../records';
import { textField, touches } from './change';
import type { RecordChange, Step } from './change';

/**
 * On a customer: notes the milestones that this write shows, each with its first time. Every write tells its own, and the
 * earlier moment stays, so events may come twice or in any order.
 */
export const noteReached: Step = async (db, change) => {
  if (!change.after) return;
  const customer = readRecord(customerShape, change.after);
  const found = reachedBy(change, customer);
  if (isSameReached(earliest(customer.reached, found), customer.reached)) return;
  await addReached(db, change.id, textField(change, 'owner'), found);
};

/** What one write shows; an appointment was set when it was written, whenever it takes place. */
function reachedBy(change: RecordChange, customer: Customer): Partial<Reached> {
  const isSet = customer.appointmentTime !== null && touches(change, ['appointmentTime']);
  const setAt = change.before ? change.at : Math.min(customer.createdAt, change.at);
  return earliest(reachedIn(customer), isSet ? { appointment: setAt } : {});
}

/**
 * Writes milestones to a customer of this owner where they are earlier than what is known. It is no user's edit: stamps
 * and history stay. Returns whether a write was needed.
 */
export async function addReached(
  db: Firestore,
  customerId: string,
  owner: string,
  found: Partial<Reached>,
): Promise<boolean> {
  const ref = db.collection(COLLECTIONS.customers).doc(customerId);
  return db.runTransaction(async (tx) => {
    const customer = readSnapshot(customerShape, await tx.get(ref));
    if (!customer || customer.owner !== owner) return false;
    const reached = earliest(customer.reached, found);
    if (isSameReached(reached, customer.reached)) return false;
    tx.update(ref, storedRecord(customerShape, { reached }));
    return true;
  });
}
