import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';

/**
 * `Erasures/{uid}`: the owner ids erased with a deleted account, noted before the first deletion. With it an
 * interrupted deletion can be finished, triggers write nothing new about erased records, and the rules refuse
 * a second account for the same uid.
 */
export type Erasure = { readonly owners: readonly string[] };

export async function readErasure(db: Firestore, uid: string): Promise<Erasure | null> {
  const snapshot = await db.collection(COLLECTIONS.erasures).doc(uid).get();
  const owners: unknown = snapshot.get('owners');
  if (!snapshot.exists) return null;
  return { owners: Array.isArray(owners) ? owners.filter((owner) => typeof owner === 'string') : [] };
}

/** Whether this owner's data is being erased or already gone. */
export async function isErased(db: Firestore, tx: Transaction, owner: string): Promise<boolean> {
  const noted = db.collection(COLLECTIONS.erasures).where('owners', 'array-contains', owner).limit(1);
  return !(await tx.get(noted)).empty;
}
