import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

/**
 * `Erasures/{uid}`: the owners whose records go with a deleted account, noted before the first one goes,
 * so that a deletion that was cut off can be finished, triggers write nothing new about what goes, and
 * the rules open no second account for the same person.
 */
export type Erasure = { readonly owners: readonly string[] };

/** What an account's deletion was begun with, or null. */
export async function readErasure(db: Firestore, uid: string): Promise<Erasure | null> {
  const snapshot = await db.collection(COLLECTIONS.erasures).doc(uid).get();
  const owners: unknown = snapshot.get('owners');
  if (!snapshot.exists) return null;
  return { owners: Array.isArray(owners) ? owners.filter((owner) => typeof owner === 'string') : [] };
}

/** Does everything of this owner go, or is it gone already? */
export async function isErased(db: Firestore, tx: Transaction, owner: string): Promise<boolean> {
  const noted = db.collection(COLLECTIONS.erasures).where('owners', 'array-contains', owner).limit(1);
  return !(await tx.get(noted)).empty;
}
