import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@/domain/core/collections';
import type { Invoice } from '@/domain/invoices/invoice';

/** Whether accounting has an invoice or a credit note already. */
export async function isHandedOff(
  db: Firestore,
  tx: Transaction,
  { owner, uuid }: Pick<Invoice, 'owner' | 'uuid'>,
): Promise<boolean> {
  const handOffs = db
    .collection(COLLECTIONS.handOffs)
    .where('owner', '==', owner)
    .where('papers', 'array-contains', uuid)
    .limit(1);
  return !(await tx.get(handOffs)).empty;
}
