import { Timestamp } from 'firebase-admin/firestore';
import type { Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import { entitlementShape, lapsedIfOver } from '@/domain/plans/entitlement';
import { entitlementRef, readEntitlement } from '../business';
import { storedRecord } from '../records';

const AT_ONCE = 200;

/** Lapses every plan whose end passed without a payment. Returns the number. */
export async function lapsePlans(db: Firestore, now: number): Promise<number> {
  const over = await db
    .collection(COLLECTIONS.entitlements)
    .where('endsAt', '<=', Timestamp.fromMillis(now))
    .limit(AT_ONCE)
    .get();
  const lapsed = await Promise.all(over.docs.map(({ id }) => lapseOne(db, id, now)));
  return lapsed.filter(Boolean).length;
}

/** Checks again: a payment may have arrived since. */
async function lapseOne(db: Firestore, owner: string, now: number): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const current = await readEntitlement(db, tx, owner);
    const next = lapsedIfOver(current, now);
    if (next === current) return false;
    tx.set(entitlementRef(db, owner), storedRecord(entitlementShape, next));
    return true;
  });
}
